import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import {
  callsTo,
  cartItem,
  holdCalls,
  policy,
  requestCall,
  stored,
  stubQuotes,
} from '../../fixtures/quotes/stub-quotes.ts'

const page390 = { width: 390, height: 844 }

test('[ROUTE-06] the marketplace and the quotes page show the same comparison, with one canonical address', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  for (const address of ['/marketplace', '/white-swan-quotes']) {
    await page.goto(address)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/quote\/companies$/)
  }
})

test('[ROUTE-03] [COMPARE-01] [COMPARE-02] [COMPARE-03] [COMPARE-04] [COMPARE-05] [COMPARE-09] the comparison names the person and leads to review and cart; the picker offers three plan types, starts from the saved one, and keeps the focus of the keyboard', async ({
  page,
}) => {
  await seed(page, {
    formData: answeredForm({ selectedPlanType: 'Whole' }),
    cart: [cartItem(), cartItem({ id: 'item-2' })],
  })
  await page.goto('/quote/companies')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Personalized Insurance Plans')
  await expect(page.getByText('For Maria Alvarez')).toBeVisible()
  await expect(
    page.locator('[data-slot="sub-bar"]').getByRole('button', { name: 'Cart 2 items' }),
  ).toContainText('2')
  await expect(page.getByRole('link', { name: 'Back to Review' })).toHaveAttribute('href', '/quote/review')
  const picker = page.getByRole('radiogroup', { name: 'Plan type' })
  await expect(picker.getByRole('radio')).toHaveCount(3)
  await expect(picker.getByRole('radio', { name: /^Whole Life/ })).toBeChecked()
  await expect(picker).toContainText('Term LifeAffordable protection for a specific period')
  await expect(picker).toContainText('Whole LifeLifetime protection with cash value')
  await expect(picker).toContainText('Index Universal LifeInvestment-focused with growth potential')
  await expect(page.getByRole('article').first()).toBeVisible()
  await picker.getByRole('radio', { name: /^Whole Life/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: /Index Universal Life Plans? Found$/ })).toBeVisible()
  await expect(picker.getByRole('radio', { name: /^Index Universal Life/ })).toBeFocused()
})

test('[COMPARE-06] [COMPARE-07] [COMPARE-08] [COMPARE-18] [COMPARE-41] a plan type is stored, clears the results and loads its own', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  const calls = callsTo(page, requestCall)
  await page.goto('/quote/companies')
  await expect(page.getByRole('heading', { name: /Term Life Plans? Found$/ })).toBeVisible()
  expect(calls).toHaveLength(1)
  const held = await holdCalls(page, requestCall)
  await page.getByRole('radio', { name: /^Whole Life/ }).check()
  await expect(page.getByRole('heading', { name: 'Finding Your Best Rates' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled()
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedPlanType: 'Whole' }] })
  await held.release()
  await expect(page.getByRole('heading', { name: /Whole Life Plans? Found$/ })).toBeVisible()
  expect(calls.map((call) => call.postDataJSON().policy_type)).toEqual(['Term', 'Whole'])
})

test('[COMPARE-10] [COMPARE-11] [COMPARE-12] [COMPARE-13] [COMPARE-14] [COMPARE-16] a new coverage is saved and asked for after about 100 ms', async ({
  page,
}) => {
  await page.clock.install()
  await seed(page, { formData: answeredForm() })
  const calls = callsTo(page, requestCall)
  await page.goto('/quote/companies')
  await expect(page.getByRole('heading', { name: 'Adjust Coverage Amount' })).toBeVisible()
  const amount = page.getByLabel('Death Benefit Amount')
  for (const [name, value] of Object.entries({
    type: 'number',
    min: '25000',
    step: '25000',
    placeholder: '500000',
  })) {
    await expect(amount).toHaveAttribute(name, value)
  }
  await expect(
    page.getByText('Minimum: $25,000 • Recommended: $250,000 - $1,000,000', { exact: true }),
  ).toBeVisible()
  const update = page.getByRole('button', { name: 'Update Quotes' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(update).toHaveAttribute('aria-disabled', 'true')
  await update.click({ force: true })
  expect(calls).toHaveLength(1)

  // Neither the minimum nor the step is enforced.
  await amount.fill('30123')
  await expect(update).not.toHaveAttribute('aria-disabled')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await update.click()
  await page.clock.runFor(99)
  expect(calls).toHaveLength(1)
  const asked = page.waitForRequest(requestCall)
  await page.clock.runFor(1)
  const request = await asked
  await page.clock.resume()
  expect(request.postDataJSON().death_benefit).toBe(30_123)
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedCoverage: 30_123 }] })
  await expect(update).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator(builtSelector('.comparison-results_resultsHead'))).toContainText(
    'Coverage: $30,123',
  )
})

