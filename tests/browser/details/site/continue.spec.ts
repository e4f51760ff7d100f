import { sealText } from '#app/state/carried/seal-carried.ts'
import review from '#content/messages/en/quote/review.json' with { type: 'json' }
import en from '#content/messages/en/site/continue.json' with { type: 'json' }
import es from '#content/messages/es/site/continue.json' with { type: 'json' }
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { formatCarried } from '#domain/storage/carried/carried.ts'
import { carriedFragment, carriedLinkOf } from '#domain/storage/carried/carried-link.ts'
import { parseFormData } from '#domain/storage/stored-form-data.ts'
import { devicePlan as testPlan } from '../../../fixtures/device/account-device.ts'
import { inDatabase } from '../../fixtures/account/agent-desk.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expectFits } from '../../fixtures/fit.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** A link to this text, made without a browser, and put into the database as the function does. */
async function linkTo(address: string, text: string): Promise<string> {
  const { sealed, key } = await sealText(text)
  const [kept] = await inDatabase(
    address,
    (sql) => sql<{ id: string; expires_at: Date }>`
      insert into private.carried_answers (sealed, delete_hash) values (${sealed}, ${'a'.repeat(64)})
      returning id, expires_at`,
  )
  if (!kept) throw new Error('Nothing was kept')
  const link = { id: kept.id, key, secret: 'AAAAAAAAAAAAAAAAAAAAAA', expiresAt: new Date(kept.expires_at) }
  return `${address}/continue#${carriedFragment(link)}`
}

const rosa = {
  form: updatePrimaryPerson(newFormData(), {
    fullName: 'Rosa Vidal',
    dateOfBirth: '1980-02-03',
    residentState: 'TX',
    selectedPlanType: 'Whole',
  }),
  plans: [testPlan('from-rosa', { carrierName: 'Transamerica', personName: 'Rosa Vidal' })],
  cart: [],
  instant: undefined,
  needs: startingNeedsAnswers,
  madeAt: new Date(),
  place: { page: 'companies' as const },
}

test('a link that is cut off, altered, of another version, too old or opened without one says so, with a way on', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 410/)
  const address = String(baseURL)
  await page.setViewportSize(phone)
  const heading = page.getByRole('heading', { level: 1 })
  const shows = async (link: string, title: string) => {
    // A page of its own: another fragment alone would open nothing anew.
    await page.goto('/terms-and-conditions')
    await page.goto(link)
    await hydrated(page)
    await expect(heading).toHaveText(title)
    await expect(page.getByRole('link', { name: es.page.start })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await expectNoAxeViolations(page)
    await expectFits(page)
  }
  const right = await linkTo(address, formatCarried(rosa))
  await shows('/continue?lng=es', es.page.not.none.title)
  await shows(right.slice(0, -8), es.page.not.incomplete.title)
  const at = right.indexOf('=') + 30
  const other = right[at] === 'A' ? 'B' : 'A'
  await shows(right.slice(0, at) + other + right.slice(at + 1), es.page.not.wrongKey.title)
  await shows(await linkTo(address, JSON.stringify({ version: 2 })), es.page.not.newer.title)
  await shows(await linkTo(address, 'no answers at all'), es.page.not.wrongKey.title)

  const id = String(carriedLinkOf(new URL(right).hash)?.id)
  await inDatabase(
    address,
    (sql) =>
      sql`update private.carried_answers set expires_at = now() - interval '1 second' where id = ${id}`,
  )
  await shows(right, es.page.not.gone.title)
  await page.clock.setFixedTime(Date.now() + week + 60_000)
  await shows(right, es.page.not.expired.title)
  expect(await stored(page, 'formData')).toBeNull()
})

test('without a network, and after too many tries, nothing is lost, and trying again opens it', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/carry-answers|Failed to load resource/)
  const link = await linkTo(String(baseURL), formatCarried(rosa))
  const heading = page.getByRole('heading', { level: 1 })
  await page.route('**/functions/v1/carry-answers', (route) => route.abort())
  await page.goto(link)
  await hydrated(page)
  await expect(heading).toHaveText(en.page.not.unread.title)
  await page.unrouteAll()
  await page.route('**/functions/v1/carry-answers', (route) => route.fulfill({ status: 429, json: {} }))
  await page.getByRole('button', { name: en.again }).click()
  await expect(heading).toHaveText(en.page.not.tooMany.title)
  await page.unrouteAll()
  await page.getByRole('button', { name: en.again }).click()
  await expect(page.getByRole('main')).toContainText('Answers of Rosa')
  await page.getByRole('button', { name: en.page.leave }).click()
  await expect(heading).toHaveText(en.page.kept.title)
  await page.getByRole('button', { name: en.page.reconsider }).click()
  await expect(page.getByRole('button', { name: en.page.take })).toBeVisible()
})

