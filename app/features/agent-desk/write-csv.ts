import { stringify } from 'csv-stringify/browser/esm/sync'

/** Tells spreadsheets that the file is UTF-8, or they take accents apart. */
const byteOrderMark = '\uFEFF'

/**
 * The rows as a CSV file. What begins like a formula is marked as text: visitors write these cells, and a spreadsheet
 * must not run them.
 */
export function writeCsv(rows: readonly string[][]): string {
  return byteOrderMark + stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' })
}
