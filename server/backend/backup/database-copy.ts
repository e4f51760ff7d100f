import { once } from 'node:events'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import type { Queries, Transaction } from '#server/database/sql.ts'
import { LineSplitter, type TableCount, TableCounter, tableCountSchema } from './table-counter.ts'

/**
 * What is copied; the queue's own tables are not: what waits stands in the others. Nor is how backups went, which is
 * about the place where they were made.
 */
const schemas = ['public', 'private', 'auth']
const notCopied = ['private.backups']

/** What goes along of the files in DATA_DIR: its secrets by their names, and the operator's settings if they lie there. */
const filesSchema = z.object({
  secrets: z.record(z.string(), z.string()),
  settings: z.string().optional(),
})
export type KeptFiles = z.infer<typeof filesSchema>

const headSchema = filesSchema.extend({ migrations: z.array(z.string()) })
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const endSchema = z.object({
  sequences: z.record(z.string(), z.string()),
  /** Missing in backups of version 1.0. */
  tables: z.record(z.string(), tableCountSchema).optional(),
})
const endOfTable = Buffer.from('\\.')
const newline = Buffer.from('\n')

type Table = z.infer<typeof tableSchema>

/** What a copy of the database holds: which migrations it had, and what to count to know that nothing of it is missing. */
export interface CopyContents {
  migrations: string[]
  tables: Record<string, TableCount>
  sequences: Record<string, string>
}

/** Ordinary tables with the columns that are stored and not worked out, those that others refer to first. */
export async function copiedTables(sql: Queries): Promise<Table[]> {
  const tables = await sql<{ table: string; columns: string[]; refers: string[] }>`
    select format('%I.%I', n.nspname, c.relname) as "table",
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint f
        join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (${schemas})
      and format('%I.%I', n.nspname, c.relname) <> all (${notCopied}) order by 1`
  const sorted: Table[] = []
  let left = [...tables]
  while (left.length > 0) {
    const ready = left.filter(({ refers }) => !refers.some((to) => left.some(({ table }) => table === to)))
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.')
    sorted.push(...ready.map(({ table, columns }) => ({ table, columns })))
    left = left.filter((one) => !ready.includes(one))
  }
  return sorted
}

/** The versions of the migrations that the database has seen; none where it is new. */
export async function appliedMigrations(sql: Queries): Promise<string[]> {
  const [made] =
    await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as has_record`
  if (!made?.has_record) return []
  const rows = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({ version }) => version)
}

const quoted = (columns: readonly string[]) =>
  columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/**
 * Everything that is kept, in lines, as it was at one moment, or `which` of it; what they hold is told at their end. Call
 * it in a transaction with `repeatable read`.
 */
export async function* databaseLines(
  sql: Transaction,
  files: KeptFiles,
  onEnd: (contents: CopyContents) => void,
  which?: readonly Table[],
): AsyncGenerator<Buffer> {
  const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)
  const migrations = await appliedMigrations(sql)
  const tables: CopyContents['tables'] = {}
  yield line({ migrations, ...files } satisfies z.infer<typeof headSchema>)
  for (const { table, columns } of which ?? (await copiedTables(sql))) {
    yield line({ table, columns } satisfies Table)
    const counter = new TableCounter()
    for await (const chunk of sql.copy(copyTo(`copy ${table} (${quoted(columns)}) to stdout`))) {
      counter.addChunk(chunk)
      yield chunk
    }
    yield Buffer.concat([endOfTable, newline])
    tables[table] = counter.count()
  }
  const found = await sql<{ name: string; value: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = any (${schemas}) and last_value is not null order by 1`
  const sequences = Object.fromEntries(found.map(({ name, value }) => [name, value]))
  yield line({ sequences, tables } satisfies z.infer<typeof endSchema>)
  onEnd({ migrations, tables, sequences })
}

/** Where the lines of a copy go; `table` answers what takes the rows of that table, and its end. */
interface CopyReader {
  head?: (migrations: string[]) => Promise<void>
  table?: (table: Table) => Promise<{ rows: (text: Buffer) => Promise<void>; end: () => Promise<void> }>
}

/** How much of a table is handed on at once, in bytes. */
const atOnce = 64 * 1024

