import { TableRows } from '#app/ui/layout/data/data-table.tsx'
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
      <TableRows columns={columns} rows={rows} />
    </table>
  )
}
