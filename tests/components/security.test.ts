import { afterAll, beforeAll, expect, test } from 'vitest'
import { Authenticator, enroll } from '../backend/fixtures/authenticator.ts'
import { password } from '../backend/fixtures/backend.ts'
import { emailTo } from '../backend/fixtures/mailed-link.ts'
import { find, findAll, textOf, textsOf } from '../pages/site.ts'
import {
  type Account,
  type AccountSite,
  focused,
  letAnHourPass,
  sessionOf,
  signInAgain,
  startAccountSite,
} from './account-site.ts'
import { handsOn, type PageOptions, screen } from './open-page.ts'

let site: AccountSite
beforeAll(async () => {
  const google = { clientId: 'x', clientSecret: 'x', issuer: 'https://google.test' }
  site = await startAccountSite({ google })
})
afterAll(() => site.at.stop())

/** Opens the dashboard of an account, whose Security part is there. */
async function openSecurity(account: Account, options: PageOptions & { ready?: string } = {}) {
  const { ready = 'Change password', ...others } = options
  const page = await site.open('/dashboard', { account, ...others })
  await screen().findByRole('button', { name: ready })
  return page
}

/** A row of the Security part, by its name. */
async function row(name: string): Promise<HTMLElement> {
  const part = await screen().findByRole('region', { name: 'Security' })
  const found = findAll(part, 'li').find((item) => findAll(item, 'h3').some((head) => textOf(head) === name))
  if (!found) throw new Error(`There is no row ${name}`)
  return found
}
async function on(name: string) {
  const found = await row(name)
  return handsOn(() => found)
}
const text = (words: string) => screen().findByText(words, { exact: false })
const words = async (name: string) => textOf(await row(name))
const open = () => findAll(document.body, 'dialog[open]')

/** The question whether it is really the owner. */
async function proof() {
  const heading = await text('Confirm it’s you')
  const dialog = heading.closest('dialog')
  if (!dialog) throw new Error('Nothing is asked')
  return { dialog, ...handsOn(() => dialog) }
}

async function prove(secret = password) {
  const { type, press } = await proof()
  await type('Current password', secret)
  await press('Continue')
}

/** An account whose authenticator app is on, in the session that has shown its code. */
async function withApp() {
  const account = await site.newAccount()
  const { id, app } = await enroll(account.client)
  await account.client.auth.mfa.challengeAndVerify({ factorId: id, code: app.code(new Date()) })
  return { ...account, app, session: await sessionOf(account.client) }
}

const submit = async (name: string) => findAll(await row(name), 'form button[type=submit]')[0]?.click()
const codes = () => textsOf(findAll(document.body, '[class*=security_codes] li'))

