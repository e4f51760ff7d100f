import { useTranslation } from 'react-i18next'
import { toLanguage } from '#app/i18n/language.ts'
import { Badge } from '#app/ui/badge.tsx'
import { formatMoney } from '#domain/format/format.ts'
import { lowestPremium, sharedValue } from '#domain/quotes/comparison-rows.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { TableGroup } from './table-group.tsx'

interface PremiumGroupProps {
  quotes: readonly Quote[]
  /** The plan that the list calls the best value; the table may hold three others. */
  best: Quote | undefined
}

/** The prices, as the largest thing of the table. */
export function PremiumGroup({ quotes, best }: PremiumGroupProps) {
  const { t, i18n } = useTranslation('comparison')
  const language = toLanguage(i18n.language)
  const lowest = lowestPremium(quotes)
  const differs = sharedValue(quotes.map(({ monthlyPremium }) => monthlyPremium)) === undefined
  return (
    <TableGroup label={t('table.rows.monthly')} differs={differs} columns={quotes.length} isBig>
      {quotes.map((quote) => (
        <td key={quote.quoteId}>
          <span className="price">{formatMoney(quote.monthlyPremium, language)}</span>
          {differs && quote.monthlyPremium === lowest ? (
            <Badge tone="amber">{t(quote === best ? 'card.bestValue' : 'table.lowest')}</Badge>
          ) : null}
        </td>
      ))}
    </TableGroup>
  )
}
