import type { Page } from '@playwright/test'
import comparison from '#content/messages/es/quote/comparison.json' with { type: 'json' }
import questionnaire from '#content/messages/es/quote/questionnaire.json' with { type: 'json' }
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { keepSession, type NewAccount, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { arrivedAt } from '../../fixtures/quotes/answer-questions.ts'
import { callsTo, holdCalls, quoteCalls, stored } from '../../fixtures/quotes/stub-quotes.ts'

/** What a sync reads first. */
const reading = /\/rest\/v1\/account_answers/

async function fillAccount({ client, session }: NewAccount, phone = '(305) 555-0188') {
  const { id } = session.user
  const profile = await client
    .from('profiles')
    .update({
      full_name: 'Maria Alvarez',
      phone,
      date_of_birth: '1986-04-12',
      zip_code: 'FL',
      gender: 'Female',
    })
    .eq('id', id)
  const person = { id: 'primary', smoker: false, height: { feet: 5, inches: 5 }, weight: 140, term: 20 }
  const answers = { people: [{ ...person, coverage: 500_000, planType: 'Term', healthRating: 'Preferred' }] }
  const rest = await client.from('account_answers').insert({ id, answers })
  expect([profile.error, rest.error]).toEqual([null, null])
}

/** Counts the red cards that ever stood on the page. */
async function watchAlerts(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenAlerts: seen })
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('main [role=alert]')) seen.push(alert.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'seenAlerts'))
}

test.use({ locale: 'es-MX', viewport: phone })

test("[U2] the comparison waits for the account's answers, and shows no error on the way to its prices", async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await fillAccount(account)
  await keepSession(page, account.session)
  const alerts = await watchAlerts(page)
  const held = await holdCalls(page, reading)
  const calls = callsTo(page, quoteCalls)
  const waits = async (go: () => Promise<unknown>) => {
    await Promise.all([page.waitForRequest(reading), go()])
    await expect(page.getByRole('heading', { name: comparison.loading.title })).toBeVisible()
  }
  await waits(() => page.goto('/quote/companies'))
  await expectNoAxeViolations(page)
  // On a slow machine that takes longer than the page waits for an account: so once more.
  await waits(() => page.reload())
  expect(calls).toEqual([])
  await held.release()
  await expect(page.locator(builtSelector('.plan-card_card .typography_price')).first()).toBeVisible()
  expect(await alerts()).toEqual([])
})

test("[U2] an account that has no answers, or can't be read, leaves the plain message", async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  const account = await newAccount(baseURL)
  await keepSession(page, account.session)
  await page.goto('/quote/companies')
  await expect(page.getByRole('alert')).toContainText(comparison.error.missingInformation)
  await page.route(reading, (route) => route.fulfill({ status: 503, json: { message: 'out of order' } }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(comparison.error.missingInformation)
})

test('[U2] what is typed while the account is being read stays as it was typed, and goes to the account', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await fillAccount(account)
  await keepSession(page, account.session)
  const held = await holdCalls(page, reading)
  await page.goto('/quote')
  await hydrated(page)
  const { questions } = questionnaire
  const press = () => page.getByRole('button', { name: questionnaire.nav.continue }).click()
  const asked = (title: string) => arrivedAt(page, title)
  const field = page.getByRole('main').getByRole('textbox')
  await page.getByRole('radio', { name: questions.policyType.options.Term.label }).check()
  await press()
  await asked(questions.state.title)
  await page.getByRole('main').getByRole('combobox').selectOption('OH')
  await press()
  await asked(questions.coverage.title)
  await press()
  await asked(questions.fullName.title)
  await field.pressSequentially('María del C')
  await held.release()
  await expect.poll(() => stored(page, 'formData')).toMatchObject({ people: [{ phone: '(305) 555-0188' }] })
  await expect(field).toHaveValue('María del C')
  await field.pressSequentially('armen')
  await expect(field).toHaveValue('María del Carmen')
  await expect
    .poll(
      async () => (await account.client.from('profiles').select('full_name,zip_code,gender').single()).data,
    )
    .toEqual({ full_name: 'María del Carmen', zip_code: 'OH', gender: 'Female' })
  expect(await stored(page, 'formData')).toMatchObject({
    people: [{ fullName: 'María del Carmen', residentState: 'OH', weightPounds: 140 }],
  })
  await page.reload()
  await hydrated(page)
  await expect(field).toHaveValue('María del Carmen')
})

test('[U2] who stands in an empty field when the account fills it types over it, not beside it', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(baseURL)
  await fillAccount(account, '(305) 555-0142')
  const first = {
    ...{ selectedPlanType: 'Term', residentState: 'FL', answered: ['coverage'] },
    ...{ fullName: 'Maria Alvarez', email: 'm@example.com' },
  }
  await seed(page, { formData: { people: [first] }, 'sb-127-auth-token': account.session })
  const held = await holdCalls(page, reading)
  await page.goto('/quote')
  await hydrated(page)
  await expect(
    page.getByRole('heading', { level: 1, name: questionnaire.questions.phone.title }),
  ).toBeVisible()
  const phone = page.getByRole('main').getByRole('textbox')
  await phone.click()
  await held.release()
  await expect(phone).toHaveValue('(305) 555-0142')
  await expect(phone).toBeFocused()
  await page.keyboard.type('2125550100')
  await expect(phone).toHaveValue('(212) 555-0100')
  await expect
    .poll(async () => (await account.client.from('profiles').select('phone').single()).data)
    .toEqual({ phone: '(212) 555-0100' })
})
