import { carriers } from '../../../fixtures/settings/carriers.ts'
import { answeredForm, hydrated, seed } from '../../fixtures/fixtures.ts'
import { callsTo, policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'
import { expect, pagesAlone, test } from '../../fixtures/site/site-with.ts'

const rated = carriers.map((carrier) => {
  if (carrier.name === 'SBLI') return { ...carrier, logo: '/no-such-logo.png' }
  const strengthRating = { grade: 'A', agency: 'AM Best', date: '2026-10-01' }
  return carrier.name === 'Transamerica' ? { ...carrier, strengthRating } : carrier
})

test('[U14] [ERROR-32] a logo that fails shows the initials, and another rating than A+ is named', async ({
  page,
  siteWith,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  const site = await siteWith({ ...pagesAlone, SITE_CARRIERS: JSON.stringify(rated) })
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [
    policy(),
    policy({ personal_plan_id: 'plan-2', carrier_name: 'Transamerica', product_name: 'Term 20 Plus' }),
  ])
  await page.goto(`${site}/quote/companies`)
  const [sbli, transamerica] = [
    page.getByRole('article', { name: 'Level Term 20' }),
    page.getByRole('article', { name: 'Term 20 Plus' }),
  ]
  await expect(sbli.locator('[data-slot="plate"]')).toHaveText('SB')
  await expect(sbli.locator('img[data-slot="plate-logo"]')).toHaveCount(0)
  await expect(sbli.getByText('A+ Rated Financial Strength', { exact: true })).toBeVisible()
  await expect(transamerica.getByText('A Rated Financial Strength (AM Best)', { exact: true })).toBeVisible()
  await transamerica.getByRole('button', { name: 'A Rated Financial Strength (AM Best)' }).click()
  await expect(
    transamerica.getByText(/^AM Best rates this carrier A for financial strength, as of /),
  ).toBeVisible()
  // These policies are no model's, and say so.
  await expect(sbli).toContainText('Estimate')
})

test('where the agent has no license there is a plain message, no price and no call', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({ ...pagesAlone, SITE_AGENT_LICENSED_STATES: '["OH","PA"]' })
  const calls = callsTo(page, /\/functions\/v1\//)
  await seed(page, { formData: answeredForm({ residentState: 'FL' }) })
  await page.goto(`${site}/quote/companies`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'We can’t show plans in Florida' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect(calls).toHaveLength(0)
})
