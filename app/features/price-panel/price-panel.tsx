import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'

/** A price that was opened to see what it is made of. */
export interface OpenedPrice {
  quote: Quote
  planType: SoldPlanType
  /** One of the specified examples, not an answer to the visitor's request. */
  isSample: boolean
}

interface PricePanelProps {
  opened: OpenedPrice
  onClose: () => void
}

/** What a price is made of, what would change it, and what it buys for sure. */
export function PricePanel({ opened, onClose }: PricePanelProps) {
  const { t } = useTranslation('price-panel')
  return (
    <Dialog
      isOpen
      isSheet
      size="wide"
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      foot={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p>{opened.quote.productName}</p>
    </Dialog>
  )
}
