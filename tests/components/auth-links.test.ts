import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTo, linkTo } from '../backend/fixtures/mailed-link.ts'
import { devicePlan } from '../browser/fixtures/account/kept-plans.ts'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { findAll, textsOf } from '../pages/site.ts'
import { type Account, type AccountSite, focused, sessionKey, startAccountSite } from './account-site.ts'
import { type LivePage, screen } from './open-page.ts'

let site: AccountSite
beforeAll(async () => {
  site = await startAccountSite()
})
afterAll(() => site.at.stop())

const title = (text: string) => screen().findByRole('heading', { level: 1, name: text })
const problems = () => textsOf(findAll(screen().getByRole('main'), '[role=alert]'))
const answers = answeredForm({ medicalConditions: ['Asthma'] })
const held = { formData: answers, devicePlans: [devicePlan('1')] }
const callback = ({ session }: Account, more = '') =>
  `/auth/callback#access_token=${session.access_token}&refresh_token=${session.refresh_token}&token_type=bearer${more}`

/** What was sent to the accounts and tables, without a look at what the service offers. */
const sent = (page: LivePage) =>
  page.calls().filter(({ name }) => /^\/(auth|rest)\/v1\/(?!settings)/.test(name))

/** The page of a link that somebody was mailed. */
const pageOf = ({ pathname, search, hash }: URL) => pathname + search + hash

/** An account that waits for its email to be answered; gives the link and the code of it. */
async function signUpOnly() {
  const email = `${crypto.randomUUID()}@example.com`
  const { error } = await site.at.client().auth.signUp({ email, password: 'four plain words' })
  if (error) throw error
  return { email, link: pageOf(await linkTo(site.at, email, 'confirmation')) }
}

test('[ROUTE-15] [CALLBACK-01] [CALLBACK-02] [CALLBACK-04] [CALLBACK-05] the callback takes the tokens out of the address, says that it completes the sign-in, syncs the profile and opens the dashboard', async () => {
  const account = await site.newAccount()
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  const deviceId = crypto.randomUUID()
  const page = await site.open(callback(account, '&type=signup'), {
    stored: { deviceId },
    async answer({ url }) {
      if (url.endsWith('/user')) await isHeld
      return undefined
    },
  })
  await title('Completing sign in...')
  expect(page.address()).toBe('/auth/callback')
  expect(JSON.stringify(page.window.history.state)).not.toContain('token')
  release()
  await expect.poll(page.address).toBe('/dashboard')
  expect(page.stored(sessionKey)).toMatchObject({ user: { email: account.email } })
  const { data } = await account.client.from('profiles').select('last_device_id').single()
  expect(data).toEqual({ last_device_id: deviceId })
})

test('[CALLBACK-03] [CALLBACK-06] without tokens the session that is there counts, and without one the sign-in opens and nothing is asked', async () => {
  const account = await site.newAccount()
  const page = await site.open('/auth/callback', { account })
  await expect.poll(page.address).toBe('/dashboard')
  const nobody = await site.open('/auth/callback')
  await title('Welcome Back!')
  expect([nobody.address(), problems(), sent(nobody)]).toEqual(['/auth', [], []])
})

const unsigned = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4IiwiZXhwIjo0MTAyNDQ0ODAwfQ.eA'

test.each([
  ['session_failed', `#access_token=${unsigned}&refresh_token=nothing`, 'We could not sign you in.'],
  ['session_failed', '?code=abc', 'We could not sign you in.'],
  ['link_expired', '#error=access_denied&error_code=otp_expired', 'This link does not work anymore.'],
  ['google_refused', '?error=access_denied', 'You did not finish signing in with Google.'],
  ['sign_ups_off', '#error=x&error_code=signup_disabled', 'We don’t take new accounts'],
  ['unexpected', '#error=x&error_code=x&error_description=on_fire', 'Something went wrong.'],
])(
  '[AUTH-21] [ERROR-09] [ERROR-12] the callback tells %s in a plain sentence',
  async (error, address, words) => {
    const page = await site.open(`/auth/callback${address}`)
    await expect.poll(page.address).toBe(`/auth?error=${error}`)
    await expect.poll(problems).toEqual([expect.stringContaining(words)])
    expect(document.body.textContent).not.toContain('on_fire')
  },
)

test('[ERROR-10] [ERROR-11] tokens without a session lead to no_session, and a sync that fails to callback_failed with a way on', async () => {
  const account = await site.newAccount()
  const page = await site.open(`/auth/callback#access_token=${account.session.access_token}`)
  await expect.poll(page.address).toBe('/auth?error=no_session')
  await expect.poll(problems).toEqual([expect.stringContaining('Your sign-in did not work.')])
  const failing = await site.open(callback(account), {
    answer: ({ url }) => (url.includes('/profiles') ? Response.json({}, { status: 500 }) : undefined),
  })
  await expect.poll(failing.address).toBe('/auth?error=callback_failed')
  await expect.poll(problems).toEqual([expect.stringContaining('We could not load your account.')])
  await failing.press('Go to my dashboard', 'link')
  await expect.poll(failing.address).toBe('/dashboard')
})

