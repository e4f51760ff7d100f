import { examples } from 'virtual:examples/whole-life'
import { useTranslation } from 'react-i18next'
import blocksStyles from '#app/features/pages/blocks/blocks.module.css'
import { formatThousands } from '#app/features/pages/charts/chart-scale.ts'
import { LineChart } from '#app/features/pages/charts/line-chart.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DataTable } from '#app/ui/layout/data-table.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatCoverage, formatMoney, formatNumber } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './products.module.css'

const { issueAge, coverage, monthlyPremium, breakEvenAge, rows } = examples.cashValue
const start = { age: issueAge, premiumsPaid: 0, guaranteedCashValue: 0 }
const years = [start, ...rows]
const end = rows.at(-1) ?? start

/** How the guaranteed cash value of one example grows: a chart, and its figures in a table. */
export function WholeLifeCashValue() {
  const { t } = usePageWords('page-whole-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
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
  const { t } = usePageWords('page-whole-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
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
