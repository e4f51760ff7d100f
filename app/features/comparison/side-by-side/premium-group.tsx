import { useTranslation } from 'react-i18next'
import { PriceKind } from '#app/features/comparison/card/quote-price.tsx'
import styles from '#app/features/comparison/comparison.module.css'
import type { ShownPlans } from '#app/features/comparison/use-preview.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { formatMoney } from '#domain/format/format.ts'
import { lowestPremium, sharedValue } from '#domain/quotes/comparison/comparison-rows.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toLanguage } from '#domain/site/language.ts'
import sideBySideStyles from './side-by-side.module.css'
import { TableGroup } from './table-group.tsx'

interface PremiumGroupProps {
  quotes: readonly Quote[]
  /** All plans on screen. The first of them is the best value; the table may hold three others. */
  shown: ShownPlans
}

/** The prices, as the largest thing of the table. */
export function PremiumGroup({ quotes, shown }: PremiumGroupProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const lowest = lowestPremium(quotes)
  const differs = sharedValue(quotes.map(({ monthlyPremium }) => monthlyPremium)) === undefined
  return (
    <TableGroup label={t('table.rows.monthly')} differs={differs} columns={quotes.length} isBig>
      {quotes.map((quote) => (
        <td key={quote.quoteId}>
          <span className={classNames(typography.price, styles.price, sideBySideStyles.price)}>
            {formatMoney(quote.monthlyPremium, language)}
          </span>
          {differs && quote.monthlyPremium === lowest ? (
            <Badge tone="amber">{t(quote === shown.quotes[0] ? 'card.bestValue' : 'table.lowest')}</Badge>
          ) : null}
          <span className={classNames(styles.estimate, sideBySideStyles.estimate)}>
            <PriceKind quote={quote} shown={shown} />
          </span>
        </td>
      ))}
    </TableGroup>
  )
}
