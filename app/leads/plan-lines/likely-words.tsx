import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/format/format.ts'
import type { LikelyPrice } from '#domain/plans/likely-price.ts'
import { toLanguage } from '#domain/site/language.ts'

interface LikelyWordsProps {
  /** Plans kept from before it was stored have none, and samples never do. */
  likely: LikelyPrice | undefined
  className?: string | undefined
}

/** Beside a plan's price: between what it likely ends up. */
export function LikelyWords({ likely, className }: LikelyWordsProps) {
  const { t, i18n } = useTranslation('leads')
  if (likely === undefined) return null
  const language = toLanguage(i18n.language)
  return (
    <span className={className} data-slot="likely">
      {t('plan.likely', { low: formatMoney(likely.low, language), high: formatMoney(likely.high, language) })}
    </span>
  )
}