test('[SECURITY-01] a signed-in user has the Security part whole, whose rows take the focus and give it back', async () => {
  const page = await openSecurity(await site.newAccount())
  const part = await screen().findByRole('region', { name: 'Security' })
  expect(textsOf(findAll(part, 'h3'))).toEqual([
    'Email',
    'Password',
    'Authenticator app',
    'Google',
    'Where you are signed in',
    'Your data',
    'Erase account',
  ])
  await page.press('Change password')
  await expect.poll(focused).toBe('current')
  const button = find(await row('Password'), '[aria-expanded]')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await (await on('Password')).press('Cancel')
  await expect.poll(() => document.activeElement === button).toBe(true)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('while the service does not answer, the part says so and can be asked again', async () => {
  let isReached = false
  await site.open('/dashboard', {
    account: await site.newAccount(),
    answer({ url }) {
      if (!isReached && url.endsWith('/user')) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await text('We could not load your account.')
  isReached = true
  const part = await screen().findByRole('region', { name: 'Security' })
  await handsOn(() => part).press('Try again')
  await screen().findByRole('button', { name: 'Change password' })
})

test('[SECURITY-02] a new password takes the current one, and a mailed code where the service asks for it', async () => {
  const account = await site.newAccount()
  const page = await openSecurity(account, {
    // As the service answers a session that is older than a day.
    async answer(request) {
      if (request.method !== 'PUT' || !request.url.endsWith('/user')) return undefined
      const body = await request.clone().text()
      if (body.includes('nonce') || !body.includes('a new secret')) return undefined
      const code = 'reauthentication_needed'
      return Response.json({ code: 400, error_code: code, msg: code }, { status: 400 })
    },
  })
  await page.press('Change password')
  const { type } = await on('Password')
  for (const [current, chosen, told] of [
    ['not the one', 'quite another', 'That is not your current password.'],
    [password, 'a new secret', `We sent a code to ${account.email}, so we know it’s you.`],
  ] as const) {
    await type('Current password', current)
    await type('New password', chosen)
    await type('Confirm new password', chosen)
    await submit('Password')
    await text(told)
  }
  const { code = '' } = await emailTo(site.at, account.email, 'reauthentication')
  await page.type('Code from the email', '12')
  await submit('Password')
  await text('Enter the six digits from the email.')
  await page.type('Code from the email', code)
  await submit('Password')
  await text('Your password is changed.')
  await signInAgain(site, account.email, 'a new secret')
})

test('[SECURITY-03] the authenticator app is turned on with a code and off with another one, and one that is not confirmed is taken away', async () => {
  const account = await site.newAccount()
  const factors = async () => (await account.client.auth.mfa.listFactors()).data?.all.length
  const page = await openSecurity(account)
  await page.press('Turn on the authenticator app')
  const secret = textOf(await screen().findByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/)).replaceAll(' ', '')
  const app = new Authenticator(secret)
  const send = async (code: string) => {
    await page.type('Six-digit code', code)
    await submit('Authenticator app')
  }
  await send('123')
  await text('Enter the six digits that the app shows.')
  const used = app.code(new Date())
  await send(used)
  await page.choose('I have saved them.')
  await page.press('Done')
  await text('The authenticator app is on.')
  await expect.poll(() => words('Authenticator app')).toMatch(/On since \w+ \d+, \d{4}\./)

  await page.press('Turn off the authenticator app')
  await send(used)
  await text('That code did not work.')
  await send(app.code(new Date(), 1))
  await text('The authenticator app is off.')
  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Turn on the authenticator app')
  await page.press('Turn on the authenticator app')
  await screen().findByAltText(/QR code/)
  await (await on('Authenticator app')).press('Cancel')
  await expect.poll(factors).toBe(0)
})

test('[S5] an hour after the sign-in the app is turned on only by who knows the password, whose earlier session ends', async () => {
  const account = await site.newAccount()
  await letAnHourPass(site, account)
  const page = await openSecurity(account)
  await page.press('Turn on the authenticator app')
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('password')
  await prove('not the one')
  const { dialog } = await proof()
  await expect.poll(() => textOf(dialog)).toContain('That is not your current password.')
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('password')
  await prove()
  await expect.poll(open).toEqual([])
  await screen().findByAltText(/QR code/)
  // The list of devices has one entry, not two.
  await expect.poll(async () => (await account.client.auth.getUser()).data.user).toBeNull()
})

test('[S5] [SECURITY-08] an account is erased by its own email after the proof alone: who closes that has changed nothing, and a refusal says so', async () => {
  const account = await site.newAccount()
  await letAnHourPass(site, account)
  let isRefused = false
  const page = await openSecurity(account, {
    answer: ({ url }) =>
      isRefused && url.endsWith('/erase_my_account') ? Response.json({}, { status: 400 }) : undefined,
  })
  const email = 'Type your email to continue'
  const { press, type } = handsOn(() => find(document.body, 'dialog[open]'))
  await page.press('Erase my account')
  await type(email, 'someone@example.com')
  await press('Erase my account')
  await text('Type that one.')
  await type(email, account.email)
  await press('Erase my account')
  await (await proof()).press('Close')
  await expect.poll(() => open().length).toBe(1)
  expect(screen().getByLabelText(email)).toHaveProperty('value', account.email)
  isRefused = true
  await press('Erase my account')
  await text('We could not erase your account, and nothing was deleted.')
  await signInAgain(site, account.email)
})

test('[S5] new recovery codes take the place of the old: asked for at once after the sign-in, later with password and app, or with one of them, once', async () => {
  const account = await withApp()
  const page = await openSecurity(account)
  const make = async () => {
    await page.press('Make new recovery codes')
    await text('All the codes you have now stop working.')
    findAll(await row('Recovery codes'), 'button')
      .findLast((button) => textOf(button) === 'Make new recovery codes')
      ?.click()
  }
  const done = async () => {
    await page.choose('I have saved them.')
    await page.press('Done')
    await text('Your new recovery codes work now.')
  }
  await make()
  await expect.poll(codes).toHaveLength(10)
  const [spent = ''] = codes()
  await done()

  await letAnHourPass(site, account)
  await make()
  await prove()
  const asked = await proof()
  await asked.press('Use a recovery code')
  await asked.press('Use the app instead')
  await asked.press('Use a recovery code')
  await asked.type('Recovery code', 'AAAA-AAAA-AAA')
  await asked.press('Continue')
  await expect.poll(() => textOf(asked.dialog)).toContain('That code did not work.')
  await asked.type('Recovery code', spent)
  await asked.press('Continue')
  await expect.poll(codes).toHaveLength(10)
  expect(codes()).not.toContain(spent)
  await emailTo(site.at, account.email, 'recovery-code-used')
  await done()

  await letAnHourPass(site, account)
  await make()
  await prove()
  const again = await proof()
  await again.type('Code from your authenticator app', account.app.code(new Date(), 1))
  await again.press('Continue')
  await expect.poll(codes).toHaveLength(10)
  expect(page.address()).toBe('/dashboard')
})

test('[S1] a change of address that waits is shown, its letters are sent again, and it is cancelled', async () => {
  const account = await site.newAccount()
  const newEmail = `${crypto.randomUUID()}@example.com`
  const first = await openSecurity(account)
  await first.press('Change email')
  await first.type('New email', newEmail)
  await first.press('Send the emails')
  await text(`We emailed ${account.email} and ${newEmail}.`)
  const page = await first.reload()
  await page.press('Show the change of your email')
  expect(await words('Email')).toContain(newEmail)
  await page.press('Send again')
  await text('New emails are on their way.')
  await site.at.settled()
  expect(site.at.emails.filter(({ to }) => to === newEmail)).toHaveLength(2)
  await page.press('Cancel the change')
  await text('The change is canceled.')
  expect((await account.client.auth.getUser()).data.user?.new_email ?? '').toBe('')
})

test('[SECURITY-05] [SECURITY-06] signing out everywhere that does not reach the service changes nothing and says so', async () => {
  const account = await site.newAccount()
  const page = await openSecurity(account, {
    answer({ url }) {
      if (url.includes('/logout')) throw new TypeError('Failed to fetch')
      return undefined
    },
  })
  await page.press('Show where you are signed in')
  await page.press('Sign out everywhere')
  await text('We could not connect. Check your connection and try again.')
  expect(page.address()).toBe('/dashboard')
  expect((await account.client.auth.getUser()).error).toBeNull()
})

test('[S5] [SECURITY-04] who came with Google keeps it, proves by a mailed code that it is them, and may set a password', async () => {
  const account = await site.newAccount()
  const { userId, email } = account
  const ofGoogle = JSON.stringify({ sub: userId, email, email_verified: true })
  await site.at.sql`
    update auth.identities set provider = 'google', provider_id = ${userId}, identity_data = ${ofGoogle}::text::jsonb
    where user_id = ${userId}`
  await site.at.sql`
    update auth.users set encrypted_password = null, raw_app_meta_data = '{"provider":"google","providers":["google"]}'
    where id = ${userId}`
  const page = await openSecurity(account, { ready: 'Set a password' })
  await text(`Linked to ${email}. You made your account with Google, so it can’t be unlinked.`)
  expect(findAll(await row('Google'), 'button')).toEqual([])
  await letAnHourPass(site, account)
  await page.press('Turn on the authenticator app')
  const asked = await proof()
  await asked.press('Send me a code')
  await asked.type('Code from the email', '')
  const { code: first = '' } = await emailTo(site.at, email, 'magic-link')
  await asked.type('Code from the email', first === '000000' ? '111111' : '000000')
  await asked.press('Continue')
  await expect.poll(() => textOf(asked.dialog)).toContain('That code did not work.')
  await asked.press('Send another code')
  await expect.poll(() => textOf(asked.dialog)).toContain('We sent another code to')
  await asked.type('Code from the email', (await emailTo(site.at, email, 'magic-link')).code ?? '')
  await asked.press('Continue')
  await screen().findByAltText(/QR code/)

  await page.press('Set a password')
  const { type } = await on('Password')
  await type('New password', 'a first secret')
  await type('Confirm new password', 'a first secret')
  await submit('Password')
  await text('Your password is set.')
  await signInAgain(site, email, 'a first secret')
})

test.each([
  ['#error=invalid_request&error_code=identity_already_exists', 'already belongs to another account here.'],
  ['#error=access_denied', 'Google was not linked, because it was not allowed on Google’s page.'],
])('[SECURITY-04] the dashboard is told how linking Google ended: %s', async (address, told) => {
  const account = await site.newAccount()
  const page = await site.open(`/auth/callback?linked=google${address}`, { account })
  await text(told)
  expect(page.address()).toBe('/dashboard')
})

test('[S1] [S5] a hosted project is asked for nothing that it does not have, and nothing of it is offered', async () => {
  const account = await withApp()
  await account.client.auth.updateUser({ email: `${crypto.randomUUID()}@example.com` })
  const hosted = { accounts: { recoveryCodes: false, cancelEmailChange: false, google: null } }
  const page = await openSecurity({ ...account, session: await sessionOf(account.client) }, { site: hosted })
  await page.press('Show the change of your email')
  await text('Send again')
  expect(screen().queryByText('Cancel the change')).toBeNull()
  expect(page.calls().filter(({ name }) => /recovery-codes|email-change/.test(name))).toEqual([])
  const signIn = await site.open('/auth', { site: hosted })
  await signIn.type('Email', account.email)
  await signIn.type('Password', password)
  await signIn.press('Sign In')
  await text('One more step')
  expect(screen().queryByText('Use a recovery code')).toBeNull()
})
