import { examples } from 'virtual:examples/learning'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { articles } from '#app/features/pages/learning/guide/articles.ts'
import { glossaryWords } from '#app/features/pages/learning/guide/glossary-words.ts'
import { distinctCategories } from '#app/features/pages/learning/guide/guide.ts'
import { GuideAccordion } from '#app/features/pages/learning/guide/guide-accordion.tsx'
import { GuideText } from '#app/features/pages/learning/guide/guide-text.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import { guideMessages } from '#content/guides.ts'
import { formatCoverage, formatCoverageShort, formatMoney } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './guides.module.css'
import learningStyles from './learning.module.css'
import { LearningClosing } from './learning-closing.tsx'
import wordListStyles from './word-list.module.css'

/** The Learning Center: what there is to read, the guides, and the words that one meets. */
export default function LearningPage() {
  const { t } = usePageWords('page-learning')
  return (
    <>
      <PageHero
        text={{ title: t('title'), lead: t('lead') }}
        more={{ hash: '#words', label: t('toWords') }}
      />
      <div className={styles.guideShelf}>
        <div className={layout.wrap}>
          <LearningTiles />
          <CategoryChips />
          <GuideAccordion />
        </div>
      </div>
      <WordList />
      <Kinds />
      <PageSources namespace={['page-learning', 'page-glossary', ...guideMessages]} />
      <LearningClosing namespace="page-learning" />
    </>
  )
}

/** What the guides are about. They name, they do not lead anywhere. */
function CategoryChips() {
  const { t } = usePageWords('page-learning')
  return (
    <>
      <h2 className={typography.h3}>{t('categories')}</h2>
      <ul className={learningStyles.categoryChips}>
        {distinctCategories().map((key) => (
          <li key={key}>
            <Badge>{t(`guide-labels:${key}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}

const kinds = [
  'termLife',
  'wholeLife',
  'indexUniversalLife',
  'finalExpense',
  'mortgageProtection',
  'noMedicalExam',
  'goalQuiz',
] as const

/** The kinds of coverage, for whom the menu does not name them all. */
function Kinds() {
  const { t } = usePageWords('page-learning')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, layout.cols2)}>
        <h2>{t('kinds.title')}</h2>
        <ul className={learningStyles.kindLinks}>
          {kinds.map((kind) => (
            <li key={kind}>
              <ArrowLink to={paths[kind]}>{t(`kinds.${kind}`)}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const { startingRate, basis } = examples

/** Four figures, and under them what each of them depends on. */
function LearningTiles() {
  const { t, language } = usePageWords('page-learning')
  const { age, coverage, termYears, female, male } = startingRate.example
  const tiles = [
    { figure: String(articles.length), label: t('tiles.articles', { count: articles.length }) },
    { figure: formatCoverageShort(facts.noExamLimit.value, language), label: t('tiles.noExam') },
    { figure: t('tiles.hours'), label: t('tiles.approval') },
    { figure: t('tiles.rate'), label: t('tiles.rates') },
  ]
  return (
    <>
      <ul className={learningStyles.learningTiles}>
        {tiles.map(({ figure, label }) => (
          <li key={label}>
            <b>{figure}</b> {label}
          </li>
        ))}
      </ul>
      <div className={learningStyles.tileNotes}>
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

/** The words of insurance in plain ones, each at an anchor of its own, such as `#word-premium`. */
function WordList() {
  const { t } = usePageWords('page-glossary')
  return (
    <section className={layout.section} data-ground="sunk" id="words">
      <div className={layout.wrap}>
        <h2>{t('title')}</h2>
        <p className={typography.lead} data-slot="lead">
          {t('lead')}
        </p>
        <dl className={wordListStyles.wordList}>
          {glossaryWords.map((word) => (
            <div key={word}>
              <dt id={`word-${word}`}>{t(`words.${word}.term`)}</dt>
              <dd>{t(`words.${word}.meaning`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
