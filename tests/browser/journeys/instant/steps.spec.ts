import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { phone } from '../../fixtures/languages-and-devices.ts'
import {
  backLink,
  getQuotes,
  heading,
  healthRating,
  instantForm,
  keptInTab,
  nextButton,
  openInstant,
  product,
  resultsTitle,
} from '../../fixtures/quotes/instant.ts'
import {
  callsTo,
  holdCalls,
  policy,
  requestCall,
  stored,
  stubQuotes,
} from '../../fixtures/quotes/stub-quotes.ts'

test('[INSTANT-01] [INSTANT-22] [INSTANT-28] three steps lead to prices; a reload asks for them again, and links and the browser’s Back lead through the same steps', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await stubQuotes(page, [policy()])
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'product')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveText(['Product', 'Questions', 'Results'])
  const current = page.locator('[aria-current=step]')
  await expect(current).toHaveText('Product')
  await nextButton(page).click()
  await expect(heading(page)).toHaveText('Term Life: your price')
  await expect(current).toHaveText('Questions')
  await getQuotes(page).click()
  await expect(heading(page)).toHaveText(resultsTitle)
  await expect(current).toHaveText('Results')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(calls.map((call) => call.postDataJSON().weight_pounds)).toEqual([142, 142])

  await page.goBack()
  await expect(heading(page)).toHaveText('Term Life: your price')
  await page.goBack()
  await expect(heading(page)).toHaveText('Get an instant quote')
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('article')).toHaveCount(1)
  // No answer stands in the address.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')

  await backLink(page).click()
  await expect(current).toHaveText('Questions')
  await backLink(page).click()
  await expect(current).toHaveText('Product')
  await backLink(page).click()
  await expect(page).toHaveURL(/\/$/)
})

test('[INSTANT-02] [INSTANT-04] the product parameter chooses each of the five products; without one Next goes on only once a product is chosen, and says so', async ({
  page,
}) => {
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await nextButton(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Choose a product to continue.')
  await expect(product(page, 'Term Life')).toBeFocused()
  await expectNoAxeViolations(page)
  await product(page, 'Variable Universal Life').check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
  await nextButton(page).click()
  await expect(heading(page)).toHaveText('Variable Universal Life: your price')

  for (const [value, name] of [
    ['Term', 'Term Life'],
    ['Whole', 'Whole Life'],
    ['IUL', 'Index Universal Life'],
    ['GUL', 'Guaranteed Universal Life'],
    ['VUL', 'Variable Universal Life'],
  ] as const) {
    await page.goto(`/white-swan-quotes?product=${value}`)
    await hydrated(page)
    await expect(product(page, name)).toBeChecked()
  }
  // Another choice counts from then on, also after a reload.
  await product(page, 'Term Life').check()
  await expect(page).toHaveURL(/\/white-swan-quotes$/)
  await page.reload()
  await hydrated(page)
  await expect(product(page, 'Term Life')).toBeChecked()
})

test('a reload keeps step and answers: the right ones on the device, an emptied field in this tab', async ({
  page,
}) => {
  await openInstant(page, 'questions', instantForm({ gender: undefined }))
  await page.getByLabel('Weight').fill('155')
  await page.getByLabel('Death benefit').fill('')
  await page.reload()
  await hydrated(page)
  await expect(heading(page)).toHaveText('Term Life: your price')
  await expect(page.getByLabel('Weight')).toHaveValue('155')
  await expect(page.getByLabel('Death benefit')).toHaveValue('')
  expect(await keptInTab(page)).toMatchObject({ deathBenefit: null })
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ weightPounds: 155 }] })
})

test('results without complete answers lead back to the questions, without a call', async ({ page }) => {
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'results', instantForm({ dateOfBirth: '' }))
  await expect(heading(page)).toHaveText('Term Life: your price')
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields')
  expect(calls).toHaveLength(0)
})

test('corrupt answers in the tab give way to the defaults, and what the questionnaire on this device knows is filled in', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('instantQuote', '{"productType":'))
  await page.goto('/white-swan-quotes')
  await hydrated(page)
  await product(page, 'Term Life').check()
  await nextButton(page).click()
  await expect(page.getByLabel('State')).toHaveValue('FL')
  await expect(page.getByLabel('Death benefit')).toHaveValue('500000')

  await seed(page, { formData: answeredForm({ residentState: 'MT', selectedTerm: 30 }) })
  await page.goto('/white-swan-quotes?product=Term')
  await hydrated(page)
  await nextButton(page).click()
  await expect(page.getByLabel('State')).toHaveValue('MT')
  await expect(page.getByLabel('Date of birth')).toHaveValue('1986-04-12')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(page.getByLabel('Feet')).toHaveValue('5')
  await expect(page.getByLabel('Weight')).toHaveValue('150')
  await expect(healthRating(page, 'Preferred')).toBeChecked()
  await expect(page.getByRole('radio', { name: '30 years' })).toBeChecked()
})

test('leaving while the search runs ends it: its prices never show', async ({ page }) => {
  await stubQuotes(page, [policy()])
  const held = await holdCalls(page, requestCall)
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'questions')
  await getQuotes(page).click()
  await expect(page.getByRole('heading', { name: 'Finding Your Best Rates' })).toBeVisible()
  await expect.poll(() => calls.length).toBe(1)
  await backLink(page).click()
  await expect(heading(page)).toHaveText('Get an instant quote')
  await expect.poll(() => calls[0]?.failure()?.errorText).toBe('net::ERR_ABORTED')
  await held.release()
  await expect(heading(page)).toHaveText('Get an instant quote')
})

test('of two quick submits the first one’s prices never show', async ({ page }) => {
  await page.route(requestCall, (route) =>
    route.fulfill({ json: { search_id: `of-${route.request().postDataJSON().death_benefit}` } }),
  )
  await page.route(/white-swan-policy-search$/, (route) => {
    const premium = route.request().postDataJSON().policy_search === 'of-250000' ? 15 : 99
    return route.fulfill({ json: { status: 'Found', policies: [policy({ monthly_premium: premium })] } })
  })
  const held = await holdCalls(page, requestCall)
  const calls = callsTo(page, requestCall)
  await openInstant(page, 'questions')
  await getQuotes(page).click()
  await expect.poll(() => calls.length).toBe(1)
  await page.getByLabel('Death benefit').fill('250000')
  await getQuotes(page).click()
  await expect.poll(() => calls.length).toBe(2)
  await held.release()
  await expect(page.getByText('From $15 a month')).toBeVisible()
  await expect(page.getByText('$99')).toHaveCount(0)
})
