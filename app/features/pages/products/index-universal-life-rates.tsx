import { examples } from 'virtual:examples/index-universal-life'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { formatCoverage, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { ExampleRates } from './example-rates.tsx'

/** What keeps index universal life guaranteed, by age and sex. */
export function IndexUniversalLifeRates() {
  const { t } = usePageWords('page-index-universal-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const values = {
    coverage: formatCoverage(examples.coverage, language),
    age: formatNumber(examples.guaranteedToAge, language),
  }
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={[t('rates.guarantee', values), t('rates.more')]}
      tables={[{ id: 'iul', caption: t('rates.caption', values), rows: examples.rows }]}
      basis={examples.basis}
      product="IUL"
    />
  )
}
