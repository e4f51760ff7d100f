import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll } from '../backend/fixtures/authenticator.ts'
import { password } from '../backend/fixtures/backend.ts'
import { giveRole } from '../backend/fixtures/desk.ts'
import { emailTo } from '../backend/fixtures/mailed-link.ts'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { findAll, textsOf } from '../pages/site.ts'
import { type AccountSite, focused, sessionKey, signInAgain, startAccountSite } from './account-site.ts'
import { type LivePage, screen } from './open-page.ts'

let site: AccountSite
let closed: AccountSite
beforeAll(async () => {
  site = await startAccountSite()
  closed = await startAccountSite({ takesSignUps: false })
})
afterAll(async () => {
  await site.at.stop()
  await closed.at.stop()
})

const main = () => screen().getByRole('main')
const problems = () => textsOf(findAll(main(), '[role=alert]'))
const title = (text: string) => screen().findByRole('heading', { level: 1, name: text })
const fieldsShown = () =>
  findAll(main(), 'form input').map((input) => [
    input.getAttribute('name'),
    input.getAttribute('autocomplete'),
  ])

async function signIn(page: LivePage, email: string, secret = password) {
  await page.type('Email', email)
  await page.type('Password', secret)
  await page.press('Sign In')
}

async function signUp(page: LivePage, email: string, confirmed = password) {
  await page.type('Email', email)
  await page.type('Password', password)
  await page.type('Confirm password', confirmed)
  await page.press('Create Account')
}

test('[U16] [D12] [ROUTE-14] [AUTH-01] [AUTH-03] [AUTH-05] [AUTH-06] [AUTH-07] [AUTH-08] /auth is the sign-in, a link changes to the sign-up and back, and messages and passwords go with the mode', async () => {
  const page = await site.open('/auth?error=unexpected')
  await title('Welcome Back!')
  expect(fieldsShown()).toEqual([
    ['email', 'email'],
    ['password', 'current-password'],
  ])
  expect(problems()).toEqual([expect.stringContaining('Something went wrong.')])
  expect(textsOf(findAll(main(), 'li'))).toEqual([
    'Save and compare quotes',
    'Access from any device',
    'Personalized recommendations',
  ])
  expect(main().textContent).toContain('You don’t need an account to get a quote.')
  expect(screen().getByText('Start without one').getAttribute('href')).toBe('/quote')
  await page.type('Email', 'maria@example.com')
  await page.type('Password', 'secret words')

  await page.press('Create account', 'link')
  await title('Create Your Account')
  await expect.poll(focused).toBe('Create Your Account')
  expect(document.title).toBe('Create your account | Plainwell Life')
  expect(page.address()).toBe('/auth?mode=sign-up')
  expect(fieldsShown()).toEqual([
    ['email', 'email'],
    ['password', 'new-password'],
    ['confirmPassword', 'new-password'],
  ])
  expect(screen().getByLabelText('Email')).toHaveProperty('value', 'maria@example.com')
  expect(screen().getByLabelText('Password')).toHaveProperty('value', '')
  expect(problems()).toEqual([])

  await signUp(page, 'maria@example.com', 'other words')
  expect(problems()).toEqual(['Passwords do not match'])
  await page.press('Sign in', 'link')
  await title('Welcome Back!')
  expect(problems()).toEqual([])
  expect(screen().getByLabelText('Password')).toHaveProperty('value', '')
})

test('[AUTH-02] [AUTH-10] [AUTH-11] [AUTH-12] [AUTH-13] email and password are required and have to be such, both passwords match, and each has its own button that shows it', async () => {
  const tooShort = 'Password must be at least 6 characters long'
  const page = await site.open('/auth')
  for (const [email, typed, told, field] of [
    ['', 'secret words', 'Enter your email, such as maria@example.com.', 'email'],
    ['maria@', 'secret words', 'Enter a valid email, such as maria@example.com.', 'email'],
    ['maria alvarez@example.com', 'secret words', 'Enter a valid email, such as maria@example.com.', 'email'],
    ['maria@example.com', '', 'Enter a password.', 'password'],
    ['maria@example.com', '12345', tooShort, 'password'],
  ] as const) {
    await signIn(page, email, typed)
    expect(problems()).toEqual([told])
    await expect.poll(focused).toBe(field)
    expect(document.activeElement?.getAttribute('aria-required')).toBe('true')
  }

  await page.press('Create account', 'link')
  await title('Create Your Account')
  await signUp(page, 'maria@example.com', 'other words')
  expect(problems()).toEqual(['Passwords do not match'])
  await expect.poll(focused).toBe('confirmPassword')
  expect(document.title).toMatch(/^Error: /)
  const types = () =>
    ['Password', 'Confirm password'].map((label) => screen().getByLabelText(label).getAttribute('type'))
  await page.press('Show password')
  expect(types()).toEqual(['text', 'password'])
  await page.press('Show the password to confirm')
  await page.press('Hide password')
  expect(types()).toEqual(['password', 'text'])
})