test('the dialog says what went wrong, with its reference, and a press makes up for it; a copy, a new link and one that was deleted elsewhere', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/carry-answers|Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/review')
  await hydrated(page)
  await page.getByRole('button', { name: en.entry }).click()
  const dialog = page.getByRole('dialog', { name: en.title })
  const make = dialog.getByRole('button', { name: en.make, exact: true })
  await page.route('**/functions/v1/carry-answers', (route) =>
    route.fulfill({
      status: 503,
      json: {},
      headers: { 'x-request-id': 'ab12cd34-0000-4000-8000-000000000000' },
    }),
  )
  await make.click()
  await expect(dialog.getByRole('alert')).toContainText(en.outcomes.notMade.title)
  await expect(dialog.getByRole('alert')).toContainText('ab12cd34')
  await page.unrouteAll()
  await make.click()
  const field = dialog.getByLabel(en.link, { exact: true })
  const first = await field.inputValue()
  await dialog.getByRole('button', { name: en.copy }).click()
  await expect(dialog.getByRole('status')).toContainText(en.said.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)

  await dialog.getByRole('button', { name: en.renew }).click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  const idOf = (link: string) => String(carriedLinkOf(new URL(link).hash)?.id)
  const rows = await inDatabase(
    String(baseURL),
    (sql) => sql`select id from private.carried_answers where id in (${idOf(first)}, ${idOf(second)})`,
  )
  expect(rows).toEqual([{ id: idOf(second) }])

  // The one with the link deletes it; here it is shown no longer.
  await page.keyboard.press('Escape')
  await inDatabase(
    String(baseURL),
    (sql) => sql`delete from private.carried_answers where id = ${idOf(second)}`,
  )
  await page.getByRole('button', { name: en.entry }).click()
  await expect(dialog).toContainText(en.outcomes.gone.title)
  await expect(make).toBeVisible()
})

test('starting over and signing out take the link off the device', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/review')
  await hydrated(page)
  await page.getByRole('button', { name: en.entry }).click()
  await page.getByRole('button', { name: en.make, exact: true }).click()
  await expect(page.getByRole('heading', { name: en.ready })).toBeVisible()
  expect(await stored(page, 'ownLink')).toMatchObject({ fragment: expect.stringMatching(/^with=/) })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: review.startOver.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: review.startOver.confirm }).click()
  await expect(page).toHaveURL(/\/quote$/)
  expect(await stored(page, 'ownLink')).toBeNull()
  await expect(page.getByRole('button', { name: en.entry })).toHaveCount(0)
})

test('who is signed in is told that the account changes too; it does after their press, and keeps its own plans', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const account = await newAccount(baseURL)
  const link = await linkTo(account.address, formatCarried(rosa))
  await keepSession(page, account.session)
  await page.goto(link)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Answers of Rosa')
  await expect(main).toContainText('Answers of Ana')
  await expect(main).toContainText(en.page.account.replace('{{email}}', account.email))
  const nameOf = async () => (await account.client.from('profiles').select('full_name')).data
  expect(await nameOf()).toEqual([{ full_name: 'Ana Ruiz' }])

  await page.getByRole('button', { name: en.page.replace }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.page.taken.title)
  await expect.poll(nameOf).toEqual([{ full_name: 'Rosa Vidal' }])
  const plansOf = async () => (await account.client.from('saved_plans').select('plan_name')).data
  await expect.poll(plansOf).toEqual([{ plan_name: 'Transamerica - Term Life (Rosa Vidal)' }])
  const form = parseFormData(JSON.stringify(await stored(page, 'formData')), () => {})
  expect(form).toMatchObject({ userId: account.session.user.id, isAuthenticated: true })
  expect(form.people[0]).toMatchObject({ fullName: 'Rosa Vidal', selectedPlanType: 'Whole' })
  await page.getByRole('link', { name: en.page.goOn }).click()
  await expect(page).toHaveURL(/\/quote\/companies$/)
})
