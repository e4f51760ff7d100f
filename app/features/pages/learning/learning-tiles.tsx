import { examples } from 'virtual:examples/learning'
import { useTranslation } from 'react-i18next'
import { articles } from '#app/features/pages/articles.ts'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { facts } from '#content/facts.ts'
import { formatCoverage, formatCoverageShort, formatDate, formatMoney } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import { GuideText } from './guide-text.tsx'
import styles from './learning.module.css'

const { startingRate, basis } = examples

/** Four figures, and under them what each of them depends on. */
export function LearningTiles() {
  const { t } = usePageWords('page-learning')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const { age, coverage, termYears, female, male } = startingRate.example
  const tiles = [
    { figure: String(articles.length), label: t('tiles.articles', { count: articles.length }) },
    { figure: formatCoverageShort(facts.noExamLimit.value, language), label: t('tiles.noExam') },
    { figure: t('tiles.hours'), label: t('tiles.approval') },
    { figure: t('tiles.rate'), label: t('tiles.rates') },
  ]
  return (
    <>
      <ul className={styles.learningTiles}>
        {tiles.map(({ figure, label }) => (
          <li key={label}>
            <b>{figure}</b> {label}
          </li>
        ))}
      </ul>
      <div className={styles.tileNotes}>
        <p>{t('tiles.noExamNote')}</p>
        <p>
          <GuideText>
            {t('tiles.ratesNote', {
              age,
              years: termYears,
              coverage: formatCoverage(coverage, language),
              woman: formatMoney(female, language),
              man: formatMoney(male, language),
              date: formatDate(basis.asOf, language),
            })}
          </GuideText>
        </p>
      </div>
    </>
  )
}
