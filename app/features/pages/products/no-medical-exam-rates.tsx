import { examples } from 'virtual:examples/no-medical-exam'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { formatCoverage, formatMoney, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ExampleRates } from './example-rates.tsx'

const middle = examples.withExam.find(({ age }) => age === 40)

/** What term life without an exam costs by age and sex, and what one with an exam costs at one age. */
export function NoMedicalExamRates() {
  const { t } = usePageWords('page-no-medical-exam')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const caption = t('rates.caption', {
    coverage: formatCoverage(examples.coverage, language),
    years: formatNumber(examples.termYears, language),
  })
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={[t('rates.extra'), t('rates.basis')]}
      tables={[{ id: 'all', caption, rows: examples.rows }]}
      basis={examples.basis}
      product="Term"
      note={
        middle
          ? t('rates.note', {
              age: formatNumber(middle.age, language),
              female: formatMoney(middle.female, language),
              male: formatMoney(middle.male, language),
            })
          : null
      }
    />
  )
}
