import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { emailTo, follow, linkTo } from '../fixtures/mailed-link.ts'

const someone = () => `${crypto.randomUUID()}@example.com`

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())

const verify = (email: string, token: string, type: 'signup' | 'recovery' | 'magiclink' | 'email') =>
  at.client().auth.verifyOtp({ email, token, type })
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
async function known() {
  const email = someone()
  await at.signUp(email)
  return email
}

test('[P7] the code of each letter does what its link does, once', async () => {
  const fresh = someone()
  await at.client().auth.signUp({ email: fresh, password })
  const email = await known()
  await at.client().auth.resetPasswordForEmail(email)
  const recovery = await emailTo(at, email, 'recovery')
  for (const [to, letter, type] of [
    [fresh, await emailTo(at, fresh, 'confirmation'), 'signup'],
    [email, recovery, 'recovery'],
  ] as const) {
    expect(letter.code).toMatch(/^\d{6}$/)
    const opened = await verify(` ${to.toUpperCase()}`, letter.code ?? '', type)
    expect(opened.data.session?.user).toMatchObject({ email: to, email_confirmed_at: expect.any(String) })
    expect((await verify(to, letter.code ?? '', type)).error).toMatchObject({
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
      status: 403,
    })
    expect((await follow(at, new URL(letter.link ?? ''))).answer.error_code).toBe('otp_expired')
  }
  for (const type of ['magiclink', 'email'] as const) {
    await at.client().auth.signInWithOtp({ email })
    const { code = '' } = await emailTo(at, email, 'magic-link')
    expect((await verify(email, code, type)).data.session?.user.email).toBe(email)
  }
})

test('[P7] a code is good for its own address and type, for an hour and five tries, also at once', async () => {
  const [email, stranger] = [await known(), await known()]
  const ask = async () => {
    await at.client().auth.resetPasswordForEmail(email)
    return (await emailTo(at, email, 'recovery')).code ?? ''
  }
  const code = await ask()
  expect((await verify(stranger, code, 'recovery')).error?.code).toBe('otp_expired')
  expect((await verify(someone(), code, 'recovery')).error?.code).toBe('otp_expired')
  expect((await verify(email, code, 'magiclink')).error?.code).toBe('otp_expired')
  const wrong = [1, 2, 3, 4, 5].map((by) => verify(email, other(code, by), 'recovery'))
  for (const { error } of await Promise.all(wrong)) expect(error?.code).toBe('otp_expired')
  expect((await verify(email, code, 'recovery')).error?.code).toBe('otp_expired')
  const late = await ask()
  at.later(61 * 60_000)
  expect((await verify(email, late, 'recovery')).error?.code).toBe('otp_expired')
  expect((await verify(email, await ask(), 'recovery')).error).toBeNull()
})

test('[P7] of many who come with a code at once, one gets in', async () => {
  const email = await known()
  await at.client().auth.signInWithOtp({ email })
  const { code = '' } = await emailTo(at, email, 'magic-link')
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(email, code, 'email')))
  expect(answers.filter(({ data }) => data.session)).toHaveLength(1)
})

test('[P6] asking again ends the former link and code, also when many ask at once', async () => {
  const email = await known()
  const ask = () => at.client().auth.resetPasswordForEmail(email)
  await ask()
  const first = await emailTo(at, email, 'recovery')
  await ask()
  const second = await emailTo(at, email, 'recovery')
  expect((await follow(at, new URL(first.link ?? ''))).answer.error_code).toBe('otp_expired')
  if (first.code !== second.code) {
    expect((await verify(email, first.code ?? '', 'recovery')).error?.code).toBe('otp_expired')
  }
  expect((await follow(at, new URL(second.link ?? ''))).answer.access_token).toBeTruthy()
  await Promise.all(Array.from({ length: 6 }, ask))
  await at.settled()
  const letters = at.emails.filter(({ to, kind }) => to === email && kind === 'recovery').slice(2)
  const opened: unknown[] = []
  for (const { link } of letters) opened.push((await follow(at, new URL(link ?? ''))).answer.access_token)
  expect(opened.filter(Boolean)).toHaveLength(1)
})

test('[P6] using one ends the others that open the account', async () => {
  const email = await known()
  await at.client().auth.signInWithOtp({ email })
  const magic = await emailTo(at, email, 'magic-link')
  await at.client().auth.resetPasswordForEmail(email)
  expect((await follow(at, await linkTo(at, email, 'recovery'))).answer.access_token).toBeTruthy()
  expect((await follow(at, new URL(magic.link ?? ''))).answer.error_code).toBe('otp_expired')
  expect((await verify(email, magic.code ?? '', 'magiclink')).error?.code).toBe('otp_expired')
})

test('[P6] a stranger’s sign-up for an address leaves its owner’s letter good; signing up again with one password does not', async () => {
  const email = someone()
  const signUp = (secret: string) => at.client().auth.signUp({ email, password: secret })
  await signUp(password)
  const first = await linkTo(at, email, 'confirmation')
  await signUp(password)
  const second = await linkTo(at, email, 'confirmation')
  await signUp('the password of a stranger')
  await at.settled()
  expect((await follow(at, first)).answer.error_code).toBe('otp_expired')
  expect((await follow(at, second)).answer.access_token).toBeTruthy()
})