/**
 * Reads a copy whole, counts what is in it, and answers that with the files in it. Throws one sentence where it ends too
 * early, or holds other rows than it says.
 */
export async function readCopy(
  source: AsyncIterable<Uint8Array>,
  reader: CopyReader = {},
): Promise<{ contents: CopyContents; files: KeptFiles }> {
  const lines = linesOf(source)
  const next = async (): Promise<Buffer> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The backup ends too early.')
    return value
  }
  const parsed = async (): Promise<unknown> => JSON.parse((await next()).toString())
  const { migrations, ...files } = headSchema.parse(await parsed())
  await reader.head?.(migrations)
  const tables: CopyContents['tables'] = {}
  for (;;) {
    const entry = await parsed()
    const of = tableSchema.safeParse(entry)
    if (!of.success) {
      const { sequences, tables: said } = endSchema.parse(entry)
      if (!(await lines.next()).done) throw new Error('The backup goes on after its end.')
      const wrong = Object.keys({ ...said, ...tables }).find(
        (table) =>
          said && (said[table]?.rows !== tables[table]?.rows || said[table]?.sum !== tables[table]?.sum),
      )
      if (wrong) throw new Error(`The backup does not hold what it says of ${wrong}.`)
      return { contents: { migrations, tables, sequences }, files }
    }
    const taker = await reader.table?.(of.data)
    const counter = new TableCounter()
    let waiting: Buffer[] = []
    let bytes = 0
    const handOn = async () => {
      if (bytes > 0) await taker?.rows(Buffer.concat(waiting))
      waiting = []
      bytes = 0
    }
    for (let row = await next(); !row.equals(endOfTable); row = await next()) {
      counter.addRow(row)
      if (!taker) continue
      waiting.push(row, newline)
      bytes += row.length + 1
      if (bytes > atOnce) await handOn()
    }
    await handOn()
    await taker?.end()
    tables[of.data.table] = counter.count()
  }
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  const splitter = new LineSplitter()
  for await (const chunk of source) yield* splitter.lines(chunk)
  if (splitter.isWithin) throw new Error('The backup ends too early.')
  return undefined
}

/** Throws one sentence where a database holds leads or accounts. */
export async function refuseFilled(sql: Queries): Promise<void> {
  const [made] = await sql`select to_regclass('public.leads') is not null as has_tables`
  if (!made?.has_tables) return
  const [people] = await sql`select from auth.users union all select from public.leads limit 1`
  if (people) throw new Error('There are accounts or leads in this database: restore into an empty one.')
}

/**
 * Writes what `databaseLines` gave into a database that has our tables and nothing in them, all or nothing. Throws one
 * sentence where it is of another version, or something is there already.
 */
export async function restoreLines(
  sql: Transaction,
  source: AsyncIterable<Uint8Array>,
): Promise<{ contents: CopyContents; files: KeptFiles }> {
  await refuseFilled(sql)
  const names = (await copiedTables(sql)).map(({ table }) => table)
  // What the triggers would add stands in the backup.
  for (const table of names) await sql.script(`alter table ${table} disable trigger user`)
  await sql.script(`truncate ${names.join(', ')}`)
  const read = await readCopy(source, {
    head: async (migrations) => {
      if (migrations.join() !== (await appliedMigrations(sql)).join()) {
        throw new Error('The backup is of another version of the site than this database.')
      }
    },
    table: async ({ table, columns }) => {
      if (!names.includes(table)) throw new Error(`This version of the site has no table ${table}.`)
      const into = sql.copy(copyFrom(`copy ${table} (${quoted(columns)}) from stdin`))
      const done = new Promise<void>((resolve, reject) => into.on('finish', resolve).on('error', reject))
      done.catch(() => {})
      return {
        rows: async (text) => {
          if (!into.write(text)) await Promise.race([once(into, 'drain'), done])
        },
        end: () => {
          into.end()
          return done
        },
      }
    },
  })
  for (const [name, value] of Object.entries(read.contents.sequences)) {
    await sql`select setval(${name}::regclass, ${value}::bigint)`
  }
  for (const table of names) await sql.script(`alter table ${table} enable trigger user`)
  return read
}