test('[D12] an emptied amount is asked for again, and never saved as 0', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.locator(builtSelector('.plan-card_card .typography_price')).first()).toBeVisible()
  const amount = page.getByLabel('Death Benefit Amount')
  const update = page.getByRole('button', { name: 'Update Quotes' })
  await amount.fill('')
  await expect(update).toHaveAttribute('aria-disabled', 'true')
  await update.press('Enter')
  await expect(page.getByText('Please enter an amount.')).toBeVisible()
  await expect(amount).toBeFocused()
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedCoverage: 500_000 }] })
  await amount.fill('750000')
  await expect(page.getByText('Please enter an amount.')).toHaveCount(0)
  await update.click()
  await expect.poll(() => stored(page, 'formData')).toMatchObject({ people: [{ selectedCoverage: 750_000 }] })
})

test('[D6] [COMPARE-12] Update Quotes is disabled while loading and with nothing to save', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  const held = await holdCalls(page, requestCall)
  await page.goto('/quote/companies')
  await hydrated(page)
  await page.getByLabel('Death Benefit Amount').fill('750000')
  const update = page.getByRole('button', { name: 'Update Quotes' })
  await expect(update).toHaveAttribute('aria-disabled', 'true')
  await held.release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByLabel('Death Benefit Amount')).toHaveValue('750000')
  await expect(update).not.toHaveAttribute('aria-disabled')
  await page.getByLabel('Death Benefit Amount').fill('500000')
  await expect(update).toHaveAttribute('aria-disabled', 'true')
  // The term is saved by the same button.
  await page.getByRole('button', { name: '30', exact: true }).click()
  await expect(update).not.toHaveAttribute('aria-disabled')
})

test('[COMPARE-21] [COMPARE-22] [COMPARE-24] [COMPARE-26] [COMPARE-27] [COMPARE-28] [COMPARE-29] [COMPARE-30] [COMPARE-31] [COMPARE-32] the results say how many, how sorted and for how much, and a card shows the whole plan', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [
    policy({
      personal_plan_id: 'plan-2',
      carrier_name: 'Some Other Life',
      product_name: 'Whole Plan',
      monthly_premium: 1234.5,
      annual_premium: 14_100,
      term_length: undefined,
      health_class: 'Table 2',
      instant_decision: false,
    }),
    policy({ rating: 5 }),
  ])
  await page.goto('/quote/companies')
  await expect(page.getByRole('heading', { name: '2 Term Life Plans Found', exact: true })).toBeVisible()
  await expect(page.getByText('Sorted by monthly premium (lowest first)', { exact: true })).toBeVisible()
  await expect(page.getByText('Coverage: $500,000', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('$28.50')
  const [first, second] = [
    page.getByRole('article', { name: 'Level Term 20' }),
    page.getByRole('article', { name: 'Whole Plan' }),
  ]
  for (const words of ['SBLI', '$28.50', 'a month · $342.00 a year', 'Preferred']) {
    await expect(first).toContainText(words)
  }
  await expect(first.locator('[data-slot="plate"]')).toHaveText('SB')
  await expect(first.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await expect(first.getByText('$500,000', { exact: true })).toBeVisible()
  await expect(first.getByText('20 years', { exact: true })).toBeVisible()
  await expect(first.getByText('Instant Decision Available', { exact: true })).toBeVisible()
  await expect(second).toContainText('$1,234.50')
  await expect(second).toContainText('or $14,100.00 a year')
  await expect(second.locator('[data-slot="plate"]')).toHaveText('SO')
  await expect(second.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(second.locator('[data-fact=term]')).toHaveCount(0)
  await expect(second.getByText('Table 2', { exact: true })).toBeVisible()
  await expect(second.getByText('Instant Decision Available')).toHaveCount(0)
  for (const card of [first, second]) {
    await expect(card.getByText('A+ Rated Financial Strength', { exact: true })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  }
})

test('[COMPARE-33] [COMPARE-34] [COMPARE-35] Best Value stands on the first card alone and explains itself', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await expect(page.getByRole('article').first()).toBeVisible()
  const ribbon = page.getByRole('button', { name: 'Best Value' })
  await expect(ribbon).toHaveCount(1)
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Best Value' })).toBeVisible()
  const why = page.getByText('Lowest monthly premium of the plans shown.')
  await expect(ribbon).toHaveAccessibleDescription('Lowest monthly premium of the plans shown.')
  await expect(why).toBeHidden()
  await ribbon.click()
  await expect(why).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await expect(why).toBeHidden()
})

test('[COMPARE-39] [PRICE-01] [PRICE-02] on a phone every price is labeled an estimate, with the disclosure in view; one line says what is asked and opens the controls', async ({
  page,
}) => {
  await page.setViewportSize(page390)
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const card of await cards.all()) {
    await expect(card).toContainText(/likely \$\d+\.\d\d to \$\d+\.\d\d/)
    await expect(card).toContainText('What’s in this estimate?')
  }
  await expect(page.getByText(/^Every bar runs from \$\d+ to \$\d+ a month\./)).toContainText(
    'Prices come from our own model, not from the carriers’ rates. Prices are not 100% accurate. They are estimates only, and are subject to eligibility, underwriting and carrier approval.',
  )
  const disclosure = page.getByText(
    'Prices are not 100% accurate: estimates only, subject to eligibility, underwriting and carrier approval.',
  )
  await expect(disclosure).toBeInViewport()
  const price = await page.locator(builtSelector('.plan-card_card .typography_price')).first().boundingBox()
  expect(price && price.y + price.height).toBeLessThan(400)

  const bar = page.getByRole('button', { name: /^Term · \$500,000 · 20 years\s*Edit/ })
  await expect(page.getByLabel('Death Benefit Amount')).toBeHidden()
  await bar.click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Index Universal Life/ })
    .click()
  await expect(page.getByRole('heading', { name: /Index Universal Life Plans? Found$/ })).toBeVisible()
  await expect(page.getByLabel('Death Benefit Amount')).toBeHidden()
  await expect(page.locator(builtSelector('.comparison-controls_ask'))).toBeFocused()
})

