import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceKind } from '#app/features/comparison/plan-words.tsx'
import type { PlanActions } from '#app/features/comparison/results/comparison-results.tsx'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { productNameOf } from '#app/i18n/product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatMoney } from '#domain/format/format.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { lowestPremium, sharedValue } from '#domain/quotes/comparison/comparison-rows.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './side-by-side.module.css'
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
  const { t } = useTranslation('comparison')
  return (
    <th scope="col">
      <CarrierLogo {...carrierLogo(carriers, quote.carrierName)} />
      <span className={styles.carrier}>{quote.carrierName}</span>
      <span className={styles.product}>{productNameOf(t, quote.productName, planType)}</span>
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

interface PremiumGroupProps {
  quotes: readonly Quote[]
  /** All plans on screen. The first of them is the best value; the table may hold three others. */
  shown: ShownPlans
}

/** The prices, as the largest thing of the table. */
function PremiumGroup({ quotes, shown }: PremiumGroupProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const lowest = lowestPremium(quotes)
  const differs = sharedValue(quotes.map(({ monthlyPremium }) => monthlyPremium)) === undefined
  return (
    <TableGroup label={t('table.rows.monthly')} differs={differs} columns={quotes.length} isBig>
      {quotes.map((quote) => (
        <td key={quote.quoteId}>
          <span className={classNames(typography.price, styles.price)}>
            {formatMoney(quote.monthlyPremium, language)}
          </span>
          {differs && quote.monthlyPremium === lowest ? (
            <Badge tone="amber">{t(quote === shown.quotes[0] ? 'card.bestValue' : 'table.lowest')}</Badge>
          ) : null}
          <span className={styles.estimate}>
            <PriceKind quote={quote} shown={shown} />
          </span>
        </td>
      ))}
    </TableGroup>
  )
}

interface TableGroupProps {
  label: string
  /** Whether the plans are not alike in this. */
  differs: boolean
  /** One cell for each plan. */
  columns: number
  isBig?: boolean | undefined
  children: ReactNode
}

/** One fact about all plans. Its name stands beside the cells, or on phones in a row of its own above them. */
function TableGroup({ label, differs, columns, isBig, children }: TableGroupProps) {
  const { t } = useTranslation('comparison')
  const name = (
    <>
      {label} {differs ? <Badge tone="blue">{t('table.differs')}</Badge> : null}
    </>
  )
  return (
    <tbody>
      <tr className={styles.label}>
        <th scope="rowgroup" colSpan={columns}>
          {name}
        </th>
      </tr>
      <tr className={classNames(isBig && styles.big)}>
        <th scope="row">{name}</th>
        {children}
      </tr>
    </tbody>
  )
}