test('[U15] [AUTH-04] [ERROR-06] the Google button stands where Google is set up alone, and its failure without a message has its own words', async () => {
  await site.open('/auth')
  await title('Welcome Back!')
  expect(main().textContent).not.toMatch(/Google|or use your email/)
  const page = await site.open('/auth', {
    site: { accounts: { recoveryCodes: true, cancelEmailChange: true, google: true } },
    answer: ({ url }) => (url.endsWith('/settings') ? Response.json({}, { status: 500 }) : undefined),
  })
  await page.press('Continue with Google')
  await expect.poll(problems).toEqual(['Failed to sign in with Google'])
})

test('[AUTH-09] a visitor with a session is sent to the dashboard', async () => {
  const account = await site.newAccount()
  for (const query of ['', '?mode=sign-up', '?mode=forgot']) {
    const page = await site.open(`/auth${query}`, { account })
    await expect.poll(page.address).toBe('/dashboard')
  }
})

test('[ERROR-04] a refused sign-in shows the service’s own words in a red box', async () => {
  const { email } = await site.newAccount()
  const page = await site.open('/auth')
  await signIn(page, email, 'not the password')
  await expect.poll(problems).toEqual(['Invalid login credentials'])
  expect(findAll(main(), '[role=alert][class*=red]')).toHaveLength(1)
  await expect.poll(focused).toBe('password')
  expect(document.title).toMatch(/^Error: /)
})

test('[ERROR-05] a failure that says nothing is an unexpected one, and where nothing answers the form stays as it was', async () => {
  let isReached = true
  const page = await site.open('/auth', {
    answer({ url }) {
      if (!isReached) throw new TypeError('Failed to fetch')
      return url.includes('/token') ? Response.json({}, { status: 500 }) : undefined
    },
  })
  await signIn(page, 'maria@example.com')
  await expect.poll(problems).toEqual(['An unexpected error occurred.'])
  isReached = false
  await page.press('Sign In')
  await expect.poll(problems).toEqual(['We could not connect. Check your connection and try again.'])
  expect(screen().getByLabelText('Email')).toHaveProperty('value', 'maria@example.com')
})

test('[ERROR-07] a sign-up says in a green box to look for the email, which is sent again on demand', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const page = await site.open('/auth?mode=sign-up')
  await signUp(page, email)
  const box = await screen().findByText(
    /^Sign up successful! Please check your email to confirm your account\./,
  )
  expect(box.closest('[role=status][class*=green]')?.textContent).toContain(email)
  await page.press('Resend confirmation')
  await screen().findByText(/^We sent it again\./)
  expect(screen().queryByText('Resend confirmation')).toBeNull()
  await site.at.settled()
  expect(site.at.emails.filter(({ to }) => to === email)).toHaveLength(2)

  await page.press('Sign in', 'link')
  await title('Welcome Back!')
  await signIn(page, email)
  await expect.poll(problems).toEqual(['Email not confirmed'])
  await page.press('Resend confirmation')
  await screen().findByText(/^We sent it again\./)

  // An address that has an account gets the same answer.
  const { email: taken } = await site.newAccount()
  await signUp(await site.open('/auth?mode=sign-up'), taken)
  await screen().findByText(/^Sign up successful!/)
  await emailTo(site.at, taken, 'account-exists')
})

test('[ERROR-08] a sign-in says in a green box that it worked, and a sync that fails keeps nobody from the dashboard', async () => {
  const { email } = await site.newAccount()
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  const page = await site.open('/auth', {
    async answer({ url }) {
      if (!url.includes('/rest/v1/')) return undefined
      await isHeld
      return Response.json({}, { status: 500 })
    },
  })
  await signIn(page, email)
  const box = await screen().findByText('Login successful!', { exact: false })
  expect(box.closest('[role=status][class*=green]')).not.toBeNull()
  expect(screen().getByRole('button', { name: 'Processing...' }).hasAttribute('disabled')).toBe(true)
  expect(page.address()).toBe('/auth')
  release()
  await expect.poll(page.address).toBe('/dashboard')
})

