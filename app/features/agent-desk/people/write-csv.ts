import { stringify } from 'csv-stringify/browser/esm/sync'
import { exportRows } from '#domain/leads/csv/export-rows.ts'
import type { DeskExportRow } from '#domain/leads/desk/people.ts'

/** Tells spreadsheets that the file is UTF-8, or they take accents apart. */
const byteOrderMark = '\uFEFF'

/**
 * The requests as a CSV file (docs/desk.md), with times on the clock of `zone`. What begins like a formula is marked as
 * text: visitors write these cells, and a spreadsheet must not run them.
 */
export function writeCsv(requests: readonly DeskExportRow[], zone: string): string {
  const rows = exportRows(requests, zone)
  return byteOrderMark + stringify(rows, { escape_formulas: true, record_delimiter: 'windows' })
}
