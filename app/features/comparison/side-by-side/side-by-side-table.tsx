import { useTranslation } from 'react-i18next'
import type { PlanActions } from '#app/features/comparison/card/quote-card.tsx'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { useProductName } from '#app/features/comparison/use-product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { lowestPremium } from '#domain/quotes/comparison/comparison-rows.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { PremiumGroup } from './premium-group.tsx'
import styles from './side-by-side.module.css'
import { TableGroup } from './table-group.tsx'
import { useTableRows } from './use-table-rows.tsx'

interface SideBySideTableProps {
  planType: PlanType
  quotes: readonly Quote[]
  shown: ShownPlans
  actions: PlanActions
  onRemove: (quote: Quote) => void
}

export function SideBySideTable({ planType, quotes, shown, actions, onRemove }: SideBySideTableProps) {
  const { t } = useTranslation('comparison')
  const rows = useTableRows(quotes)
  const lowest = lowestPremium(quotes)
  return (
    <table className={styles.table}>
      <caption className={layout.sr}>
        {t('table.caption', { count: quotes.length, plan: t(`plans.${planType}.inText`) })}
      </caption>
      <thead>
        <tr>
          <td />
          {quotes.map((quote) => (
            <PlanHead key={quote.quoteId} quote={quote} planType={planType} />
          ))}
        </tr>
      </thead>
      <PremiumGroup quotes={quotes} shown={shown} />
      {rows.map(({ id, label, differs, cells }) => (
        <TableGroup key={id} label={label} differs={differs} columns={quotes.length}>
          {cells.map(({ quoteId, content }) => (
            <td key={quoteId}>{content}</td>
          ))}
        </TableGroup>
      ))}
      <tfoot>
        <tr>
          <td />
          {quotes.map((quote) => (
            <td key={quote.quoteId}>
              <PlanButtons
                quote={quote}
                isLowest={quote.monthlyPremium === lowest}
                actions={actions}
                onRemove={() => onRemove(quote)}
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function PlanHead({ quote, planType }: { quote: Quote; planType: PlanType }) {
  const { carriers } = useSite()
  const productName = useProductName(planType)
  return (
    <th scope="col">
      <CarrierLogo {...carrierLogo(carriers, quote.carrierName)} />
      <span className={styles.carrier}>{quote.carrierName}</span>
      <span className={styles.product}>{productName(quote)}</span>
    </th>
  )
}

interface PlanButtonsProps {
  quote: Quote
  isLowest: boolean
  actions: PlanActions
  onRemove: () => void
}

function PlanButtons({ quote, isLowest, actions, onRemove }: PlanButtonsProps) {
  const { t } = useTranslation('comparison')
  const name = <span className={layout.sr}> {quote.carrierName}</span>
  return (
    <>
      <Button variant={isLowest ? 'primary' : 'quiet'} isBlock onClick={() => actions.onAdd(quote)}>
        <span>
          {t('card.add')}
          {name}
        </span>
      </Button>
      <Button variant="text" isSmall aria-haspopup="dialog" onClick={() => actions.onOpenPrice(quote)}>
        <span>
          {t('card.openPrice')}
          {name}
        </span>
      </Button>
      <Button variant="text" isSmall onClick={onRemove}>
        <span>
          {t('table.remove')}
          {name}
        </span>
      </Button>
    </>
  )
}
