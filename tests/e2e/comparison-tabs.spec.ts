import { answeredForm, expect, hydrated, seed, test } from './fixtures.ts'
import { policy, requestCall, searchCall } from './stub-quotes.ts'

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
