import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditHash } from '#server/database/record-event.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { personOf, signUpAgent, storeLead } from '../fixtures/desk.ts'

type Line = { event: string; actor_id: string | null; subject_id: string | null; details: object }

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external', { isLimited: true })
})
afterAll(() => at.stop())

let since: string
beforeEach(async () => {
  const [row] = await at.sql<{ last: string }>`
    select coalesce(max(id), 0)::text as last from private.audit_events`
  since = row?.last ?? '0'
})
const lines = () => at.sql<Line>`
  select event, actor_id, subject_id, details from private.audit_events where id > ${since} order by id`
const events = async () => (await lines()).map(({ event }) => event)
/** A line that nobody waits for is there soon. */
const recorded = (event: string) =>
  expect.poll(async () => (await lines()).find((line) => line.event === event))

test('[S7] a sign-in, what is changed of an account, and its end each leave a line', async () => {
  const { client, userId } = await at.signUp('traced@example.com')
  expect(await lines()).toEqual([
    { event: 'signed_in', actor_id: userId, subject_id: userId, details: { method: 'password' } },
  ])
  await client.auth.updateUser({ password: 'another long password', current_password: password })
  await at.sql`update auth.users set email_change = 'new@example.com' where id = ${userId}`
  await at.sql`update auth.users set email_change = '' where id = ${userId}`
  await at.sql`update auth.users set email = 'new@example.com' where id = ${userId}`
  await at.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'totp', 'unverified', now(), now())`
  await at.sql`update auth.mfa_factors set status = 'verified' where user_id = ${userId}`
  await at.sql`delete from auth.mfa_factors where user_id = ${userId}`
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where id = ${userId}`
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"desk_owner": true}' where id = ${userId}`
  await at.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' - 'desk_owner' where id = ${userId}`
  await at.sql`delete from auth.sessions where user_id = ${userId}`
  await at.sql`delete from auth.users where id = ${userId}`
  const told = await lines()
  expect(told.map(({ event }) => event)).toEqual([
    'signed_in',
    'password_changed',
    'address_change_asked',
    'address_change_dropped',
    'address_changed',
    'factor_on',
    'factor_off',
    'role_given',
    'role_given',
    'role_taken',
    'sessions_ended',
    'account_erased',
  ])
  expect(new Set(told.map(({ subject_id }) => subject_id))).toEqual(new Set([userId]))
  expect(JSON.stringify(await at.sql`select * from private.audit_events`)).not.toContain('example.com')
})

