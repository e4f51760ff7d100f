import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'

const firstMigrations = ['20261120000001_profiles_and_saved_plans.sql', '20261120000002_leads.sql']

test('of an earlier version, plans saved twice are kept once (the starred one, or else the oldest), and leads are found and not mailed anew', async () => {
  const folder = await newDataDir('older-rows')
  const log = () => {}
  const database = await startPostgres({ dataDir: join(folder, 'data'), log })
  const sql = openPool(database.url, 'command')
  try {
    for (const file of firstMigrations) await cp(`supabase/migrations/${file}`, join(folder, 'older', file))
    await migrateDatabase({ url: database.url, log, directory: join(folder, 'older') })
    const users = [crypto.randomUUID(), crypto.randomUUID()]
    for (const id of users)
      await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`
    const save = (user: number, name: string, day: number, details: object, isFavorite = false) =>
      sql`insert into saved_plans (user_id, plan_name, plan_details, is_favorite, created_at)
        values (${users[user] ?? ''}, ${name}, ${JSON.stringify(details)}, ${isFavorite}, ${new Date(Date.UTC(2026, 0, day))})`
    const plan = { company: 'SBLI', planType: 'Term', coverage: 250000, personName: 'Ana' }
    await save(0, 'later', 2, plan)
    await save(0, 'oldest', 1, plan)
    await save(0, 'another coverage, later', 4, { ...plan, coverage: 500000 })
    await save(0, 'another coverage, starred', 5, { ...plan, coverage: 500000 }, true)
    await save(0, 'without details', 6, {})
    await save(0, 'without details too', 7, {})
    await save(1, 'of another account', 3, plan)
    await sql`insert into leads (kind, person_name, phone, idempotency_key)
      values ('call', 'Ana Núñez', '(305) 555-0142', gen_random_uuid())`
    await sql`insert into leads (kind, email, idempotency_key)
      values ('call', 'by-hand@example.com', gen_random_uuid())`

    await migrateDatabase({ url: database.url, log })
    expect(await sql`select words from private.lead_search order by words`).toEqual([
      { words: ' ana nunez 3055550142' },
      { words: ' by-hand@example.com' },
    ])
    expect(await sql`select from lead_mails`).toHaveLength(0)
    const unreachable = sql`insert into leads (kind, email, idempotency_key)
      values ('call', 'by-hand@example.com', gen_random_uuid())`
    await expect(unreachable).rejects.toThrow('leads_call_has_phone')
    const rows = await sql`select plan_name from saved_plans order by created_at`
    expect(rows.map((row) => row.plan_name)).toEqual([
      'oldest',
      'of another account',
      'another coverage, starred',
      'without details',
      'without details too',
    ])
  } finally {
    await sql.end()
    await database.stop()
    await rm(folder, { recursive: true })
  }
})
