import { examples } from 'virtual:examples/index-universal-life'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { formatThousands, type LineLook, stepsTo } from '#app/features/pages/charts/chart-scale.ts'
import { LineChart } from '#app/features/pages/charts/line-chart.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data/data-table.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import {
  formatCoverage,
  formatMoney,
  formatNumber,
  formatPercent,
  formatYears,
} from '#domain/format/format.ts'
import styles from './products.module.css'

const { issueAge, coverage, annualPremium, years, charges, scenarios, ages } = examples.growth

/** How the account of a generic policy would grow at level credits: guaranteed, and hypothetical. */
export function IndexUniversalLifeGrowth() {
  const { t, language } = usePageWords('page-index-universal-life')
  const rate = (id: (typeof scenarios)[number]['id']) =>
    formatPercent(scenarios.find((scenario) => scenario.id === id)?.creditedPercent ?? 0, language)
  return (
    <section className={layout.section} id="growth">
      <div className={classNames(layout.wrap, styles.growth)}>
        <div className={blocksStyles.split}>
          <div className={classNames(layout.read, layout.stack)}>
            <h2>{t('growth.title')}</h2>
            <p>
              {t('growth.example', {
                coverage: formatCoverage(coverage, language),
                age: formatNumber(issueAge, language),
                premium: formatCoverage(annualPremium, language),
                years: formatYears(years, language),
              })}
            </p>
            <p>{t('growth.guaranteed', { rate: rate('guaranteed') })}</p>
            <p>{t('growth.hypothetical', { low: rate('low'), middle: rate('middle') })}</p>
          </div>
          <Alert tone="info" title={t('growth.only.title')}>
            {t('growth.only.text')}
          </Alert>
        </div>
        <div className={blocksStyles.split}>
          <IndexUniversalLifeGrowthChart />
          <div>
            <IndexUniversalLifeGrowthTable />
            <p className={classNames(typography.small, typography.soft)}>
              {t('growth.charges', {
                load: formatPercent(charges.premiumLoadPercent, language),
                fee: formatMoney(charges.monthlyFee, language),
                unit: formatMoney(charges.unitCharge, language),
                thousand: formatCoverage(1000, language),
                unitYears: formatYears(charges.unitYears, language),
                surrender: formatMoney(charges.surrenderCharge, language),
                surrenderYears: formatYears(charges.surrenderYears, language),
              })}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

const looks = { guaranteed: 'sure', low: 'hypothetical', middle: 'higher' } as const satisfies Record<
  (typeof scenarios)[number]['id'],
  LineLook
>

/** What has been paid at an age, in USD: the same premium each year. */
const paidAt = (age: number) => annualPremium * (age - issueAge)

const ends = new Map(scenarios.map(({ id, surrenderValues }) => [id, surrenderValues.at(-1) ?? 0]))

const highest = Math.max(...ends.values())

const step = 50_000

/** What would be paid out if the policy were given up, by age: solid where it is guaranteed. */
function IndexUniversalLifeGrowthChart() {
  const { t, language } = usePageWords('page-index-universal-life')
  const written = (amount: number) => formatCoverage(amount, language)
  const allAges = [issueAge, ...ages]
  const paidAtEnd = written(paidAt(allAges.at(-1) ?? issueAge))
  return (
    <LineChart
      label={t('growth.chart', {
        age: formatNumber(issueAge + years, language),
        paid: paidAtEnd,
        guaranteed: written(ends.get('guaranteed') ?? 0),
        low: written(ends.get('low') ?? 0),
        middle: written(ends.get('middle') ?? 0),
      })}
      lines={[
        ...scenarios.map(({ id, creditedPercent, surrenderValues }) => ({
          id,
          name: t(`growth.lines.${id}`, { rate: formatPercent(creditedPercent, language) }),
          look: looks[id],
          isFilled: id === 'guaranteed',
          atEnd: written(ends.get(id) ?? 0),
          points: [0, ...surrenderValues].map((y, place) => ({ x: allAges[place] ?? issueAge, y })),
        })),
        {
          id: 'paid',
          name: t('growth.lines.paid'),
          look: 'paid' as const,
          atEnd: paidAtEnd,
          points: allAges.map((age) => ({ x: age, y: paidAt(age) })),
        },
      ]}
      x={{
        from: issueAge,
        to: issueAge + years,
        ticks: [0, 10, 20, 30].map((passed) => issueAge + passed),
        format: (age) => formatNumber(age, language),
      }}
      y={{
        from: 0,
        to: highest * 1.03,
        ticks: stepsTo(highest, step).filter((tick) => tick <= highest),
        format: (amount) => formatThousands(amount, language),
      }}
    >
      {t('growth.axes')}
    </LineChart>
  )
}

/** The figures of the growth chart: what would be paid out at each age, per scenario. */
function IndexUniversalLifeGrowthTable() {
  const { t, language } = usePageWords('page-index-universal-life')
  return (
    <DataTable
      caption={
        <span className={styles.rateCaption}>
          {t('growth.table')} <Badge>{t('growth.badge')}</Badge>
        </span>
      }
      columns={[
        t('growth.age'),
        t('growth.paid'),
        ...scenarios.map(({ id, creditedPercent }) =>
          t(`growth.columns.${id}`, { rate: formatPercent(creditedPercent, language) }),
        ),
      ]}
      rows={ages.map((age, place) => ({
        id: age,
        cells: [
          formatNumber(age, language),
          formatCoverage(paidAt(age), language),
          ...scenarios.map(({ surrenderValues }) => formatCoverage(surrenderValues[place] ?? 0, language)),
        ],
      }))}
    />
  )
}
