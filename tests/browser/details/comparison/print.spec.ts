import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { cartItem, policy, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const plans = Array.from({ length: 7 }, (_, place) =>
  policy({
    personal_plan_id: `plan-${place}`,
    carrier_name: `Carrier ${place}`,
    monthly_premium: 20 + place,
    estimate: true,
  }),
)

const onPaper = [
  'Prices as of ',
  'Maria Alvarez · Term Life · $500,000 · 20 years · age 40 · Florida · no tobacco · health class expected: Preferred',
  'Your agent: Alex Sample, (800) 555-0142, National Producer Number ',
]

test('list and table print their prices with what was asked, the day, the disclosure and the agent, and nothing to press', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T15:00:00Z')
  await seed(page, { formData: answeredForm(), cart: [cartItem()] })
  await stubQuotes(page, plans)
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.getByRole('checkbox', { name: /^Compare Carrier 0/ }).check()
  await expect(page.getByText('Prices as of')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const words of onPaper) await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Prices as of November 20, 2026')).toBeVisible()
  await expect(page.getByText(/^Prices are not 100% accurate: estimates only/)).toBeVisible()
  for (const plan of plans)
    await expect(page.getByText(`$${plan.monthly_premium}.00`, { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  // Ribbon, stars and badge are buttons that read as words; nothing else to press is left.
  const told = /^(Best Value|A\+ Rated Financial Strength|)$/
  for (const words of await page.getByRole('button').allTextContents()) expect(words.trim()).toMatch(told)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', { name: /^Compare Carrier 1/ }).check()
  await page.getByRole('button', { name: 'Compare (2) side by side' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const words of onPaper) await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('table')).toContainText('$21.00')
  await expect(page.getByRole('button')).toHaveCount(0)
})
