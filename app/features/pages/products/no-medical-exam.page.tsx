import { examples } from 'virtual:examples/no-medical-exam'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { WindowCalendar } from '#app/features/pages/blocks/window-calendar.tsx'
import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import { formatCoverage, formatMoney, formatNumber } from '#domain/format/format.ts'
import { paths } from '#domain/site/paths.ts'
import { ExampleRates } from './example-rates.tsx'
import productFiguresStyles from './product-figures.module.css'
import styles from './products.module.css'

export default function NoMedicalExamPage() {
  const words = usePageWords('page-no-medical-exam')
  const { t, list } = words
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.rates') }}
      />
      <Explain title={t('explain.title')} paragraphs={list('explain.paragraphs')}>
        <NoMedicalExamCalendar />
      </Explain>
      <Benefits words={words} />
      <NoMedicalExamSteps />
      <NoMedicalExamTiers />
      <NoMedicalExamRates />
      <FitBand words={words} />
      <NoMedicalExamStory />
      <PageVideo title={t('video.title')} picture="teaCup" />
      <Considerations words={words}>
        <p className={styles.waysOn}>
          <ArrowLink to={paths.termLife}>{t('considerations.termLife')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-no-medical-exam" />
      <PageClosing />
    </>
  )
}

const week = 7

const noExamDays = facts.noExamDecisionHours.value.high / 24

const exam = facts.examDecisionWeeks.value

const days = Array.from({ length: exam.high * week }, (_, day) => {
  if (day < noExamDays) return 'lit'
  return day < exam.low * week ? 'dark' : 'late'
})

/** Four weeks of windows: the days on which a decision comes without an exam, and with one. */
function NoMedicalExamCalendar() {
  const { t } = usePageWords('page-no-medical-exam')
  return (
    <figure className={productFiguresStyles.decisionDays}>
      <figcaption className={typography.h3}>{t('calendar.title')}</figcaption>
      <WindowCalendar label={t('calendar.label')} columns={week} windows={days} />
      <ul className={productFiguresStyles.chartKey}>
        <li>{t('calendar.noExam')}</li>
        <li className={productFiguresStyles.isBlue}>{t('calendar.exam')}</li>
      </ul>
      <p>{t('calendar.note')}</p>
    </figure>
  )
}

/** From the questions to the decision. */
function NoMedicalExamSteps() {
  const { t, items } = usePageWords('page-no-medical-exam')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, blocksStyles.split, blocksStyles.wideRight)}>
        <div>
          <h2>{t('steps.title')}</h2>
          <p>{t('steps.text')}</p>
        </div>
        <NumberedSteps steps={items('steps.items', ['title', 'text'])} />
      </div>
    </section>
  )
}

/** What carriers commonly ask for small, middle and large amounts. */
function NoMedicalExamTiers() {
  const { t, list, items } = usePageWords('page-no-medical-exam')
  return (
    <section className={layout.section} data-ground="blue">
      <div className={classNames(layout.wrap, productFiguresStyles.stackBlock)}>
        <div className={layout.read}>
          <h2>{t('tiers.title')}</h2>
          <p>{t('tiers.text')}</p>
        </div>
        <WordTable
          caption={t('tiers.caption')}
          columns={list('tiers.columns')}
          rows={items('tiers.rows', ['head', 'answers', 'exam', 'decision']).map((row) => ({
            id: row.head,
            cells: [row.head, row.answers, row.exam, row.decision],
          }))}
        />
        <p className={layout.read}>
          <strong>{t('tiers.qualifier')}</strong>
        </p>
      </div>
    </section>
  )
}

const middle = examples.withExam.find(({ age }) => age === 40)

/** What term life without an exam costs by age and sex, and what one with an exam costs at one age. */
function NoMedicalExamRates() {
  const { t, language } = usePageWords('page-no-medical-exam')
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

const price = examples.rows.find(({ age }) => age === 35)?.female

/** A sample story whose price is one of the page's own examples. */
function NoMedicalExamStory() {
  const words = usePageWords('page-no-medical-exam')
  const { language } = words
  if (!price) return null
  return (
    <Story
      id="noExam"
      words={words}
      planValues={{
        coverage: formatCoverage(examples.coverage, language),
        years: formatNumber(examples.termYears, language),
        price: formatCoverage(Math.round((price.low + price.high) / 2), language),
      }}
    />
  )
}
