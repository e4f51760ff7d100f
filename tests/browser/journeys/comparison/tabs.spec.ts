import { answeredForm, expect, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { callsTo, policy, requestCall, searchCall } from '../../fixtures/quotes/stub-quotes.ts'

test('an amount that another tab changes is asked for again, so that no price stands under another amount', async ({
  page,
  context,
}) => {
  await context.route(requestCall, (route) =>
    route.fulfill({ json: { search_id: String(route.request().postDataJSON().death_benefit) } }),
  )
  await context.route(searchCall, (route) => {
    const amount = Number(route.request().postDataJSON().policy_search)
    return route.fulfill({ json: { status: 'complete', policies: [policy({ death_benefit: amount })] } })
  })
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  const card = page.getByRole('article')
  await expect(card).toContainText('$500,000')

  const other = await context.newPage()
  await other.goto('/quote/companies')
  await hydrated(other)
  await other.getByLabel('Death Benefit Amount').fill('750000')
  await other.getByLabel('Death Benefit Amount').press('Enter')

  await expect(page.getByText('Coverage: $750,000', { exact: true })).toBeVisible()
  await expect(card).toContainText('$750,000')
})

test('of two fast changes the first one’s answer never shows, however late it comes', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const late: (() => Promise<void>)[] = []
  await context.route(requestCall, (route) =>
    route.fulfill({ json: { search_id: String(route.request().postDataJSON().death_benefit) } }),
  )
  await context.route(searchCall, async (route) => {
    const amount = Number(route.request().postDataJSON().policy_search)
    const answer = { status: 'complete', policies: [policy({ death_benefit: amount })] }
    // The page may have hung up on it by the time it comes.
    const send = () => route.fulfill({ json: answer }).catch(() => undefined)
    if (amount === 750_000) late.push(send)
    else await send()
  })
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await expect(page.getByRole('article')).toContainText('$500,000')
  const searches = callsTo(page, searchCall)
  await page.getByLabel('Death Benefit Amount').fill('750000')
  await page.getByLabel('Death Benefit Amount').press('Enter')
  await page.clock.runFor(100)
  await expect.poll(() => searches.length).toBe(1)

  await page.evaluate(() => {
    const form = JSON.parse(localStorage.getItem('formData') ?? '{}')
    form.people[0].selectedCoverage = 1_000_000
    const newValue = JSON.stringify(form)
    localStorage.setItem('formData', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'formData', newValue }))
  })
  await expect(page.getByRole('article')).toContainText('$1,000,000')
  for (const send of late) await send()
  await page.clock.runFor(5000)
  await expect(page.getByText('Coverage: $1,000,000', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('$1,000,000')
})
