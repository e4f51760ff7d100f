import { examples } from 'virtual:examples/index-universal-life'
import { useTranslation } from 'react-i18next'
import { usePageWords } from '#app/features/pages/use-page-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/layout/data-table.tsx'
import { formatCoverage, formatNumber, formatPercent } from '#domain/format/format.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './products.module.css'

const { scenarios } = examples.growth
const [first] = scenarios

/** The figures of the growth chart: what would be paid out at each age, per scenario. */
export function IndexUniversalLifeGrowthTable() {
  const { t } = usePageWords('page-index-universal-life')
  const { i18n } = useTranslation()
  const language = toLanguage(i18n.language)
  if (!first) return null
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
      rows={first.rows.map(({ age, premiumsPaid }, place) => ({
        id: age,
        cells: [
          formatNumber(age, language),
          formatCoverage(premiumsPaid, language),
          ...scenarios.map(({ rows }) => formatCoverage(rows[place]?.surrenderValue ?? 0, language)),
        ],
      }))}
    />
  )
}
