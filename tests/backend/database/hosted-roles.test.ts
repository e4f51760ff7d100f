import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole, signUpAgent, storeLead } from '../fixtures/desk.ts'
import { testRowRights } from './row-rights.ts'

describe('rows under a hosted project’s roles', () => testRowRights('hosted'))

describe('a hosted project’s roles', () => {
  let at: TestBackend
  beforeAll(async () => {
    at = await startTestBackend('hosted')
  })
  afterAll(() => at.stop())

  test('[O11] the migrations are applied by a role that is no superuser and owns no accounts', async () => {
    const [role] = await at.sql`
      select current_user as name, rolsuper as super, rolbypassrls as bypasses,
        has_database_privilege(current_user, current_database(), 'create') as may_make_schema_for_jobs
      from pg_roles where rolname = current_user`
    expect(role).toEqual({ name: 'postgres', super: false, bypasses: true, may_make_schema_for_jobs: true })
    const [owners] = await at.sql`
      select (select nspowner::regrole::text from pg_namespace where nspname = 'auth') as auth,
        (select relowner::regrole::text from pg_class where oid = 'public.leads'::regclass) as leads,
        (select extnamespace::regnamespace::text from pg_extension where extname = 'pgcrypto') as pgcrypto`
    expect(owners).toEqual({ auth: 'supabase_auth_admin', leads: 'postgres', pgcrypto: 'extensions' })
  })

  test('[O11] a hosted project’s default privileges open no function that is not meant to be', async () => {
    const own = await startTestBackend('external')
    const openTo = ({ sql }: TestBackend) => sql`
      select role, p.oid::regprocedure::text as name from pg_proc p, unnest(array['anon', 'authenticated']) role
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege(role, p.oid, 'execute')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by 1, 2`
    try {
      expect(await openTo(at)).toEqual(await openTo(own))
    } finally {
      await own.stop()
    }
  })

  test('[O11] no function of the desk answers anybody but an agent with the code of the app', async () => {
    await storeLead(at, { person_name: 'Somebody Private' })
    const agent = await signUpAgent(at)
    const ordinary = await at.signUp('ordinary@example.com')
    const withoutApp = await at.signUp('without-app@example.com')
    await giveRole(at, withoutApp.userId)
    const functions = await at.sql<{ name: string; parameters: string[] | null }>`
      select proname as name, proargnames[1:pronargs] as parameters from pg_proc
      where pronamespace = 'public'::regnamespace and proname like 'desk\\_%'`
    expect(functions.length).toBeGreaterThan(30)
    for (const { name, parameters } of functions) {
      const body = Object.fromEntries((parameters ?? []).map((parameter) => [parameter, null]))
      const ask = (as: { token?: string }) => at.request('POST', `/rest/v1/rpc/${name}`, { ...as, body })
      for (const as of [{}, ordinary, withoutApp]) expect([401, 403], name).toContain((await ask(as)).status)
    }
    expect((await agent.client.rpc('desk_summary')).data).toMatchObject({ total: 1 })
  })
})
