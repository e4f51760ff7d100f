import { useTranslation } from 'react-i18next'
import { Badge } from '#app/ui/badge.tsx'
import type { Quote } from '#domain/quotes/quote.ts'
import type { ShownPlans } from './use-preview.ts'

interface PriceKindProps {
  quote: Quote
  shown: Pick<ShownPlans, 'isPreview' | 'isSample'>
}

/** Whether a price is modeled, the service's, a sample or a preview: said wherever a price stands. */
export function PriceKind({ quote, shown }: PriceKindProps) {
  const { t } = useTranslation('comparison')
  if (shown.isSample) {
    return (
      <>
        <Badge tone="amber">{t('card.sample')}</Badge> {t('card.sampleWhy')}
      </>
    )
  }
  const words = t(quote.isModeled ? 'card.modeled' : 'card.estimate')
  if (!shown.isPreview) return words
  return (
    <>
      <Badge tone="amber">{t('preview.badge')}</Badge> {words}
    </>
  )
}
