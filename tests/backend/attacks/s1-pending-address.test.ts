import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { emailTo, follow, handedOver, linkTo } from '../fixtures/mailed-link.ts'

/**
 * Somebody had a minute in a session that was left open, shortly after its owner signed in, and asked for their own
 * address. What they have from then on is their own mailbox, and whatever anybody may call.
 */
let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

async function robbed() {
  const email = `${crypto.randomUUID()}@example.com`
  const thief = `thief-${crypto.randomUUID()}@example.com`
  const { client, userId } = await at.signUp(email)
  expect((await client.auth.updateUser({ email: thief })).error).toBeNull()
  // An email that is not written yet is no longer written once the change is forgotten.
  await at.settled()
  return { email, thief, client, userId }
}
type Robbed = Awaited<ReturnType<typeof robbed>>
const addressOf = async ({ userId }: Robbed) =>
  (await at.sql`select email, email_change from auth.users where id = ${userId}`)[0]

/** Everything the thief can try with their own mailbox alone. */
async function tryAll({ email, thief }: Robbed) {
  await at.settled()
  const letters = at.emails.filter(({ to, kind }) => to === thief && kind === 'email-change')
  const answers = []
  for (const { link, code = '' } of letters) {
    answers.push((await follow(at, new URL(link ?? ''))).answer)
    const { data } = await at.client().auth.verifyOtp({ email: thief, token: code, type: 'email_change' })
    answers.push({ access_token: data.session?.access_token })
  }
  for (const address of [email, thief]) {
    await at.client().auth.resend({ type: 'email_change', email: address })
    await at.client().auth.resetPasswordForEmail(thief)
  }
  await at.settled()
  const more = at.emails.filter(({ to }) => to === thief).length - letters.length
  return { sessions: answers.filter(({ access_token }) => access_token).length, moreLetters: more }
}
const nothing = { sessions: 0, moreLetters: 0 }

test('[S1] a thief’s pending address is forgotten with the password that its owner changes', async () => {
  const who = await robbed()
  const { error } = await who.client.auth.updateUser({ password: 'the owner chose another' })
  expect(error).toBeNull()
  expect(await tryAll(who)).toEqual(nothing)
  expect(await addressOf(who)).toEqual({ email: who.email, email_change: null })
  expect((await follow(at, await linkTo(at, who.email, 'email-change-notice'))).answer.error_code).toBe(
    'otp_expired',
  )
})

test('[P2] a thief’s pending address is forgotten with the password that its owner resets by mail', async () => {
  const who = await robbed()
  await at.client().auth.resetPasswordForEmail(who.email)
  const client = at.client()
  const { token_hash = '' } = handedOver(await linkTo(at, who.email, 'recovery'))
  await client.auth.verifyOtp({ token_hash, type: 'recovery' })
  expect((await client.auth.updateUser({ password: 'the owner chose another' })).error).toBeNull()
  expect(await tryAll(who)).toEqual(nothing)
  expect(await addressOf(who)).toEqual({ email: who.email, email_change: null })
})

test('[S1] a thief’s pending address is over after an hour, though nobody did anything, and no stranger’s resend wakes it', async () => {
  const who = await robbed()
  await at.settled()
  at.later(61 * 60_000)
  expect(await tryAll(who)).toEqual(nothing)
  expect((await addressOf(who))?.email).toBe(who.email)
})

test('[P5] a thief’s pending address never becomes the account’s by the thief’s mailbox alone, and opens no session', async () => {
  const who = await robbed()
  expect(await tryAll(who)).toEqual(nothing)
  expect((await addressOf(who))?.email).toBe(who.email)
  expect((await at.client().auth.signInWithPassword({ email: who.thief, password })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('[S1] a thief’s pending address is cancelled by the link in the letter to the old mailbox, without a session, once', async () => {
  const who = await robbed()
  const { cancelLink } = await emailTo(at, who.email, 'email-change-notice')
  const { cancel: token } = handedOver(new URL(cancelLink ?? ''))
  const cancel = (body: object) => at.request('POST', '/auth/v1/user/email-change/cancel', { body })
  // Halfway is no way back into it.
  await follow(at, await linkTo(at, who.email, 'email-change-notice'))
  expect((await cancel({ token })).status).toBe(200)
  expect(await addressOf(who)).toEqual({ email: who.email, email_change: null })
  expect(await tryAll(who)).toEqual(nothing)
  const again = await cancel({ token })
  expect([again.status, JSON.parse(again.body).error_code]).toEqual([403, 'otp_expired'])
  const stored = await at.sql<{ row: string }>`select t::text as row from auth.one_time_tokens t`
  expect(stored.some(({ row }) => row.includes(token ?? ''))).toBe(false)
  // It is good for nothing else, and nothing else is good for it.
  await who.client.auth.updateUser({ email: who.thief })
  const fresh = handedOver(new URL((await emailTo(at, who.email, 'email-change-notice')).cancelLink ?? ''))
  const misused = { token_hash: fresh.cancel, type: 'email_change' }
  expect((await at.request('POST', '/auth/v1/verify', { body: misused })).status).toBe(403)
  const { token_hash } = handedOver(await linkTo(at, who.thief, 'email-change'))
  expect((await cancel({ token: token_hash })).status).toBe(403)
})

test('[S1] a thief’s pending address takes no other way in along: with a new password every older link and code is worth nothing', async () => {
  const { email, client } = await robbed()
  await at.client().auth.resetPasswordForEmail(email)
  await at.client().auth.signInWithOtp({ email })
  await client.auth.reauthenticate()
  const recovery = await emailTo(at, email, 'recovery')
  const magic = await emailTo(at, email, 'magic-link')
  const { code: nonce = '' } = await emailTo(at, email, 'reauthentication')
  expect((await client.auth.updateUser({ password: 'the owner chose another' })).error).toBeNull()
  for (const { link, code = '' } of [recovery, magic]) {
    expect((await follow(at, new URL(link ?? ''))).answer.error_code).toBe('otp_expired')
    for (const type of ['recovery', 'magiclink', 'email'] as const) {
      const { error } = await at.client().auth.verifyOtp({ email, token: code, type })
      expect(error?.code).toBe('otp_expired')
    }
  }
  expect((await client.auth.updateUser({ password: 'yet another one', nonce })).error?.code).toBe(
    'reauthentication_not_valid',
  )
})
