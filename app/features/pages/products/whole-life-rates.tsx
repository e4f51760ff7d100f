import { examples } from 'virtual:examples/whole-life'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { formatCoverage } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ExampleRates } from './example-rates.tsx'

/** What whole life costs by age and sex. */
export function WholeLifeRates() {
  const { t, list } = usePageWords('page-whole-life')
  const { i18n } = useTranslation()
  const coverage = formatCoverage(examples.coverage, toLanguage(i18n.language))
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={list('rates.paragraphs')}
      tables={[{ id: 'whole', caption: t('rates.caption', { coverage }), rows: examples.rows }]}
      basis={examples.basis}
      product="Whole"
    />
  )
}
