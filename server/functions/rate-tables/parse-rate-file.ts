import { parse } from 'csv-parse/sync'
import type { SoldPlanType } from '#domain/plans/plan-type.ts'
import type { RateRow } from '#domain/pricing/rate-tables.ts'
import { neededColumns, readRateRow } from './rate-columns.ts'

/** A row and the line on which it ends. */
export type PlacedRow = { line: number; row: RateRow }

/** What is wrong at a place of a file, as an operator reads it. */
export type RateIssue = { line: number; column?: string; message: string }

type ParsedRateFile = { ok: true; rows: PlacedRow[] } | { ok: false; issues: RateIssue[] }

type CsvLine = { line: number; values: string[] }

/** Reads the text of one product's file: its header, then every row on its own. Knows nothing of how rows go together. */
export function parseRateFile(text: string, product: SoldPlanType): ParsedRateFile {
  const split = splitCsv(text)
  if (!split.ok) return split
  const [head, ...lines] = split.lines
  if (head === undefined) return failed({ line: 1, message: 'the file is empty' })
  const headIssues = issuesOfHeader(head, product)
  if (headIssues.length > 0) return { ok: false, issues: headIssues }
  if (lines.length === 0) return failed({ line: head.line, message: 'there are no rates below the header' })

  const rows: PlacedRow[] = []
  const issues: RateIssue[] = []
  for (const { line, values } of lines) {
    if (values.length !== head.values.length) {
      issues.push({ line, message: wrongLength(values.length, head.values.length) })
      continue
    }
    const texts = Object.fromEntries(head.values.map((name, index) => [name, values[index] ?? '']))
    const read = readRateRow(texts, product)
    if (read.ok) rows.push({ line, row: read.row })
    else issues.push(...read.issues.map(({ column, message }) => ({ line, column, message })))
  }
  return issues.length === 0 ? { ok: true, rows } : { ok: false, issues }
}

function failed(issue: RateIssue): { ok: false; issues: RateIssue[] } {
  return { ok: false, issues: [issue] }
}

function splitCsv(text: string): { ok: true; lines: CsvLine[] } | { ok: false; issues: RateIssue[] } {
  try {
    const lineNumbers: number[] = []
    const records = parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record(record, { lines }) {
        lineNumbers.push(lines)
        return record
      },
    })
    return { ok: true, lines: records.map((values, index) => ({ line: lineNumbers[index] ?? 0, values })) }
  } catch (error) {
    return failed(quoteIssue(error))
  }
}

/** Quotes are all that can break the reading itself; what csv-parse says of it names the line. */
function quoteIssue(error: unknown): RateIssue {
  const line = error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
  return { line, message: 'a quotation mark is not closed, or stands inside a value' }
}

function issuesOfHeader({ line, values }: CsvLine, product: SoldPlanType): RateIssue[] {
  const separator = values.length === 1 ? /[;\t|]/.exec(values[0] ?? '')?.[0] : undefined
  if (separator !== undefined) {
    const name = { ';': 'semicolons', '\t': 'tabs' }[separator] ?? 'bars'
    return [{ line, message: `the values are separated by ${name}: save the file with commas (CSV UTF-8)` }]
  }
  const needed = neededColumns(product, values)
  const issues: RateIssue[] = []
  values.forEach((column, index) => {
    const name = column || `${index + 1}`
    if (column !== '' && values.indexOf(column) !== index) {
      issues.push({ line, column: name, message: 'stands twice in the header' })
    } else if (!needed.includes(column)) {
      const cure = `a ${product} file has ${needed.join(', ')}`
      issues.push({ line, column: name, message: `is no column of it: ${cure}` })
    }
  })
  const missing = needed.filter((column) => !values.includes(column))
  return [...issues, ...missing.map((column) => ({ line, column, message: 'is missing in the header' }))]
}

function wrongLength(count: number, needed: number): string {
  const cure = count > needed ? ', perhaps by a number with a comma inside' : ''
  return `has ${count} ${count === 1 ? 'value' : 'values'} where the header has ${needed}${cure}`
}