test('[S7] an account that is erased with everything in it leaves one line', async () => {
  const { client, userId } = await at.signUp('gone@example.com')
  await at.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'totp', 'unverified', now(), now())`
  const { error } = await client.rpc('erase_my_account')
  expect(error).toBeNull()
  expect((await events()).slice(1)).toEqual(['account_erased'])
  const [line] = (await lines()).slice(-1)
  expect(line).toMatchObject({ actor_id: userId, subject_id: userId })
})

test('[S7] a refused sign-in is told by a keyed hash of the address, for known and unknown alike', async () => {
  const { userId } = await at.signUp('known@example.com')
  for (const email of ['Known@example.com', 'unknown@example.com']) {
    await at.client().auth.signInWithPassword({ email, password: 'wrong password' })
  }
  const refused = () => at.sql<{ subject_id: string | null; address_hash: string }>`
    select subject_id, address_hash from private.audit_events
    where id > ${since} and event = 'sign_in_refused' order by subject_id nulls last`
  const key = { tokenSecret: at.secrets.jwtSecret }
  await expect.poll(refused).toEqual([
    { subject_id: userId, address_hash: auditHash(key, 'email', 'known@example.com') },
    { subject_id: null, address_hash: auditHash(key, 'email', 'unknown@example.com') },
  ])
  expect(auditHash({ tokenSecret: 'another' }, 'email', 'known@example.com')).not.toBe(
    auditHash(key, 'email', 'known@example.com'),
  )
})

test('[S7] a limit that is reached is told once, however many run into it', async () => {
  for (let tries = 0; tries < 14; tries += 1) {
    await at.client().auth.signInWithPassword({ email: 'pressed@example.com', password: 'wrong password' })
  }
  await recorded('limit_reached').toMatchObject({
    details: { limit: 'over_request_rate_limit', route: '/token' },
  })
  expect((await events()).filter((event) => event === 'limit_reached')).toHaveLength(1)
})

test('[S7] a wrong authenticator code, new recovery codes and the use of one are told of their account', async () => {
  const { client, userId, token } = await at.signUp('codes@example.com')
  const { data: app } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (!app) throw new Error('no app')
  await client.auth.mfa.challengeAndVerify({ factorId: app.id, code: '000000' })
  await recorded('code_refused').toMatchObject({ subject_id: userId, actor_id: null })
  await at.sql.begin(async (sql) => {
    for (const hash of ['one', 'two']) {
      await sql`insert into private.recovery_codes (user_id, code_hash) values (${userId}, ${hash})`
    }
  })
  const [session] = await at.sql<{ id: string }>`select id from auth.sessions where user_id = ${userId}`
  await at.sql`insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (gen_random_uuid(), ${session?.id ?? null}, 'recovery_code', now(), now())`
  expect((await events()).filter((event) => event.startsWith('recovery'))).toEqual([
    'recovery_codes_made',
    'recovery_code_used',
  ])
  expect(JSON.stringify(await lines())).not.toContain(token)
})

test('[S7] a wrong password for a change, and a refresh token that comes back, are told of their account', async () => {
  const { client, userId } = await at.signUp('pressed-hard@example.com')
  await client.auth.updateUser({ password: 'another password', current_password: 'a guess' })
  await recorded('proof_refused').toMatchObject({ subject_id: userId, actor_id: null })
  const { data } = await client.auth.getSession()
  const stolen = data.session?.refresh_token ?? ''
  for (let times = 0; times < 2; times += 1) await client.auth.refreshSession()
  await at.sql`update auth.refresh_tokens set updated_at = now() - interval '1 hour' where user_id = ${userId}`
  const { error } = await at.client().auth.refreshSession({ refresh_token: stolen })
  expect(error?.code).toBe('refresh_token_already_used')
  await recorded('refresh_token_reused').toMatchObject({ subject_id: userId })
  expect(await events()).toContain('sessions_ended')
})

test('[S7] whoever is refused at the desk is told of once a minute, with the account', async () => {
  const { client, userId } = await at.signUp('at-the-door@example.com')
  for (let times = 0; times < 3; times += 1) await client.rpc('desk_people', {})
  await recorded('desk_refused').toMatchObject({ subject_id: userId, actor_id: null })
  expect((await events()).filter((event) => event === 'desk_refused')).toHaveLength(1)
})

test('[S7] the desk’s openings, exports and changes leave lines that name no visitor', async () => {
  const agent = await signUpAgent(at)
  const lead = await storeLead(at, { person_name: 'Noted Nobody', email: 'noted@example.com' })
  const id = await personOf(at, lead)
  for (let times = 0; times < 2; times += 1) await agent.client.rpc('desk_person', { id })
  await agent.client.rpc('desk_export', { search: 'Noted' })
  await agent.client.rpc('desk_export', { search: 'nobody has this name' })
  await agent.client.rpc('desk_log', { id, way: 'call', outcome: 'reached', body: 'Called' })
  await agent.client.rpc('desk_note', { id, body: 'Called again' })
  const { data } = await agent.client.rpc('desk_person', { id })
  await agent.client.rpc('desk_set', { id, seen: data.revision, stage: 'in_force' })
  await agent.client.rpc('desk_set', { id, seen: data.revision, stage: 'lost' })
  await agent.client.rpc('desk_wish', { id, way: 'call', is_refused: true, body: 'Called once too often' })
  const done = (await lines()).filter(({ event }) => event.startsWith('lead'))
  const of = { actor_id: agent.userId, subject_id: lead }
  expect(done).toEqual([
    { event: 'lead_opened', ...of, details: {} },
    { event: 'lead_exported', ...of, details: {} },
    { event: 'leads_exported', ...of, subject_id: null, details: { count: 1 } },
    { event: 'lead_changed', ...of, details: { kind: 'call', outcome: 'reached', stage: 'contacted' } },
    { event: 'lead_changed', ...of, details: { kind: 'note' } },
    { event: 'lead_changed', ...of, details: { kind: 'stage', stage: 'in_force' } },
    { event: 'lead_changed', ...of, details: { kind: 'wish' } },
  ])
  const all = JSON.stringify(await at.sql`select * from private.audit_events`)
  expect(all).not.toMatch(/Noted|example\.com|Called/)
})

test('[S7] the desk reads its own part, page by page, and nothing of other accounts', async () => {
  const agent = await signUpAgent(at)
  const other = await at.signUp('other@example.com')
  const id = await personOf(at, await storeLead(at, { person_name: 'Read Later' }))
  await agent.client.rpc('desk_export', { search: 'Read Later' })
  await agent.client.rpc('desk_person', { id })
  await at.sql`select private.audit('signed_in', ${other.userId})`
  const { data: first, error } = await agent.client.rpc('desk_audit', { page_size: 1 })
  expect(error).toBeNull()
  expect(first).toEqual([
    expect.objectContaining({
      event: 'lead_opened',
      is_own: true,
      has_lead: true,
      lead_name: 'Read Later',
    }),
  ])
  const { data: next } = await agent.client.rpc('desk_audit', { before_id: first[0].id, page_size: 200 })
  expect(next.map(({ event }: { event: string }) => event).slice(0, 5)).toEqual([
    // Of an export the desk shows how many, not each.
    'leads_exported',
    'signed_in',
    'factor_on',
    'role_given',
    'signed_in',
  ])
  expect(next[1]).toMatchObject({ is_own: true })
  expect(JSON.stringify(next)).not.toContain(other.userId)
})

test('[S7] nobody changes or wipes out a line, and only old ones ever go', async () => {
  await at.signUp('kept@example.com')
  const secret = at.client(at.secrets.secretKey)
  const { error } = await secret.schema('private').from('audit_events').delete().gt('id', 0)
  expect(error).not.toBeNull()
  await expect(at.sql`update private.audit_events set event = 'nothing_here'`).rejects.toThrow(/append-only/)
  await expect(at.sql`delete from private.audit_events`).rejects.toThrow(/append-only/)
  await expect(at.sql`truncate private.audit_events`).rejects.toThrow(/append-only/)
  const asService = at.sql.begin(async (sql) => {
    await sql`set local role service_role`
    await sql`select from private.audit_events`
  })
  await expect(asService).rejects.toThrow(/permission/)
  expect(await events()).toContain('signed_in')
})
