import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nearestName } from '#config/setting-names.ts'
import type { Carrier } from '#domain/carriers/carrier.ts'
import { type SoldPlanType, soldPlanTypes } from '#domain/plans/plan-type.ts'
import type { RateTable } from '#domain/pricing/rate-tables.ts'
import { checkRateRows } from './check-rate-rows.ts'
import { parseRateFile, type RateIssue } from './parse-rate-file.ts'

type ReadRateTables = { ok: true; tables: RateTable[] } | { ok: false; messages: string[] }

/** More issues of one file than this are counted, not told one by one. */
const toldPerFile = 50

const isNoTable = /^\.|^~\$|^readme(\.\w+)?$|\.md$|\.txt$/i

/**
 * Every rate file of a folder, `<carrier-id>.<product>.csv` (docs/prices/rate-tables.md), or one plain sentence for each
 * issue with file, line and column: a folder with an issue gives nothing at all.
 * @param today ISO date, by which rates must be in force
 */
export async function readRateTables(
  folder: string,
  carriers: readonly Carrier[],
  today: string,
): Promise<ReadRateTables> {
  const entries = await readdir(folder).catch(() => undefined)
  if (entries === undefined) return failed(`quotes.rateTablesFolder: the folder ${folder} cannot be read.`)
  const names = entries.filter((name) => !isNoTable.test(name)).sort()
  if (names.length === 0) return failed(`quotes.rateTablesFolder: the folder ${folder} holds no rate tables.`)
  const read = await Promise.all(names.map((name) => readTable(folder, name, carriers, today)))
  const messages = read.flatMap((file) => (file.ok ? [] : file.messages))
  return messages.length > 0
    ? { ok: false, messages }
    : { ok: true, tables: read.flatMap((file) => (file.ok ? file.tables : [])) }
}

function failed(message: string): { ok: false; messages: string[] } {
  return { ok: false, messages: [message] }
}

async function readTable(
  folder: string,
  name: string,
  carriers: readonly Carrier[],
  today: string,
): Promise<ReadRateTables> {
  const file = join(folder, name)
  const named = readFileName(name, carriers)
  if ('message' in named) return failed(`${file} ${named.message}.`)
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) return failed(`${file} cannot be read.`)
  const text = decode(bytes)
  if (text === undefined) return failed(`${file} is not saved as UTF-8: save it as “CSV UTF-8”.`)
  const parsed = parseRateFile(text, named.product)
  const issues = parsed.ok ? checkRateRows(parsed.rows, today) : parsed.issues
  if (!parsed.ok || issues.length > 0) return { ok: false, messages: messagesFor(file, issues) }
  return { ok: true, tables: [{ ...named, rows: parsed.rows.map(({ row }) => row) }] }
}

/** Whose rates for which product a file holds, by its name. */
function readFileName(
  name: string,
  carriers: readonly Carrier[],
): { carrierId: string; product: SoldPlanType } | { message: string } {
  const [, carrierId = '', productName = ''] = /^([^.]+)\.([^.]+)\.csv$/.exec(name) ?? []
  if (carrierId === '') return { message: 'is no rate table: its name must be like sbli.term.csv' }
  const product = soldPlanTypes.find((known) => known === productName)
  if (product === undefined) {
    return { message: `names the product “${productName}”: it must be ${soldPlanTypes.join(', ')}` }
  }
  const carrier = carriers.find(({ id }) => id === carrierId)
  if (carrier === undefined) {
    const ids = carriers.map(({ id }) => id)
    const nearest = nearestName(carrierId, ids)
    return {
      message: `names the carrier “${carrierId}”, which the settings don’t have: did you mean ${nearest}?`,
    }
  }
  const sold = carrier.products[product === 'final-expense' ? 'finalExpense' : product]
  return sold === null
    ? {
        message: `has rates that nobody can be offered: in the settings, ${carrier.name} sells no ${product}`,
      }
    : { carrierId, product }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? undefined : text
  } catch {
    return undefined
  }
}

function messagesFor(file: string, issues: readonly RateIssue[]): string[] {
  const told = issues.slice(0, toldPerFile).map(({ line, column, message }) => {
    const place = column === undefined ? '' : `, column ${column}`
    return `${file}, line ${line}${place}: ${message}.`
  })
  const others = issues.length - told.length
  return others > 0 ? [...told, `${file} has ${others} more faults.`] : told
}
