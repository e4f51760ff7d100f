import type { SupabaseClient } from '@supabase/supabase-js'
import * as OTPAuth from 'otpauth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { watchSession } from '#app/state/session/follow-session.ts'
import { type AccountSession, createSessionState } from '#app/state/session/session-state.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { testDevice } from '../../fixtures/device/account-device.ts'
import { memoryStore } from '../../fixtures/device/memory-store.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

/** A page with a client of its own over the device's storage, as after a reload. */
function page(device = testDevice(), storage = memoryStore()) {
  const client = at.client(undefined, { persistSession: true, storage, storageKey: 'session' })
  const state = createSessionState()
  const shown: AccountSession[] = []
  state.subscribe(() => shown.push(state.snapshot()))
  const onOpened = vi.fn(async () => {})
  const forgetTab = vi.fn()
  const waits: (() => void)[] = []
  const stop = watchSession(client, {
    state,
    device,
    storedUser: () => JSON.parse(storage.getItem('session') ?? 'null')?.follows,
    later(work) {
      waits.push(work)
      return () => {}
    },
    onOpened,
    onSettled: () => {},
    forgetTab,
  })
  return { client, device, storage, state, shown, onOpened, forgetTab, waits, stop }
}

async function newAccount() {
  const email = `${crypto.randomUUID()}@example.com`
  const { client, userId } = await at.signUp(email)
  return { email, userId, client }
}

const settled = (look: () => AccountSession, expected: object) =>
  vi.waitFor(() => expect(look()).toMatchObject(expected))

test('[AUTH-17] [AUTHAPI-06] initial session, signed in, token refreshed, user updated, signed out', async () => {
  const { email, userId } = await newAccount()
  const here = page()
  const events: string[] = []
  here.client.auth.onAuthStateChange((event) => void events.push(event))
  await settled(here.state.snapshot, { state: 'none' })

  await here.client.auth.signInWithPassword({ email, password })
  await settled(here.state.snapshot, { state: 'signed-in', userId, email })
  expect(here.device.forms.snapshot().form).toMatchObject({ userId, isAuthenticated: true })
  await here.client.auth.refreshSession()
  await here.client.auth.updateUser({ data: { language: 'es' } })
  expect(here.state.snapshot()).toEqual({ state: 'signed-in', userId, email })

  const reloaded = page(here.device, here.storage)
  await settled(reloaded.state.snapshot, { state: 'signed-in', userId })
  expect(reloaded.onOpened).toHaveBeenCalledOnce()
  expect(here.onOpened).not.toHaveBeenCalled()

  await here.client.auth.signOut({ scope: 'local' })
  await settled(here.state.snapshot, { state: 'none' })
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
  here.stop()
  reloaded.stop()
})

test('[AUTH-17] a session that owes the code of an authenticator app says so until it is verified', async () => {
  const { email, userId, client } = await newAccount()
  const secret = await enroll(client)
  const device = testDevice()
  device.answer({ fullName: 'Whoever sits here' })
  const here = page(device)
  const events: string[] = []
  here.client.auth.onAuthStateChange((event) => void events.push(event))
  await here.client.auth.signInWithPassword({ email, password })
  await settled(here.state.snapshot, { state: 'code-needed', userId })
  expect(device.forms.snapshot().form.userId).toBeUndefined()

  const { data } = await here.client.auth.mfa.listFactors()
  const factorId = data?.totp[0]?.id ?? ''
  at.later(30_000)
  const code = new OTPAuth.TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
  expect((await here.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  await settled(here.state.snapshot, { state: 'signed-in', userId })
  expect(device.forms.snapshot().form.userId).toBe(userId)
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'MFA_CHALLENGE_VERIFIED'])
  here.stop()
})

test('who gives up at the code loses none of the answers of this device', async () => {
  const { email, client } = await newAccount()
  await enroll(client)
  const device = testDevice()
  device.answer({ fullName: 'Whoever sits here' })
  const here = page(device)
  await here.client.auth.signInWithPassword({ email, password })
  await settled(here.state.snapshot, { state: 'code-needed' })
  await here.client.auth.signOut({ scope: 'local' })
  await settled(here.state.snapshot, { state: 'none' })
  expect(primaryPerson(device.forms.snapshot().form).fullName).toBe('Whoever sits here')
  here.stop()
})

test('[AUTHAPI-03] [AUTHAPI-04] tokens set a session, which is then there; somebody else’s answers are not', async () => {
  const [ana, luis] = [await newAccount(), await newAccount()]
  const here = page()
  await here.client.auth.signInWithPassword({ email: ana.email, password })
  await settled(here.state.snapshot, { userId: ana.userId })
  here.device.answer({ fullName: 'Ana Rivera' })
  const { data } = await luis.client.auth.getSession()
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  await here.client.auth.setSession({ access_token, refresh_token })
  await settled(here.state.snapshot, { state: 'signed-in', userId: luis.userId })
  expect((await here.client.auth.getSession()).data.session?.user.id).toBe(luis.userId)
  expect(primaryPerson(here.device.forms.snapshot().form).fullName).toBe('')
  here.stop()
})

test.each(['the next page finds out', 'its access token expires'])(
  '[AUTHAPI-05] a session that the service ended clears the device as a sign-out does: %s',
  async (way) => {
    const { email, client } = await newAccount()
    const here = page()
    await here.client.auth.signInWithPassword({ email, password })
    await settled(here.state.snapshot, { state: 'signed-in' })
    here.device.answer({ fullName: 'Ana Rivera' })
    expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull()
    if (way === 'the next page finds out') await here.client.auth.getUser()
    else {
      const session = JSON.parse(here.storage.getItem('session') ?? '{}')
      here.storage.setItem('session', JSON.stringify({ ...session, expires_at: 1 }))
      await here.client.auth.getSession()
    }
    await settled(here.state.snapshot, { state: 'none' })
    for (const key of ['formData', 'deviceProfile', 'deviceId'] as const) {
      expect(here.device.store.getItem(key)).toBeNull()
    }
    expect(primaryPerson(here.device.forms.snapshot().form).fullName).toBe('')
    here.stop()
  },
)

test('where another tab ended the session, new answers on the device stay', async () => {
  const { email } = await newAccount()
  const here = page()
  await here.client.auth.signInWithPassword({ email, password })
  await settled(here.state.snapshot, { state: 'signed-in' })
  here.device.forget()
  here.device.answer({ fullName: 'The next visitor' })
  await here.client.auth.signOut({ scope: 'local' })
  await settled(here.state.snapshot, { state: 'none' })
  expect(here.forgetTab).toHaveBeenCalledOnce()
  expect(primaryPerson(here.device.forms.snapshot().form).fullName).toBe('The next visitor')
  here.stop()
})

test('a stored session counts as signed in while the service does not answer', async () => {
  const storage = memoryStore({ session: '{"follows":{"userId":"user-1","email":"ana@example.com"}}' })
  const here = page(testDevice(), storage)
  for (const work of here.waits) work()
  expect(here.state.snapshot()).toEqual({ state: 'signed-in', userId: 'user-1', email: 'ana@example.com' })
  here.stop()
})

async function enroll(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error('Enrolling failed')
  const { secret } = data.totp
  const code = new OTPAuth.TOTP({ secret }).generate()
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code })
  if (error) throw error
  return secret
}
