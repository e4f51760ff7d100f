import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('hosted')
})
afterAll(() => at.stop())

test('[O11] the migrations are applied as a hosted project applies them: by a role that is no superuser and owns no accounts', async () => {
  const [role] = await at.sql`
    select current_user as name, rolsuper as super, rolbypassrls as bypasses from pg_roles where rolname = current_user`
  expect(role).toEqual({ name: 'postgres', super: false, bypasses: true })
  const [owners] = await at.sql`
    select (select nspowner::regrole::text from pg_namespace where nspname = 'auth') as auth,
      (select relowner::regrole::text from pg_class where oid = 'public.leads'::regclass) as leads,
      (select extnamespace::regnamespace::text from pg_extension where extname = 'pgcrypto') as pgcrypto`
  expect(owners).toEqual({ auth: 'supabase_auth_admin', leads: 'postgres', pgcrypto: 'extensions' })
})

test('[O11] a hosted project’s default privileges open no function to visitors that is not meant for them', async () => {
  const open = await at.sql<{ name: string }>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`
  const own = await openToVisitors()
  expect(open.map(({ name }) => name)).toEqual(own)
})

/** What the embedded backend lets visitors call. */
async function openToVisitors(): Promise<string[]> {
  const embedded = await startTestBackend('external')
  try {
    const rows = await embedded.sql<{ name: string }>`
      select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute') order by 1`
    return rows.map(({ name }) => name)
  } finally {
    await embedded.stop()
  }
}

test('[O11] what the process needs beside a hosted project works as that role: its own schema for jobs', async () => {
  const [jobs] =
    await at.sql`select has_database_privilege(current_user, current_database(), 'create') as may`
  expect(jobs).toEqual({ may: true })
})