test.each(['signup', 'recovery'])(
  '[S13] tokens of a %s that nobody waits for are asked about, and no sends nothing and keeps everything',
  async (type) => {
    const stranger = await site.newAccount()
    const page = await site.open(callback(stranger, `&type=${type}`), { stored: held })
    await title(`Sign in as ${stranger.email}?`)
    await expect.poll(focused).toBe(`Sign in as ${stranger.email}?`)
    expect(document.title).toMatch(/^Is this your account\?/)
    expect(page.address()).toBe('/auth/callback')
    expect(document.body.textContent).toContain('will be added to that account')
    await page.press('No, this is not me')
    await expect.poll(page.address).toBe('/auth')
    expect(sent(page)).toEqual([])
    expect([page.stored('formData'), page.stored('devicePlans'), page.stored(sessionKey)]).toEqual([
      answers,
      held.devicePlans,
      undefined,
    ])
  },
)

test('who says yes is signed in, and what is on the device goes to that account', async () => {
  const account = await site.newAccount()
  const page = await site.open(callback(account, '&type=signup'), { stored: held })
  await page.press('Yes, sign in')
  await expect.poll(page.address).toBe('/dashboard')
  const { data } = await account.client.from('profiles').select('medical_conditions').single()
  expect(data).toEqual({ medical_conditions: ['Asthma'] })
  expect((await account.client.from('saved_plans').select('id')).data).toHaveLength(1)
})

test('a forged token cannot lend its name to somebody else’s session, and a code that nobody waits for is asked about without a name', async () => {
  const { session } = await site.newAccount()
  const claims = { sub: session.user.id, email: 'maria@example.com', exp: 1_600_000_000 }
  const forged = `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.eA`
  const address = `/auth/callback#access_token=${forged}&refresh_token=${session.refresh_token}`
  const page = await site.open(address, { stored: held })
  await title('Sign in as maria@example.com?')
  await page.press('Yes, sign in')
  await expect.poll(page.address).toBe('/auth?error=session_failed')
  expect(sent(page).filter(({ name }) => name !== '/auth/v1/user')).toEqual([])
  expect(page.stored('formData')).toEqual(answers)

  const ofCode = await site.open('/auth/callback?code=abc', { stored: held })
  await title('Sign in to this account?')
  await ofCode.press('No, this is not me')
  await expect.poll(ofCode.address).toBe('/auth')
})

test('[S13] the link of an email opens a page whose button alone confirms, and another link of the tab takes its place', async () => {
  const { link } = await signUpOnly()
  const page = await site.open(link)
  await title('Confirm your email')
  expect(page.address()).toBe('/auth/confirm')
  expect(JSON.stringify(page.window.history.state)).not.toContain('token')
  expect(sent(page)).toEqual([])
  await page.press('Confirm my email')
  await expect.poll(page.address).toBe('/dashboard')
  expect(page.calls('/auth/v1/verify')).toMatchObject([{ method: 'POST', status: 200 }])

  const next = await site.open('/auth/confirm#token_hash=nothing&type=signup')
  await title('Confirm your email')
  next.window.location.hash = '#cancel=nothing'
  next.window.dispatchEvent(new next.window.PopStateEvent('popstate'))
  await title('Cancel the change of your email?')
  expect(next.address()).toBe('/auth/confirm')
})

test('[S13] opened by hand the page says where it opens from, a used link says so and sends a new one, which leads to no other site', async () => {
  const byHand = await site.open('/auth/confirm')
  await title('This page opens from a link in our email.')
  await byHand.press('Ask for a new link', 'link')
  await title('Forgot your password?')

  const { email, link } = await signUpOnly()
  const page = await site.open(link.replace(/token_hash=\w+/, 'token_hash=nothing'))
  await page.press('Confirm my email')
  await title('This link does not work anymore.')
  await expect.poll(focused).toBe('This link does not work anymore.')
  await page.type('Email', email)
  await page.press('Resend confirmation')
  await screen().findByText(/^We sent it again\./)
  const again = pageOf(await linkTo(site.at, email, 'confirmation')).split('&redirect_to=')[0]
  const last = await site.open(`${again}&redirect_to=${encodeURIComponent('https://evil.example/quote')}`)
  await last.press('Confirm my email')
  await expect.poll(last.address).toBe('/dashboard')
})

test('[S13] without a connection the link is kept, and the button tries again and leads on within this site', async () => {
  const { link } = await signUpOnly()
  let isReached = false
  const [before] = link.split('&redirect_to=')
  const to = encodeURIComponent('http://site.test/quote/review')
  const page = await site.open(`${before}&redirect_to=${to}`, {
    answer({ url }) {
      if (!isReached && url.endsWith('/verify')) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await page.press('Confirm my email')
  await expect.poll(problems).toEqual([expect.stringContaining('We could not connect.')])
  isReached = true
  await page.press('Confirm my email')
  await expect.poll(page.address).toBe('/quote/review')
})

test('[S13] somebody else’s link asks before the answers on the device go to their account, and no leaves all as it was', async () => {
  const { email, link } = await signUpOnly()
  const page = await site.open(link, { stored: { formData: answers } })
  await page.press('Confirm my email')
  await title(`Sign in as ${email}?`)
  await page.press('No, this is not me')
  await expect.poll(page.address).toBe('/auth')
  expect([page.stored('formData'), page.stored(sessionKey)]).toEqual([answers, undefined])
})

test('[S1] the old mailbox stops a change that its owner did not ask for', async () => {
  const { client, email } = await site.newAccount()
  await client.auth.updateUser({ email: `${crypto.randomUUID()}@example.com` })
  const { cancelLink = '' } = await emailTo(site.at, email, 'email-change-notice')
  const page = await site.open(pageOf(new URL(cancelLink)))
  await title('Cancel the change of your email?')
  await page.press('Cancel the change')
  await title('The change is canceled.')
  const { data } = await client.auth.getUser()
  expect([data.user?.email, data.user?.new_email ?? '']).toEqual([email, ''])
})
