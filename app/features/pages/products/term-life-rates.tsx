import { examples as learning } from 'virtual:examples/learning'
import { examples } from 'virtual:examples/term-life'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { facts } from '#content/facts.ts'
import { formatCoverage, formatMoney, formatNumber, formatYears } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ExampleRates } from './example-rates.tsx'
import type { RateTableContent } from './rate-table.tsx'

/** The table that stands there first, and the two ages whose prices the words compare. */
const firstYears = facts.termMiddle.value
const younger = 35
const older = 45
const { example: start } = learning.startingRate

function womansPrice(age: number): number {
  const rows = examples.tables.find(({ termYears }) => termYears === firstYears)?.rows
  const row = rows?.find((one) => one.age === age)
  if (!row) throw new Error(`The term examples hold no price at ${age}`)
  return row.female
}

/** What term life costs by age, sex and length. */
export function TermLifeRates() {
  const { t } = usePageWords('page-term-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const tables = examples.tables.map(({ termYears, rows }): RateTableContent => {
    const years = formatYears(termYears, language)
    const coverage = formatCoverage(examples.coverage, language)
    return { id: String(termYears), name: years, caption: t('rates.caption', { coverage, years }), rows }
  })
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={[
        t('rates.age', {
          years: formatYears(firstYears, language),
          youngerAge: formatNumber(younger, language),
          youngerPrice: formatMoney(womansPrice(younger), language),
          olderAge: formatNumber(older, language),
          olderPrice: formatMoney(womansPrice(older), language),
        }),
        t('rates.start', {
          startYears: formatYears(start.termYears, language),
          startCoverage: formatCoverage(start.coverage, language),
          startAge: formatNumber(start.age, language),
          startWoman: formatMoney(start.female, language),
          startMan: formatMoney(start.male, language),
        }),
      ]}
      tables={tables}
      choice={{ label: t('rates.choice'), first: String(firstYears) }}
      basis={examples.basis}
      product="Term"
      note={t('rates.note')}
    />
  )
}
