import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import { relations } from '#server/erase/relations.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
  // The tables of the queue, which the tests of the backend do without.
  const jobs = await startJobs({ url: at.databaseUrl, log: () => {} })
  await jobs.stop()
})
afterAll(() => at.stop())

/** Partitions of a day have the columns of their table. */
const tables = () => at.sql<{ table: string; columns: string[] }>`
  select n.nspname || '.' || c.relname as "table",
    coalesce(array_agg(a.attname::text order by a.attnum) filter (
      where format_type(a.atttypid, null) !~ '^(uuid|boolean|bigint|integer|smallint|timestamp.*)$'), '{}') as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and c.relname !~ '_\\d{8}$'
  group by 1 order by 1`

test('[S6] every table of the database is classified by what becomes of the people in it', async () => {
  const stored = (await tables()).map(({ table }) => table)
  const classified = relations.map(({ table }) => table)
  expect(stored.filter((table) => !classified.includes(table))).toEqual([])
  expect(new Set(classified).size).toBe(classified.length)
  // The queue's own may differ from version to version.
  expect(classified.filter((table) => !table.startsWith('jobs.') && !stored.includes(table))).toEqual([])
})

test('[S6] every column that can hold words is classified where a table may hold something of a person', async () => {
  for (const { table, columns } of await tables()) {
    const relation = relations.find((one) => one.table === table)
    if (!relation || relation.of === 'nobody') continue
    const named = [...(relation.personal ?? []), ...(relation.plain ?? [])]
    expect(named.toSorted(), table).toEqual(columns.toSorted())
  }
})

test('[S6] whatever belongs to an account or a lead goes with it by the database’s own rules, or is deleted by name', async () => {
  const links = await at.sql<{ table: string; to: string; onDelete: string }>`
    select c.conrelid::regclass::text as "table", c.confrelid::regclass::text as "to", c.confdeltype as "onDelete"
    from pg_constraint c where c.contype = 'f' and c.confrelid::regclass::text !~ '^jobs\\.'`
  const owning = links.map((link) => ({ ...link, table: named(link.table), to: named(link.to) }))
  for (const { table, to, onDelete } of owning) {
    const erased = relations.find((one) => one.table === table)?.erased
    // Whose agent goes is nobody's, and stays.
    const isLeft = table === 'public.people' || erased === 'stays without whose it is'
    expect(onDelete, `${table} to ${to}`).toBe(isLeft ? 'n' : 'c')
    expect(erased, table).not.toBe('stays')
  }
  const cascading = new Set(owning.map(({ table }) => table))
  for (const { table, erased } of relations) {
    if (erased === 'goes with its row') expect(cascading, table).toContain(table)
  }
})

/** A table in `public` goes by its bare name. */
function named(table: string): string {
  return table.includes('.') ? table : `public.${table}`
}

test('[S6] a table that nobody classified would be found', async () => {
  await at.sql`create table public.letters_of_people (id uuid primary key, words text)`
  const stored = (await tables()).map(({ table }) => table)
  expect(stored.filter((table) => !relations.some((one) => one.table === table))).toEqual([
    'public.letters_of_people',
  ])
  await at.sql`drop table public.letters_of_people`
})