test('[LIMITS-01] [LIMITS-02] [LIMITS-03] [LIMITS-05] the limit box names the carriers that insure less', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm({ selectedCoverage: 1_000_000 }) })
  await page.goto('/quote/companies')
  await expect(page.getByText('Coverage Limit Information')).toBeVisible()
  const box = page.locator(builtSelector('.coverage-limits_limits'))
  await expect(box).toContainText('Americo Term Life has a death benefit limit of $500,000')
  await expect(box).toContainText('Tip: lower the amount or try other carriers.')
  await expect(box.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Death Benefit Amount').fill('100000')
  await page.getByRole('button', { name: 'Update Quotes' }).click()
  await expect(page.locator(builtSelector('.comparison-results_resultsHead'))).toContainText(
    'Coverage: $100,000',
  )
  await expect(page.getByText('Coverage Limit Information')).toHaveCount(0)
})

test('[D12] on a phone a line tells that carriers are missing, and opens the limits', async ({ page }) => {
  await page.setViewportSize(page390)
  await seed(page, { formData: answeredForm({ selectedCoverage: 1_000_000 }) })
  await page.goto('/quote/companies')
  const limit = page.getByText('Americo Term Life has a death benefit limit of $500,000')
  await expect(limit).toBeHidden()
  await page.getByText('1 carrier stops below $1,000,000').click()
  await expect(limit).toBeVisible()
  await expectNoAxeViolations(page)
})

test('leaving the page ends its search', async ({ page }) => {
  await page.clock.install()
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, [], 'Fetching Quotes')
  const searches = callsTo(page, /policy-search$/)
  await page.goto('/quote/companies')
  await expect.poll(() => searches.length).toBe(1)
  await page.getByRole('link', { name: 'Back to Review' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your Personalized Insurance Plans')
  const made = searches.length
  await page.clock.runFor(10_000)
  expect(searches).toHaveLength(made)
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('the comparison speaks Spanish, with US money and no violations', async ({ page }) => {
    await seed(page, { formData: answeredForm({ selectedCoverage: 750_000 }) })
    await page.goto('/quote/companies')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus planes de seguro personalizados')
    await expect(
      page.getByRole('heading', { name: /^Encontramos \d planes de vida a término$/ }),
    ).toBeVisible()
    const card = page.getByRole('article').first()
    await expect(card).toContainText(/\$\d+\.\d\d ?al mes/)
    await expect(card).toContainText('20 años')
    await expect(card).toContainText('Preferente')
    await expect(page.getByText('Cobertura: $750,000', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('Back from a plan leads to where the plans were left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await hydrated(page)
  const card = page.getByRole('article').nth(1)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 400))
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with this plan' }).click()
  await expect(page).toHaveURL(/\/quote\/options$/)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(100)
})
