import { examples as learning } from 'virtual:examples/learning'
import { examples } from 'virtual:examples/term-life'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { Story } from '#app/features/pages/blocks/story.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { facts } from '#content/facts.ts'
import { formatCoverage, formatMoney, formatNumber, formatYears } from '#domain/format/format.ts'
import { paths } from '#domain/site/paths.ts'
import type { RateTableContent } from './example-rates.tsx'
import { ExampleRates } from './example-rates.tsx'
import styles from './products.module.css'

export default function TermLifePage() {
  const words = usePageWords('page-term-life')
  const { t, list } = words
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.more') }}
      />
      <Explain title={t('how.title')} paragraphs={list('how.paragraphs')}>
        <TermLifeWindows />
      </Explain>
      <Benefits words={words} />
      <TermLifeRates />
      <FitBand words={words} />
      <Considerations words={words}>
        <p className={styles.waysOn}>
          <ArrowLink to={paths.mortgageProtection}>{t('considerations.mortgage')}</ArrowLink>
          <ArrowLink to={paths.noMedicalExam}>{t('considerations.noExam')}</ArrowLink>
        </p>
      </Considerations>
      <PageVideo title={t('video.title')} video="term" picture="kitchenTable" />
      <Story id="term" words={words} />
      <PageSources namespace="page-term-life" />
      <PageClosing />
    </>
  )
}

const yearsPerWindow = 5

const windows = 6

const lit = facts.termMiddle.value / yearsPerWindow

/** A term as a row of windows: lit while it lasts. */
function TermLifeWindows() {
  const { t, language } = usePageWords('page-term-life')
  const number = (value: number) => formatNumber(value, language)
  return (
    <figure className={styles.windowsFigure}>
      <div role="img" aria-label={t('how.picture.label')}>
        <WindowPanes count={windows} lit={lit} />
        <p className={classNames(styles.windowsYears, typography.micro, typography.soft)}>
          {Array.from({ length: lit }, (_, place) => place * yearsPerWindow).map((from) => (
            <span key={from}>
              {number(from + 1)}–{number(from + yearsPerWindow)}
            </span>
          ))}
          <span className={styles.windowsRest}>{t('how.picture.ended')}</span>
        </p>
      </div>
      <figcaption className={classNames(typography.small, typography.soft)}>
        {t('how.picture.caption')}
      </figcaption>
    </figure>
  )
}

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
function TermLifeRates() {
  const { t, language } = usePageWords('page-term-life')
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
