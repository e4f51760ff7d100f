import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answeredForm } from '../fixtures/device/answered-form.ts'
import { findAll, textsOf } from '../pages/site.ts'
import { type Account, type AccountSite, sessionKey, startAccountSite } from './account-site.ts'
import { fill, screen } from './open-page.ts'

let site: AccountSite
beforeAll(async () => {
  site = await startAccountSite()
})
afterAll(() => site.at.stop())

const text = (words: string) => screen().findByText(words, { exact: false })
const prices = () => findAll(document.body, '[class*=plan-card_card] [class*=typography_price]')
const person = { smoker: false, height: { feet: 5, inches: 5 }, weight: 140, term: 20 }
const plan = { id: 'primary', planType: 'Term', coverage: 500_000, healthRating: 'Preferred' }

async function fillAccount({ client, userId }: Account, answers: object) {
  const known = { full_name: 'Maria Alvarez', phone: '(305) 555-0188', date_of_birth: '1986-04-12' }
  const profile = await client
    .from('profiles')
    .update({ ...known, zip_code: 'FL', gender: 'Female' })
    .eq('id', userId)
  const rest = await client.from('account_answers').insert({ id: userId, answers: { people: [answers] } })
  expect([profile.error, rest.error]).toEqual([null, null])
}

test('[SYNC-03] after a sign-in the form knows what the account knows, and no more, also where the storage is full', async () => {
  const account = await site.newAccount()
  const columns = { full_name: 'Maria Alvarez', phone: '(305) 555-0188', date_of_birth: '1986-04-12' }
  const more = { zip_code: 'FL', gender: 'Female', smoker: true, medications: ['Albuterol'] }
  await account.client
    .from('profiles')
    .update({ ...columns, ...more })
    .eq('id', account.userId)
  const unknown = {
    fullName: '',
    email: '',
    phone: '',
    dateOfBirth: '',
    residentState: '',
    smoker: undefined,
  }
  const formData = answeredForm({ ...unknown, selectedCoverage: 750_000 })
  const page = await site.open('/dashboard', { account, stored: { formData } })
  await text('Welcome, Maria.')
  await expect
    .poll(() => page.stored('formData'))
    .toMatchObject({
      userId: account.userId,
      isAuthenticated: true,
      people: [
        {
          fullName: 'Maria Alvarez',
          email: account.email,
          phone: '(305) 555-0188',
          dateOfBirth: '1986-04-12',
          residentState: 'FL',
          gender: 'Female',
          smoker: true,
          medications: ['Albuterol'],
          selectedCoverage: 750_000,
        },
      ],
    })

  const full = await site.open('/auth')
  vi.spyOn(Object.getPrototypeOf(full.window.localStorage), 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await full.type('Email', account.email)
  await full.type('Password', 'a long enough password')
  await full.press('Sign In')
  await text('Welcome, Maria.')
  vi.restoreAllMocks()
})

test.each([401, 403, 404, 500, 0])(
  '[AUTH-20] [ERROR-13] [SYNC-07] [SYNC-08] a sign-out that the service answers by %s clears the device and goes to /auth',
  async (status) => {
    const account = await site.newAccount()
    const page = await site.open('/dashboard', {
      account,
      stored: { formData: answeredForm(), cart: [] },
      answer({ url }) {
        if (!url.includes('/logout')) return undefined
        if (status === 0) throw new TypeError('Failed to fetch')
        return Response.json({ code: 'session_not_found', msg: 'Gone' }, { status })
      },
    })
    await text('Welcome, Ana.')
    await expect.poll(() => page.stored('deviceProfile')).toMatchObject({ fullName: 'Ana Ruiz' })
    await page.press('Sign Out')
    await expect.poll(page.address).toBe('/auth')
    for (const key of [sessionKey, 'formData', 'deviceProfile', 'deviceId', 'cart'])
      expect(page.stored(key), key).toBeUndefined()
    const isLogged = page.said().some((line) => line.includes('The sign-out did not reach'))
    expect(isLogged).toBe(status === 0 || status === 500)
  },
)

test('a session that was ended elsewhere clears this device at the next page of answers, and a sign-out that was cut short is finished', async () => {
  const account = await site.newAccount()
  const page = await site.open('/quote/review', { account, stored: { formData: answeredForm() } })
  await expect.poll(() => page.stored('deviceProfile')).toMatchObject({ syncedAt: expect.any(String) })
  await account.client.auth.signOut({ scope: 'global' })
  const again = await page.reload()
  await text('No answers yet')
  expect(again.stored('deviceProfile')).toBeUndefined()

  // No answers of an account lie here without its session.
  const formData = answeredForm({}, { userId: 'user-1', isAuthenticated: true })
  const cutShort = await site.open('/quote/review', { stored: { formData } })
  await text('No answers yet')
  expect(cutShort.stored('formData')).toBeUndefined()
})

test('[U2] the comparison waits for the account’s answers, and shows no error on the way to its prices', async () => {
  const account = await site.newAccount()
  await fillAccount(account, { ...plan, ...person })
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>()
  const page = await site.open('/quote/companies', {
    account,
    async answer({ url }) {
      if (url.includes('/account_answers')) await isHeld
      return undefined
    },
  })
  await text('Finding Your Best Rates')
  expect(page.calls().filter(({ name }) => name.startsWith('white-swan'))).toEqual([])
  expect(screen().queryByRole('alert')).toBeNull()
  release()
  await expect.poll(() => prices().length).toBeGreaterThan(2)
  expect(screen().queryByRole('alert')).toBeNull()
})

test('[U2] an account that has no answers, or can’t be read, leaves the plain message', async () => {
  const account = await site.newAccount()
  const alerts = () => textsOf(findAll(document.body, 'main [role=alert]'))
  await site.open('/quote/companies', { account })
  await expect.poll(alerts).toEqual([expect.stringContaining('Missing required information')])
  await site.open('/quote/companies', {
    account,
    answer: ({ url }) => (url.includes('/rest/v1/') ? Response.json({}, { status: 503 }) : undefined),
  })
  await expect.poll(alerts).toEqual([expect.stringContaining('Missing required information')])
})

test('[U2] [SYNC-11] what the account lacks is asked before anything is priced, in plain words, and goes to the account', async () => {
  const account = await site.newAccount()
  await fillAccount(account, plan)
  const page = await site.open('/quote/companies', { account })
  await text('We need a few more answers for your price')
  expect(textsOf(findAll(document.body, 'main li')).slice(0, 4)).toEqual([
    'Tobacco or nicotine in the last 12 months',
    'Height',
    'Weight',
    'How long you want to be covered',
  ])
  expect([prices(), screen().queryByRole('alert')]).toEqual([[], null])
  expect(page.calls().filter(({ name }) => name.startsWith('white-swan'))).toEqual([])
  await page.press('Answer 4 questions', 'link')
  // A choice leads on by itself.
  await page.choose('No')
  await page.select('Inches', '5 in')
  await page.press('Continue')
  fill(await screen().findByRole('spinbutton'), '140')
  await page.press('Continue')
  await page.press('Continue')
  await expect.poll(page.address).toBe('/quote/companies')
  await expect.poll(() => prices().length).toBeGreaterThan(2)
  await expect
    .poll(async () => (await account.client.from('account_answers').select('answers')).data?.[0]?.answers)
    .toEqual({ people: [{ ...plan, ...person }], recommendation: { isWanted: false } })
})
