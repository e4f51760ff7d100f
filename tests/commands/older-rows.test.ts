import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import { raw } from '#server/database/sql.ts'
import { newDataDir } from '../fixtures/database/data-dir.ts'

/** The last version that had a status and one field of notes on each lead. */
const lastBeforePeople = '20261123000019'

test('[O10] of an earlier version, leads become people: by the same rule, with stage, entries and wishes', async () => {
  const folder = await newDataDir('older-leads')
  const log = () => {}
  const database = await startPostgres({ dataDir: join(folder, 'data'), log })
  const sql = openPool(database.url, 'command')
  try {
    const files = (await readdir('supabase/migrations')).filter((file) => file < `${lastBeforePeople}_z`)
    for (const file of files) await cp(`supabase/migrations/${file}`, join(folder, 'older', file))
    await migrateDatabase({ url: database.url, log, directory: join(folder, 'older') })
    await sql`insert into auth.users (id, email, raw_app_meta_data) values
      (gen_random_uuid(), 'agent@example.com', '{"role": "agent"}'), (gen_random_uuid(), 'other@example.com', '{}')`
    const store = (lead: Record<string, string | string[] | null>) => {
      const row = { kind: 'application', ...lead, idempotency_key: crypto.randomUUID() }
      const columns = raw(Object.keys(row).join(', '))
      return sql`insert into leads (${columns})
        select ${columns} from jsonb_populate_record(null::leads, ${JSON.stringify(row)}::jsonb)`
    }
    const day = (number: number) => `2026-01-0${number}T00:00:00Z`
    const [phone, email] = ['(305) 555-0142', 'ana@example.com']
    // One person of four requests: by the number, by the address, by both, and once without a name.
    await store({ created_at: day(1), person_name: 'Ana Núñez', phone })
    await store({ created_at: day(2), person_name: 'ana nunez', email, reach: ['email'] })
    await store({
      created_at: day(3),
      person_name: 'ANA NUNEZ',
      phone: '+1 305 555 0142',
      email,
      reach: ['email', 'text'],
    })
    await store({ created_at: day(4), kind: 'quote_email', email })
    await store({ created_at: day(5), person_name: 'Bob', phone })
    await store({ created_at: day(6), person_name: 'Cleo', phone: '(305) 555-0143' })
    const change = (at: string, name: string, status: string, notes: string | null = null) =>
      sql.begin(async (transaction) => {
        await transaction`update leads set status = ${status}, notes = ${notes} where created_at = ${name}`
        await transaction`update private.lead_changes set at = ${at}
          where id = (select max(id) from private.lead_changes)`
        await transaction.script('alter table leads disable trigger leads_set_updated_at')
        await transaction`update leads set updated_at = ${at} where created_at = ${name}`
        await transaction.script('alter table leads enable trigger leads_set_updated_at')
      })
    await change('2026-02-01T00:00:00Z', day(1), 'contacted', 'Likes zebras')
    await change('2026-02-02T00:00:00Z', day(2), 'applied')
    await change('2026-02-03T00:00:00Z', day(5), 'contacted')
    await change('2026-02-04T00:00:00Z', day(5), 'won', 'Has a boat')
    await change('2026-02-05T00:00:00Z', day(6), 'lost')

    await migrateDatabase({ url: database.url, log })
    const people = await sql<{ id: string; name: string }>`
      select p.id, l.person_name as name, p.stage, p.waiting_since, p.touched_at, p.first_at, p.latest_at, p.latest_kind,
        p.words like '% ana nunez%' as is_ana
      from people p join leads l on l.id = p.latest_lead_id order by p.latest_at`
    expect(people).toMatchObject([
      {
        name: null,
        is_ana: true,
        stage: 'new',
        waiting_since: new Date(day(3)),
        first_at: new Date(day(1)),
        latest_at: new Date(day(4)),
        latest_kind: 'quote_email',
      },
      { name: 'Bob', stage: 'in_force', waiting_since: null, touched_at: new Date('2026-02-04T00:00:00Z') },
      { name: 'Cleo', stage: 'lost', waiting_since: null },
    ])
    const [ana, bob, cleo] = people.map(({ id }) => id)
    const entries =
      await sql`select person_id, kind, body, details, at from private.person_entries order by id`
    expect(entries).toMatchObject([
      { person_id: ana, kind: 'note', body: 'Likes zebras', at: new Date('2026-02-01T00:00:00Z') },
      { person_id: ana, kind: 'stage', details: { stage: 'contacted' } },
      { person_id: ana, kind: 'stage', details: { stage: 'applied' } },
      { person_id: bob, kind: 'stage', details: { stage: 'contacted' } },
      { person_id: bob, kind: 'note', body: 'Has a boat' },
      { person_id: bob, kind: 'stage', details: { stage: 'in_force' } },
      { person_id: cleo, kind: 'stage', details: { stage: 'lost' } },
    ])
    const words = await sql<{ words: string }>`select words from people where id = ${ana ?? ''}`
    expect(words[0]?.words).toContain(' likes zebras')
    const answered =
      await sql`select created_at, answered_at from leads where answered_at is not null order by 1`
    expect(answered).toHaveLength(4)
    expect(answered[0]).toEqual({
      created_at: new Date(day(1)),
      answered_at: new Date('2026-02-01T00:00:00Z'),
    })
    // The form that was answered last counts: texts again, still no calls.
    expect(await sql`select private.refused_ways(${ana ?? ''}) as ways`).toEqual([{ ways: ['call'] }])
    expect(await sql`select change::int from private.people_counts`).toEqual([{ change: 3 }])
    const owners = await sql`select email from auth.users where raw_app_meta_data -> 'desk_owner' = 'true'`
    expect(owners).toEqual([{ email: 'agent@example.com' }])
    // And goes on: a new request is told from the others, and mailed.
    await store({ person_name: 'Ana Nuñez', phone })
    expect(await sql`select count(*)::int as requests from leads where person_id = ${ana ?? ''}`).toEqual([
      { requests: 5 },
    ])
    expect(await sql`select from lead_mails where created_at > now() - interval '1 minute'`).not.toHaveLength(
      0,
    )
  } finally {
    await sql.end()
    await database.stop()
    await rm(folder, { recursive: true })
  }
})
