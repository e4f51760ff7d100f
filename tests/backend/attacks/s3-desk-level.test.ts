import { hash } from '@node-rs/bcrypt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll } from '../fixtures/authenticator.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole, signUpAgent, storeLead, switchAppOn } from '../fixtures/desk.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

/** Somebody has the agent's password: it was guessed, or used elsewhere too. */
let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
  await storeLead(at, { person_name: 'Somebody Private' })
})
afterAll(() => at.stop())

type Client = ReturnType<TestBackend['client']>
const refusalOf = async (client: Client) => (await client.rpc('desk_summary')).error?.message

/** Every function of the desk as the database has it, with each parameter named: one that is new is here too. */
async function deskFunctions(): Promise<{ name: string; body: object }[]> {
  const rows = await at.sql<{ name: string; parameters: string[] | null }>`
    select proname as name, proargnames[1:pronargs] as parameters from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'desk\\_%' order by 1`
  return rows.map(({ name, parameters }) => ({
    name,
    body: Object.fromEntries((parameters ?? []).map((parameter) => [parameter, null])),
  }))
}

async function agentWithoutApp() {
  const agent = await at.signUp(someone())
  await giveRole(at, agent.userId)
  return agent
}

test('[S3] [O16] the agent’s password alone opens no function of the desk, whether an app is on or not', async () => {
  const without = await agentWithoutApp()
  const owner = await signUpAgent(at)
  const [{ email } = { email: '' }] = await at.sql<{ email: string }>`
    select email from auth.users where id = ${owner.userId}`
  const below = at.client()
  await below.auth.signInWithPassword({ email, password })
  const { data } = await below.auth.getSession()
  const functions = await deskFunctions()
  expect(functions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['desk_export', 'desk_person', 'desk_people', 'desk_summary']),
  )
  for (const { name, body } of functions) {
    for (const token of [without.token, data.session?.access_token ?? '']) {
      const answer = await at.request('POST', `/rest/v1/rpc/${name}`, { token, body })
      expect([name, answer.status, JSON.parse(answer.body)]).toEqual([
        name,
        403,
        expect.objectContaining({ code: '42501', message: 'insufficient_aal' }),
      ])
    }
  }
})

test('[S3] the agent’s password opens nothing by an app that never showed a code, nor once the app is gone', async () => {
  const { client } = await agentWithoutApp()
  const { id, app } = await enroll(client)
  expect(await refusalOf(client)).toBe('insufficient_aal')
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  expect(await refusalOf(client)).toBeUndefined()
  await client.auth.mfa.unenroll({ factorId: id })
  // The token of before says the second level for up to an hour.
  expect(await refusalOf(client)).toBe('insufficient_aal')
})

test('[S3] a short password opens no desk, whatever else is shown, until a longer one is chosen', async () => {
  const email = someone()
  const client = at.client()
  await client.auth.signUp({ email, password: 'seven77' })
  await at.sql`update auth.users set email_confirmed_at = now() where email = ${email}`
  const asVisitor = await client.auth.signInWithPassword({ email, password: 'seven77' })
  expect(asVisitor.data.weakPassword).toBeFalsy()
  await giveRole(at, asVisitor.data.user?.id ?? '')
  await switchAppOn(client)
  expect(await refusalOf(client)).toBe('weak_password')
  expect((await client.auth.updateUser({ password: 'eight888' })).error).toMatchObject({
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 12 characters.',
  })
  expect((await client.auth.updateUser({ password: 'twelve letters' })).error).toBeNull()
  expect(await refusalOf(client)).toBeUndefined()
})

test('[S3] the sign-in tells an agent that the password is too short', async () => {
  const email = someone()
  const client = at.client()
  await client.auth.signUp({ email, password: 'seven77' })
  await at.sql`
    update auth.users set email_confirmed_at = now(),
      raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where email = ${email}`
  const { data, error } = await client.auth.signInWithPassword({ email, password: 'seven77' })
  expect(error).toBeNull()
  expect(data.weakPassword).toEqual({
    reasons: ['length'],
    message: 'Password should be at least 12 characters.',
  })
})

test('[S14] a desk that was left open shuts: after 12 hours without use, and after 7 days in all', async () => {
  const { client, userId } = await signUpAgent(at)
  expect(await refusalOf(client)).toBeUndefined()
  await at.sql`
    update auth.sessions set refreshed_at = (now() - interval '12 hours') at time zone 'utc',
      created_at = now() - interval '2 days' where user_id = ${userId}`
  expect(await refusalOf(client)).toBe('session_expired')
  await at.sql`
    update auth.sessions set refreshed_at = now() at time zone 'utc', created_at = now() - interval '7 days'
    where user_id = ${userId}`
  expect(await refusalOf(client)).toBe('session_expired')
})
/** An account that is in use before its address is confirmed. */
test('[S3] a short password opens no desk in the session of the sign-up either', async () => {
  const at = await startTestBackend('external', { confirmEmail: false })
  const client = at.client()
  const { data } = await client.auth.signUp({ email: someone(), password: 'seven77' })
  await giveRole(at, data.user?.id ?? '')
  await switchAppOn(client)
  expect((await client.rpc('desk_summary')).error?.message).toBe('weak_password')
  await at.stop()
})

/** What everybody tries first. */
const weak = {
  status: 422,
  code: 'weak_password',
  reasons: ['pwned'],
  message: 'This is one of the most common passwords. Please choose another one.',
}

test('[S3] none of the commonest passwords is one of a new account', async () => {
  for (const common of ['123456', 'password', 'Qwerty', 'iloveyou'])
    expect((await at.client().auth.signUp({ email: someone(), password: common })).error).toMatchObject(weak)
})

test('[S3] no common password is chosen later, and who has one signs in and is told', async () => {
  const email = someone()
  const { client } = await at.signUp(email)
  expect((await client.auth.updateUser({ password: 'letmein' })).error).toMatchObject(weak)
  await at.sql`update auth.users set encrypted_password = ${await hash('letmein', 4)} where email = ${email}`
  const { data, error } = await at.client().auth.signInWithPassword({ email, password: 'letmein' })
  expect(error).toBeNull()
  expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
})

test('[S3] six characters that are not common stay enough for a visitor', async () => {
  const { error } = await at.client().auth.signUp({ email: someone(), password: 'zv8-qx' })
  expect(error).toBeNull()
})
