import { examples } from 'virtual:examples/index-universal-life'
import { useTranslation } from 'react-i18next'
import { formatThousands, type LineLook, stepsTo } from '#app/features/pages/charts/chart-scale.ts'
import { LineChart } from '#app/features/pages/charts/line-chart.tsx'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { formatCoverage, formatNumber, formatPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'

const { issueAge, years, scenarios } = examples.growth
const looks = { guaranteed: 'sure', low: 'hypothetical', middle: 'higher' } as const satisfies Record<
  (typeof scenarios)[number]['id'],
  LineLook
>
const start = { age: issueAge, premiumsPaid: 0, surrenderValue: 0 }
const paid = [start, ...(scenarios[0]?.rows ?? [])]
const ends = new Map(scenarios.map(({ id, rows }) => [id, rows.at(-1)?.surrenderValue ?? 0]))
const highest = Math.max(...ends.values())
const step = 50_000

/** What would be paid out if the policy were given up, by age: solid where it is guaranteed. */
export function IndexUniversalLifeGrowthChart() {
  const { t } = usePageWords('page-index-universal-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  const written = (amount: number) => formatCoverage(amount, language)
  const paidAtEnd = written(paid.at(-1)?.premiumsPaid ?? 0)
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
        ...scenarios.map(({ id, creditedPercent, rows }) => ({
          id,
          name: t(`growth.lines.${id}`, { rate: formatPercent(creditedPercent, language) }),
          look: looks[id],
          isFilled: id === 'guaranteed',
          atEnd: written(ends.get(id) ?? 0),
          points: [start, ...rows].map(({ age, surrenderValue }) => ({ x: age, y: surrenderValue })),
        })),
        {
          id: 'paid',
          name: t('growth.lines.paid'),
          look: 'paid' as const,
          atEnd: paidAtEnd,
          points: paid.map(({ age, premiumsPaid }) => ({ x: age, y: premiumsPaid })),
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