test('where the account has an authenticator app its code is asked for, also after a reload, and another account may be used', async () => {
  const account = await site.newAccount()
  const { id, app } = await enroll(account.client)
  await account.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  const page = await site.open('/auth', { stored: { cart: [] } })
  await signIn(page, account.email)
  await title('One more step')
  const again = await page.reload()
  await title('One more step')
  await expect.poll(focused).toBe('One more step')
  const field = screen().getByLabelText('Code from the app')
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ])
  await again.type('Code from the app', '12345')
  await again.press('Confirm code')
  expect(problems()).toEqual(['Enter the six digits that the app shows now.'])
  await again.type('Code from the app', app.wrongCode(new Date()))
  await again.press('Confirm code')
  await expect.poll(problems).toEqual([expect.stringContaining('That code is not right.')])
  await expect.poll(focused).toBe('code')
  await again.press('Use another account')
  await title('Welcome Back!')
  expect([again.stored(sessionKey), again.stored('cart')]).toEqual([undefined, []])

  await signIn(again, account.email)
  await title('One more step')
  const code = app.code(new Date(), 1)
  await again.type('Code from the app', `${code.slice(0, 3)} ${code.slice(3)}`)
  await again.press('Confirm code')
  await expect.poll(again.address).toBe('/dashboard')
})

test('[O16] an agent who lost the phone is told of the command, and not to call the agent', async () => {
  const { client, email, userId } = await site.newAccount()
  const { id, app } = await enroll(client)
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  await giveRole(site.at, userId)
  await signIn(await site.open('/auth'), email)
  await title('One more step')
  await expect.poll(() => main().textContent).toContain('npm run turn-off-app')
  const calls = findAll(main(), 'a[href^="tel:"]').filter((link) => !link.closest('noscript'))
  expect(calls).toEqual([])
})

test('[RESET-01] [P7] the code of the email leads to the new password, after the code of the app where there is one', async () => {
  const account = await site.newAccount()
  const { id, app } = await enroll(account.client)
  await account.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  const page = await site.open('/auth?mode=new-password')
  await screen().findByText('This page opens from a link in our email.')
  await page.press('Ask for a new link', 'link')
  await title('Forgot your password?')
  // A stranger's address gets the same answer.
  for (const email of [`${crypto.randomUUID()}@example.com`, account.email]) {
    await page.type('Email', email)
    await page.press(/^Send (the|another) link$/)
    await screen().findByText(new RegExp(`If there is an account for.*${email}`))
  }
  const { code = '' } = await emailTo(site.at, account.email, 'recovery')
  await page.type('Code from the email', code)
  await page.press('Continue with the code')
  await title('One more step')
  await page.type('Code from the app', app.code(new Date(), 1))
  await page.press('Confirm code')
  await title('Choose a new password')
  await page.type('New password', 'a new secret')
  await page.type('Confirm new password', 'a new secret')
  await page.press('Save new password')
  await expect.poll(page.address).toBe('/dashboard')
  await signInAgain(site, account.email, 'a new secret')
})

test('[P16] a site that opens no accounts says so before anything is typed, and to a form that was open already', async () => {
  await closed.open('/auth?mode=sign-up')
  await screen().findByText(/new accounts right now/)
  expect(findAll(main(), 'form')).toEqual([])

  const page = await closed.open('/auth?mode=sign-up', {
    answer({ url }) {
      if (url.endsWith('/settings')) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await signUp(page, 'maria@example.com')
  await expect.poll(problems).toEqual([expect.stringContaining('new accounts')])
  expect(screen().getByLabelText('Password')).toHaveProperty('value', password)
})

test('[SECURITY-05] who was signed out on another device is told so, and who leaves by themselves is told nothing', async () => {
  const account = await site.newAccount()
  const page = await site.open('/dashboard', { account, stored: { formData: answeredForm() } })
  await screen().findByText('Welcome, Ana.')
  const other = await signInAgain(site, account.email)
  await other.auth.signOut({ scope: 'others' })
  const again = await page.reload()
  await screen().findByText('You were signed out.', { exact: false })
  expect(again.address()).toMatch(/^\/auth/)
  expect(again.stored(sessionKey)).toBeUndefined()
  await signIn(again, account.email)
  await expect.poll(again.address).toBe('/dashboard')
  await again.press('Sign Out')
  await title('Welcome Back!')
  expect(screen().queryByText('You were signed out.', { exact: false })).toBeNull()
})
