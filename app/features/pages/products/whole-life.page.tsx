import { examples } from 'virtual:examples/whole-life'
import { Benefits } from '#app/features/pages/blocks/benefits.tsx'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { Considerations } from '#app/features/pages/blocks/considerations.tsx'
import { Explain } from '#app/features/pages/blocks/explain.tsx'
import { PageSources } from '#app/features/pages/blocks/page-sources.tsx'
import { PageVideo } from '#app/features/pages/blocks/page-video.tsx'
import { formatThousands } from '#app/features/pages/charts/chart-scale.ts'
import { LineChart } from '#app/features/pages/charts/line-chart.tsx'
import { PageClosing } from '#app/features/pages/page-closing.tsx'
import { PageHero } from '#app/features/pages/page-hero.tsx'
import { FitBand } from '#app/features/pages/page-sections.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data/data-table.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { WindowPanes } from '#app/ui/layout/window-panes.tsx'
import { formatCoverage, formatMoney, formatNumber, formatPercent } from '#domain/format/format.ts'
import { paths } from '#domain/site/paths.ts'
import { ExampleRates } from './example-rates.tsx'
import styles from './products.module.css'

export default function WholeLifePage() {
  const words = usePageWords('page-whole-life')
  const { t, list } = words
  return (
    <>
      <PageHero
        text={{ name: t('hero.name'), title: t('hero.title'), lead: t('hero.lead') }}
        more={{ hash: '#rates', label: t('hero.more') }}
      />
      <Explain title={t('how.title')} paragraphs={list('how.paragraphs')}>
        <WholeLifeWindows />
      </Explain>
      <Benefits words={words} />
      <WholeLifeRates />
      <FitBand words={words} />
      <WholeLifeCashValue />
      <PageVideo title={t('video.title')} video="whole" picture="harbor" />
      <Considerations words={words}>
        <p className={styles.waysOn}>
          <ArrowLink to={paths.finalExpense}>{t('considerations.finalExpense')}</ArrowLink>
          <ArrowLink to={paths.termLife}>{t('considerations.term')}</ArrowLink>
        </p>
      </Considerations>
      <PageSources namespace="page-whole-life" />
      <PageClosing />
    </>
  )
}

const { issueAge, coverage, monthlyPremium, breakEvenAge, rows } = examples.cashValue

const shares = rows
  .filter(({ age }) => age % 10 === 5 || age === 100)
  .map(({ age, guaranteedCashValue }) => ({ age, percent: (guaranteedCashValue / coverage) * 100 }))

/** A life's windows, all lit, each filled with the cash value that is guaranteed at that age. */
function WholeLifeWindows() {
  const { t, language } = usePageWords('page-whole-life')
  const first = shares[0]
  const last = shares.at(-1)
  if (!first || !last) return null
  const values = {
    issueAge: formatNumber(issueAge, language),
    firstAge: formatNumber(first.age, language),
    firstShare: formatPercent(first.percent, language),
    lastAge: formatNumber(last.age, language),
    lastShare: formatPercent(last.percent, language),
  }
  return (
    <figure className={styles.windowsFigure}>
      <div role="img" aria-label={t('how.picture.label', values)}>
        <WindowPanes count={shares.length} lit={shares.length} fills={shares.map(({ percent }) => percent)} />
        <p className={classNames(styles.windowsYears, typography.micro, typography.soft)}>
          {shares.map(({ age }) => (
            <span key={age}>{formatNumber(age, language)}</span>
          ))}
        </p>
      </div>
      <figcaption className={classNames(typography.small, typography.soft)}>
        {t('how.picture.caption', values)}
      </figcaption>
    </figure>
  )
}

const start = { age: issueAge, premiumsPaid: 0, guaranteedCashValue: 0 }

const years = [start, ...rows]

const end = rows.at(-1) ?? start

/** How the guaranteed cash value of one example grows: a chart, and its figures in a table. */
function WholeLifeCashValue() {
  const { t, language } = usePageWords('page-whole-life')
  const values = {
    issueAge: formatNumber(issueAge, language),
    coverage: formatCoverage(coverage, language),
    price: formatMoney(monthlyPremium, language),
  }
  return (
    <section className={layout.section} id="cash-value">
      <div className={classNames(layout.wrap, blocksStyles.split, blocksStyles.wideLeft)}>
        <div className={classNames(layout.read, layout.stack, styles.withChart)}>
          <h2>{t('cashValue.title')}</h2>
          <p>{t('cashValue.example', values)}</p>
          <p>{t('cashValue.least')}</p>
          {breakEvenAge === null ? null : (
            <p>{t('cashValue.breakEven', { age: formatNumber(breakEvenAge, language) })}</p>
          )}
          <CashValueChart />
        </div>
        <div>
          <DataTable
            caption={
              <span className={styles.rateCaption}>
                {t('cashValue.table', values)} <Badge>{t('cashValue.badge')}</Badge>
              </span>
            }
            columns={[t('cashValue.age'), t('cashValue.paid'), t('cashValue.value')]}
            rows={rows.map(({ age, premiumsPaid, guaranteedCashValue }) => ({
              id: age,
              cells: [
                formatNumber(age, language),
                formatCoverage(premiumsPaid, language),
                formatCoverage(guaranteedCashValue, language),
              ],
            }))}
          />
          <p className={classNames(typography.small, typography.soft)}>{t('cashValue.note')}</p>
        </div>
      </div>
    </section>
  )
}

function CashValueChart() {
  const { t, language } = usePageWords('page-whole-life')
  return (
    <LineChart
      label={t('cashValue.chart', {
        coverage: formatCoverage(coverage, language),
        lastAge: formatNumber(end.age, language),
        lastValue: formatCoverage(end.guaranteedCashValue, language),
        lastPaid: formatCoverage(end.premiumsPaid, language),
      })}
      lines={[
        {
          id: 'value',
          name: t('cashValue.value'),
          look: 'sure',
          atEnd: formatCoverage(end.guaranteedCashValue, language),
          isFilled: true,
          points: years.map(({ age, guaranteedCashValue }) => ({ x: age, y: guaranteedCashValue })),
        },
        {
          id: 'paid',
          name: t('cashValue.paid'),
          look: 'paid',
          atEnd: formatCoverage(end.premiumsPaid, language),
          points: years.map(({ age, premiumsPaid }) => ({ x: age, y: premiumsPaid })),
        },
        {
          id: 'benefit',
          name: t('cashValue.benefit'),
          look: 'benefit',
          atEnd: formatCoverage(coverage, language),
          points: [issueAge, end.age].map((age) => ({ x: age, y: coverage })),
        },
      ]}
      x={{
        from: issueAge,
        to: end.age,
        ticks: [40, 60, 80, 100],
        format: (age) => formatNumber(age, language),
      }}
      y={{
        from: 0,
        to: coverage * 1.1,
        ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * coverage),
        format: (amount) => formatThousands(amount, language),
      }}
    >
      {t('cashValue.axes')}
    </LineChart>
  )
}

/** What whole life costs by age and sex. */
function WholeLifeRates() {
  const { t, list, language } = usePageWords('page-whole-life')
  const coverage = formatCoverage(examples.coverage, language)
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
