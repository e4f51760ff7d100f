import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOffApp } from '#server/auth/factors/turn-off-app.ts'
import { enroll } from '../../fixtures/authenticator.ts'
import { password, startTestBackend, type TestBackend } from '../../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const turnOff = (...emails: string[]) => turnOffApp(emails, at.environment)

test('[S5] whoever lost their phone gets in by password again, nobody stays signed in, and the owner is told', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { client, userId } = await at.signUp(email)
  const { id, app } = await enroll(client)
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  const { data: before } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(before?.currentLevel).toBe('aal2')

  expect(await turnOff(` ${email.toUpperCase()}`)).toMatch(/is off, and the account is signed out/)
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  const again = at.client()
  expect((await again.auth.signInWithPassword({ email, password })).error).toBeNull()
  const { data: after } = await again.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(after).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  // The letter waits for the site, and for its queue in the database.
  const letters = await at.sql`
    select sent_to from auth.one_time_tokens t join jobs.job j on j.data ->> 'request' = t.id::text
    where t.user_id = ${userId} and t.token_type = 'app-removed' and j.name = 'account-letter'`
  expect(letters).toEqual([{ sent_to: email }])
})

test('an account without an app keeps its sessions', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const { client } = await at.signUp(email)
  expect(await turnOff(email)).toMatch(/Nothing was changed/)
  expect((await client.auth.getUser()).error).toBeNull()
})

test('an unknown address and a missing one are told so', async () => {
  await expect(turnOff('nobody@example.com')).rejects.toThrow('There is no account with this e-mail address.')
  await expect(turnOff()).rejects.toThrow(/Say whose/)
})
