import { type ReactNode, useId } from 'react'
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
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
