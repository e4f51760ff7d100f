import { examples } from 'virtual:examples/final-expense'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { formatCoverage, formatMoney, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ExampleRates } from './example-rates.tsx'

const { age, rows: byCoverage } = examples.byCoverage
const smallest = byCoverage[0]
const largest = byCoverage.at(-1)
const atAge = examples.rows.find((row) => row.age === age)

/** What final expense costs by age and sex, and after how many years it has cost what it pays. */
export function FinalExpenseRates() {
  const { t } = usePageWords('page-final-expense')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(examples.coverage, language)
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={[t('rates.young'), t('rates.kind')]}
      tables={[{ id: 'all', caption: t('rates.caption', { coverage }), rows: examples.rows }]}
      basis={examples.basis}
      product="Whole"
      note={
        smallest && largest && atAge
          ? t('rates.note', {
              age: formatNumber(age, language),
              low: formatMoney(smallest.female, language),
              lowCoverage: formatCoverage(smallest.coverage, language),
              high: formatMoney(largest.female, language),
              highCoverage: formatCoverage(largest.coverage, language),
              coverage,
              years: formatNumber(Math.round(examples.coverage / (12 * atAge.female)), language),
            })
          : null
      }
    />
  )
}
