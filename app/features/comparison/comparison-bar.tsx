import { ShoppingCart } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SubBar } from '#app/ui/sub-bar.tsx'
import type { SideBySideView } from './use-side-by-side.ts'

interface ComparisonBarProps {
  cartCount: number
  onReviewCart: () => void
  sideBySide: SideBySideView
}

/** Back to the review, or from the table to the list; and the cart. */
export function ComparisonBar({ cartCount, onReviewCart, sideBySide }: ComparisonBarProps) {
  const { t } = useTranslation('comparison')
  const back = sideBySide.isOpen
    ? { ...sideBySide.list, label: t('table.back'), onBack: sideBySide.close }
    : { to: paths.review, label: t('back') }
  return (
    <SubBar {...back}>
      <Button variant="quiet" isSmall className="cart-btn" aria-haspopup="dialog" onClick={onReviewCart}>
        <Icon of={ShoppingCart} /> {t('cart')}{' '}
        <Trans
          t={t}
          i18nKey="cartCount"
          count={cartCount}
          components={{ badge: <span className="count" />, unseen: <span className="sr" /> }}
        />
      </Button>
    </SubBar>
  )
}
