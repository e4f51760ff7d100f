import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import typography from '#app/ui/layout/typography.module.css'
import { formatPercent } from '#domain/format/format.ts'
import type { ErrorStatistics } from '#domain/pricing/accuracy/accuracy.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './how-we-estimate.module.css'

interface AccuracyTableProps {
  title: string
  /** What the rows are told apart by. */
  by: string
  rows: readonly (ErrorStatistics & { name: string })[]
}

/** How far off the model is, one group of published prices per row. */
export function AccuracyTable({ title, by, rows }: AccuracyTableProps) {
  const { t, i18n } = useTranslation('how-we-estimate')
  const language = toLanguage(i18n.language)
  const titleId = useId()
  const share = (error: number) => formatPercent(error * 100, language, 1)
  return (
    <section>
      <h2 className={typography.h3} id={titleId}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{t('table.typical')}</th>
            <th scope="col">{t('table.worst')}</th>
            <th scope="col">{t('table.within')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, median, worst, withinTenPercent }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{share(median)}</td>
              <td>{share(worst)}</td>
              <td>{t('table.share', { within: withinTenPercent, count })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
