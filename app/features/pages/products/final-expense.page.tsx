import { examples } from 'virtual:examples/final-expense'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { WindowCalendar } from '#app/features/pages/blocks/window-calendar.tsx'
import { WordTable } from '#app/features/pages/blocks/word-table.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { facts } from '#content/facts.ts'
import { formatCoverage, formatMoney, formatNumber } from '#domain/format/format.ts'
import { paths } from '#domain/site/paths.ts'
import { ExampleRates } from './example-rates.tsx'
import productFiguresStyles from './product-figures.module.css'
import styles from './products.module.css'

/** Its own quote: the questionnaire knows no final expense. */
const quoteAt = `${paths.instantQuotes}?product=FinalExpense`

export default function FinalExpensePage() {
  const words = usePageWords('page-final-expense')
  const { t, list } = words
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        quoteAt={quoteAt}
        more={{ hash: '#rates', label: t('hero.rates') }}
      />
      <Explain title={t('explain.title')} paragraphs={list('explain.paragraphs')}>
        <FinalExpenseCosts />
      </Explain>
      <Benefits words={words} />
      <FinalExpenseRates />
      <FitBand words={words} />
      <FinalExpenseKinds />
      <PageVideo title={t('video.title')} picture="porchLight" />
      <Considerations words={words}>
        <p className={styles.waysOn}>
          <ArrowLink to={paths.wholeLife}>{t('considerations.wholeLife')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-final-expense" />
      <PageClosing quoteAt={quoteAt} other={{ to: paths.quote, label: t('closing.larger') }} />
    </>
  )
}

const bills = [
  { id: 'cremation', low: facts.funeralWithCremation.value, high: facts.funeralWithCremation.value },
  { id: 'burial', low: facts.funeralWithBurial.value, high: facts.funeralWithBurial.value },
  { id: 'all', ...facts.funeralCost.value },
]

const longest = Math.max(...bills.map(({ high }) => high))

const share = (amount: number) => `${(100 * amount) / longest}%`

/** What a funeral and all last bills come to, as bars beside their amounts. */
function FinalExpenseCosts() {
  const { t, language } = usePageWords('page-final-expense')
  const money = (amount: number) => formatCoverage(amount, language)
  return (
    <figure>
      <figcaption className={typography.h3}>{t('costs.title')}</figcaption>
      <dl className={productFiguresStyles.costBars}>
        {bills.map(({ id, low, high }) => (
          <div key={id}>
            <dt>{t(`costs.${id}`)}</dt>
            <dd>
              <span className={classNames(typography.num, productFiguresStyles.num)} data-slot="num">
                {low === high ? money(low) : t('costs.range', { low: money(low), high: money(high) })}
              </span>
              <svg aria-hidden="true">
                <rect className={productFiguresStyles.isRange} width={share(high)} height="100%" />
                <rect width={share(low)} height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classNames(typography.small, typography.soft)}>{t('costs.note')}</p>
    </figure>
  )
}

const full = Array.from({ length: 8 }, () => 'lit' as const)

const graded = full.map((look, year) => (year < 2 ? ('dark' as const) : look))

/** Level beside graded benefit: from when on the full amount is paid. */
function FinalExpenseKinds() {
  const { t, list, items } = usePageWords('page-final-expense')
  return (
    <section className={layout.section}>
      <div className={classNames(layout.wrap, productFiguresStyles.stackBlock)}>
        <div className={blocksStyles.split}>
          <div>
            <h2>{t('kinds.title')}</h2>
            <p className={typography.soft}>{t('kinds.text')}</p>
          </div>
          <figure className={productFiguresStyles.kindWindows}>
            <Kind label={t('kinds.picture.level')} windows={full} />
            <Kind label={t('kinds.picture.graded')} windows={graded} />
            <figcaption className={classNames(typography.small, productFiguresStyles.small, typography.soft)}>
              {t('kinds.picture.note')}
            </figcaption>
          </figure>
        </div>
        <WordTable
          caption={t('kinds.caption')}
          columns={list('kinds.columns')}
          rows={items('kinds.rows', ['head', 'level', 'graded']).map(({ head, level, graded }) => ({
            id: head,
            cells: [head, level, graded],
          }))}
        />
      </div>
    </section>
  )
}

function Kind({ label, windows }: { label: string; windows: readonly ('lit' | 'dark')[] }) {
  return (
    <div>
      <WindowCalendar label={label} columns={windows.length} windows={windows} />
      <p className={classNames(typography.small, productFiguresStyles.small)} aria-hidden="true">
        {label}
      </p>
    </div>
  )
}

const { age, rows: byCoverage } = examples.byCoverage

const smallest = byCoverage[0]

const largest = byCoverage.at(-1)

const atAge = examples.rows.find((row) => row.age === age)

/** What final expense costs by age and sex, and after how many years it has cost what it pays. */
function FinalExpenseRates() {
  const { t, language } = usePageWords('page-final-expense')
  const coverage = formatCoverage(examples.coverage, language)
  return (
    <ExampleRates
      title={t('rates.title')}
      paragraphs={[t('rates.young'), t('rates.kind')]}
      tables={[{ id: 'all', caption: t('rates.caption', { coverage }), rows: examples.rows }]}
      basis={examples.basis}
      product="FinalExpense"
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
