import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import type { Queries, Transaction } from '#server/database/sql.ts'

/** What is copied; the queue's own tables are not: what waits stands in the others. */
const schemas = ['public', 'private', 'auth']

const headSchema = z.object({ migrations: z.array(z.string()), secrets: z.record(z.string(), z.string()) })
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const sequencesSchema = z.object({ sequences: z.record(z.string(), z.string()) })
const endOfTable = '\\.'

type Table = z.infer<typeof tableSchema>

/** Ordinary tables with the columns that are stored and not worked out, those that others refer to first. */
async function tablesOf(sql: Queries): Promise<Table[]> {
  const tables = await sql<{ table: string; columns: string[]; refers: string[] }>`
    select format('%I.%I', n.nspname, c.relname) as "table",
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint f
        join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (${schemas}) order by 1`
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

async function migrationsOf(sql: Queries): Promise<string[]> {
  const rows = await sql<{ version: string }>`
    select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({ version }) => version)
}

const quoted = (columns: readonly string[]) =>
  columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/** Everything that is kept, in lines, as it was at one moment. Call it in a transaction with `repeatable read`. */
export async function* databaseLines(
  sql: Transaction,
  secrets: Record<string, string>,
): AsyncGenerator<Buffer> {
  const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)
  yield line({ migrations: await migrationsOf(sql), secrets } satisfies z.infer<typeof headSchema>)
  for (const { table, columns } of await tablesOf(sql)) {
    yield line({ table, columns } satisfies Table)
    yield* sql.copy(copyTo(`copy ${table} (${quoted(columns)}) to stdout`))
    yield Buffer.from(`${endOfTable}\n`)
  }
  const sequences = await sql<{ name: string; value: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = any (${schemas}) and last_value is not null`
  yield line({ sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])) })
}

/**
 * Writes what `databaseLines` gave into a database that has our tables and nothing in them, all or nothing. Answers the
 * secrets. Throws one sentence where it is of another version, or something is there already.
 */
export async function restoreLines(
  sql: Transaction,
  source: AsyncIterable<Uint8Array>,
): Promise<Record<string, string>> {
  const lines = createInterface({ input: Readable.from(source), crlfDelay: 0 })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('The backup ends too early.')
    return value
  }
  const head = headSchema.parse(JSON.parse(await next()))
  const known = await migrationsOf(sql)
  if (head.migrations.join() !== known.join()) {
    throw new Error(
      'The backup is of another version of the site: restore it with that version, then update.',
    )
  }
  const [people] = await sql`select from auth.users union all select from public.leads limit 1`
  if (people) throw new Error('There are accounts or leads in this database: restore into an empty one.')
  const tables = await tablesOf(sql)
  const names = tables.map(({ table }) => table)
  // What the triggers would add stands in the backup.
  for (const table of names) await sql.script(`alter table ${table} disable trigger user`)
  await sql.script(`truncate ${names.join(', ')}`)
  for (;;) {
    const entry: unknown = JSON.parse(await next())
    const of = tableSchema.safeParse(entry)
    if (!of.success) {
      for (const [name, value] of Object.entries(sequencesSchema.parse(entry).sequences)) {
        await sql`select setval(${name}::regclass, ${value}::bigint)`
      }
      break
    }
    const { table, columns } = of.data
    if (!names.includes(table)) throw new Error(`This version of the site has no table ${table}.`)
    const into = sql.copy(copyFrom(`copy ${table} (${quoted(columns)}) from stdin`))
    const done = new Promise<void>((resolve, reject) => into.on('finish', resolve).on('error', reject))
    for (let row = await next(); row !== endOfTable; row = await next()) {
      if (!into.write(`${row}\n`)) await new Promise((resolve) => into.once('drain', resolve))
    }
    into.end()
    await done
  }
  if (!(await lines.next()).done) throw new Error('The backup goes on after its end.')
  for (const table of names) await sql.script(`alter table ${table} enable trigger user`)
  return head.secrets
}
