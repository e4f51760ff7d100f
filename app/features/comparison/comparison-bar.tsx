import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SideBySideView } from '#app/features/comparison/side-by-side/use-side-by-side.ts'
import { SubBar } from '#app/ui/layout/sub-bar.tsx'
import { paths } from '#domain/site/paths.ts'

interface ComparisonBarProps {
  cartButton: ReactNode
  sideBySide: SideBySideView
}

/** Back to the review, or from the table to the list; and the cart. */
export function ComparisonBar({ cartButton, sideBySide }: ComparisonBarProps) {
  const { t } = useTranslation('comparison')
  const back = sideBySide.isOpen
    ? { ...sideBySide.list, label: t('table.back'), onBack: sideBySide.close }
    : { to: paths.review, label: t('back') }
  return <SubBar {...back}>{cartButton}</SubBar>
}
