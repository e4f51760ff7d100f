import layout from '#app/ui/layout/layout.module.css'
import styles from './blocks.module.css'

interface WordTableProps {
  caption: string
  /** The first names the rows' own heads. */
  columns: readonly string[]
  /** Each row's head, then one cell for every further column. */
  rows: readonly { id: string; cells: readonly string[] }[]
}

/** Words side by side; on a phone each row stands by itself, with its columns' names (no exam, final expense, mortgage). */
export function WordTable({ caption, columns, rows }: WordTableProps) {
  return (
    <table className={styles.wordTable} data-slot="word-table">
      <caption className={layout.sr}>{caption}</caption>
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
    </table>
  )
}
