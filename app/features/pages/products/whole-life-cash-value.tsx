import { examples } from 'virtual:examples/whole-life'
import './products.css'
import { useTranslation } from 'react-i18next'
import { LineChart } from '#app/features/pages/charts/line-chart.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { formatCoverage, formatCoverageShort, formatMoney, formatNumber } from '#domain/format/format.ts'

const { issueAge, coverage, monthlyPremium, breakEvenAge, rows } = examples.cashValue
const start = { age: issueAge, premiumsPaid: 0, guaranteedCashValue: 0 }
const years = [start, ...rows]
const lastAge = rows.at(-1)?.age ?? issueAge

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
    <section className="section" id="cash-value">
      <div className="wrap growth">
        <div className="read stack">
          <h2>{t('cashValue.title')}</h2>
          <p>{t('cashValue.example', values)}</p>
          <p>{t('cashValue.least')}</p>
          {breakEvenAge === null ? null : (
            <p>{t('cashValue.breakEven', { age: formatNumber(breakEvenAge, language) })}</p>
          )}
        </div>
        <div className="split wide-left">
          <CashValueChart />
          <div>
            <DataTable
              caption={
                <span className="rate-caption">
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
            <p className="small soft">{t('cashValue.note')}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function CashValueChart() {
  const { t } = usePageWords('page-whole-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const last = rows.at(-1)
  return (
    <LineChart
      label={t('cashValue.chart', {
        coverage: formatCoverage(coverage, language),
        lastAge: formatNumber(lastAge, language),
        lastValue: formatCoverage(last?.guaranteedCashValue ?? 0, language),
        lastPaid: formatCoverage(last?.premiumsPaid ?? 0, language),
      })}
      lines={[
        {
          id: 'value',
          name: t('cashValue.value'),
          look: 'sure',
          isFilled: true,
          points: years.map(({ age, guaranteedCashValue }) => ({ x: age, y: guaranteedCashValue })),
        },
        {
          id: 'paid',
          name: t('cashValue.paid'),
          look: 'paid',
          points: years.map(({ age, premiumsPaid }) => ({ x: age, y: premiumsPaid })),
        },
        {
          id: 'benefit',
          name: t('cashValue.benefit'),
          look: 'benefit',
          points: [issueAge, lastAge].map((age) => ({ x: age, y: coverage })),
        },
      ]}
      x={{
        from: issueAge,
        to: lastAge,
        ticks: [40, 60, 80, 100],
        format: (age) => formatNumber(age, language),
      }}
      y={{
        from: 0,
        to: coverage * 1.1,
        ticks: [0, 0.25, 0.5, 0.75, 1].map((share) => share * coverage),
        format: (amount) => formatCoverageShort(amount, language),
      }}
    >
      {t('cashValue.axes')}
    </LineChart>
  )
}
