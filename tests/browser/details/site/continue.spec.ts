import { sealText } from '#app/state/carried/seal-carried.ts'
import en from '#content/messages/en/site/continue.json' with { type: 'json' }
import { startingNeedsAnswers } from '#domain/needs/needs-answers.ts'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { formatCarried } from '#domain/storage/carried/carried.ts'
import { carriedFragment } from '#domain/storage/carried/carried-link.ts'
import { parseFormData } from '#domain/storage/stored-form-data.ts'
import { devicePlan as testPlan } from '../../../fixtures/device/account-device.ts'
import { inDatabase } from '../../fixtures/account/agent-desk.ts'
import { keepSession, newAccount } from '../../fixtures/account/new-account.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { stored } from '../../fixtures/quotes/stub-quotes.ts'

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
