import { examples } from 'virtual:examples/no-medical-exam'
import { useTranslation } from 'react-i18next'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { formatCoverage, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'

const price = examples.rows.find(({ age }) => age === 35)?.female

/** A sample story whose price is one of the page's own examples. */
export function NoMedicalExamStory() {
  const { t } = usePageWords('page-no-medical-exam')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  if (!price) return null
  return (
    <Story
      id="noExam"
      title={t('story.title')}
      quote={t('story.quote')}
      name={t('story.name')}
      who={t('story.who')}
      plan={t('story.plan', {
        coverage: formatCoverage(examples.coverage, language),
        years: formatNumber(examples.termYears, language),
        price: formatCoverage(Math.round((price.low + price.high) / 2), language),
      })}
    />
  )
}
