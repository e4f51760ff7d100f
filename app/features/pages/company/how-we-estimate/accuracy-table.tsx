import { type ReactNode, useId } from 'react'
import { TableRows } from '#app/ui/layout/data/data-table.tsx'
import typography from '#app/ui/layout/typography.module.css'
import styles from './how-we-estimate.module.css'

interface AccuracyTableProps {
  title: string
  /** What the rows are told apart by, then what is said of them. */
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
  /** What has to be known to read the table. */
  children?: ReactNode
}

/** How far off estimates are, one group of prices per row. */
export function AccuracyTable({ title, columns, rows, children }: AccuracyTableProps) {
  const titleId = useId()
  return (
    <section>
      <h2 className={typography.h3} id={titleId}>
        {title}
      </h2>
      {children ? <p className={styles.about}>{children}</p> : null}
      <table className={styles.table} aria-labelledby={titleId}>
        <TableRows
          columns={columns}
          rows={rows.map(({ name, cells }) => ({ id: name, cells: [name, ...cells] }))}
        />
      </table>
    </section>
  )
}
