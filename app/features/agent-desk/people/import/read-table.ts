import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { importLimits } from '#domain/leads/csv/import-line.ts'
import { lineKeys } from '#domain/leads/csv/line-keys.ts'
import type { TableRow } from '#domain/leads/csv/read-lines.ts'

/** A file as it was read: the names of its columns, and all lines below them. */
export interface Table {
  fileName: string
  heads: string[]
  rows: TableRow[]
  keyOf: (line: number) => string
}

/** Why a file cannot be read at all. Each has its sentence in the words of the desk. */
export type TableProblem =
  | { problem: 'tooLarge' | 'tooLong' | 'empty' | 'notText' }
  | { problem: 'broken'; line: number }

/** A file of commas, semicolons or tabs, as spreadsheets and CRMs write it, with the line on which each row begins. */
export function readTable(fileName: string, bytes: Uint8Array): Table | TableProblem {
  if (bytes.length > importLimits.bytes) return { problem: 'tooLarge' }
  const text = decoded(bytes)
  if (text.includes('\0')) return { problem: 'notText' }
  const rows: TableRow[] = []
  let lines = 0
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      on_record(cells: string[], context) {
        rows.push({ line: lines + 1, cells })
        lines = context.lines
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) return { problem: 'broken', line: lines + 1 }
    throw error
  }
  const [head, ...below] = rows
  const filled = below.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head || filled.length === 0) return { problem: 'empty' }
  if (filled.length > importLimits.lines) return { problem: 'tooLong' }
  return { fileName, heads: head.cells.map((cell) => cell.trim()), rows: filled, keyOf: lineKeys(bytes) }
}

/** UTF-8, what Excel calls Unicode, or else what it calls CSV: Windows' own letters. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What parts the names of the columns: whichever of the three is there most. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
