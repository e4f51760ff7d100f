import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface TableRowsProps {
  /** The first names the rows' own heads. */
  columns: readonly string[]
  /** Each row's head, then one cell for every further column. */
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[]
}

interface DataTableProps extends TableRowsProps {
  caption: ReactNode
}

/** Figures in rows; on a narrow screen it scrolls by itself, also by keyboard. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.dataTable} data-slot="data-table" tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <TableRows columns={columns} rows={rows} />
      </table>
    </div>
  )
}

/** Head and body of a table; each cell knows the name of its column, for a screen that shows the rows one by one. */
export function TableRows({ columns, rows }: TableRowsProps) {
  return (
    <>
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
        {rows.map(({ id, cells: [head, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} data-column={columns[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
