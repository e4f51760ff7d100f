import { examples } from 'virtual:examples/affordable-insurance'
import { useTranslation } from 'react-i18next'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import typography from '#app/ui/layout/typography.module.css'
import type { PriceRange } from '#domain/examples/prices/example-prices.ts'
import { formatCoverage, formatList, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { aboveStated } from './affordable-outside.ts'
import { RangeBars } from './affordable-range-bars.tsx'

const { assumed, actual, outside } = examples.realityCheck
const above = aboveStated(outside)
const prices = examples.costs.flatMap(({ female, male }) => [female, male])
const ours: PriceRange = {
  low: Math.min(...prices.map(({ low }) => low)),
  high: Math.max(...prices.map(({ high }) => high)),
}
const ages = examples.costs.map(({ age }) => age)

/** What people think that coverage costs, what it often costs, and where our own examples cost more than that. */
export function AffordableReality() {
  const { t } = usePageWords('page-affordable-insurance')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const money = (amount: number) => formatCoverage(amount, language)
  const range = ({ low, high }: PriceRange) => t('reality.range', { low: money(low), high: money(high) })
  const own = {
    from: formatNumber(Math.min(...ages), language),
    to: formatNumber(Math.max(...ages), language),
  }
  const paragraphs = [
    t('reality.guess'),
    above
      ? t('reality.above', {
          ages: formatList(
            above.ages.map((age) => formatNumber(age, language)),
            language,
          ),
          highest: money(above.highest),
        })
      : '',
    above && above.highest < assumed.low ? t('reality.belowGuess') : '',
    t('reality.fine'),
  ]
  return (
    <Explain title={t('reality.title')} paragraphs={joined(paragraphs)} ground="sunk" id="reality">
      <figure>
        <figcaption className={typography.h3}>{t('reality.picture')}</figcaption>
        <RangeBars
          to={assumed.high}
          bars={[
            { id: 'assumed', label: t('reality.assumed'), value: range(assumed), ...assumed, look: 'guess' },
            { id: 'actual', label: t('reality.actual'), value: range(actual), ...actual, look: 'stated' },
            { id: 'ours', label: t('reality.examples', own), value: range(ours), ...ours, look: 'ours' },
          ]}
        />
      </figure>
    </Explain>
  )
}

/** The first sentence as one paragraph, what limits it as the other. */
function joined([first = '', ...rest]: readonly string[]): string[] {
  return [first, rest.filter((text) => text).join(' ')]
}
