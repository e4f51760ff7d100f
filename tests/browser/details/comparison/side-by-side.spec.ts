import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { openPlans } from '../../fixtures/quotes/plan-cards.ts'
import { policy, stored, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const plans = [
  policy({ monthly_premium: 27.41, annual_premium: 313.26, rating: 5 }),
  policy({
    personal_plan_id: '2',
    carrier_name: 'Transamerica',
    product_name: 'Term 20 Plus',
    monthly_premium: 28.03,
  }),
  policy({
    personal_plan_id: '3',
    carrier_name: 'Americo',
    product_name: 'Family Term',
    monthly_premium: 30.12,
    instant_decision: false,
  }),
  policy({
    personal_plan_id: '4',
    carrier_name: 'John Hancock',
    product_name: 'Protection Term',
    monthly_premium: 34.2,
  }),
]

const tick = (page: Page, carrier: string) => page.getByRole('checkbox', { name: `Compare ${carrier}` })
const tray = (page: Page) => page.getByRole('region', { name: 'Plans to compare' })
const compare = (page: Page) => tray(page).getByRole('button', { name: /^Compare .*side by side$/ })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

test('the foot asks for a tick, takes three plans, tells why not more, and is cleared; the table tells every fact with headers, marks what differs, and Back leads to the list as it was', async ({
  page,
}) => {
  await openPlans(page, plans)
  await expect(tray(page)).not.toContainText('to compare')
  await compare(page).click({ force: true })
  await expect(tray(page)).toContainText('Tick two or three plans to compare.')
  await tick(page, 'SBLI').check()
  await expect(tray(page)).toContainText('1 of 3 to compare')
  await expect(tray(page)).toContainText('Choose one more.')
  await expect(compare(page)).toHaveAttribute('aria-disabled', 'true')
  await tick(page, 'Americo').check()
  await expect(tray(page)).toContainText('SBLI and Americo')
  await expect(compare(page)).not.toHaveAttribute('aria-disabled')
  await tick(page, 'Transamerica').check()
  await expect(tray(page)).toContainText('3 of 3 to compare')
  const fourth = tick(page, 'John Hancock')
  await expect(fourth).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('article', { name: 'Protection Term' })).toContainText('Three at most')
  await fourth.press('Space')
  await expect(fourth).not.toBeChecked()
  await expectNoAxeViolations(page)
  await tick(page, 'Americo').uncheck()
  await expect(fourth).not.toHaveAttribute('aria-disabled')
  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(tray(page)).not.toContainText('of 3 to compare')
  await expect(tick(page, 'SBLI')).not.toBeChecked()

  for (const carrier of ['SBLI', 'Transamerica', 'Americo']) await tick(page, carrier).check()
  await compare(page).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Three plans, side by side' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\/quote\/companies#side-by-side$/)
  await expect(page.getByText('Same coverage, same term. The differences are marked.')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('columnheader', { name: 'Transamerica Term 20 Plus' })).toBeVisible()
  await expect(row(page, 'Monthly premium different')).toHaveText(/\$27\.41Best Value.*\$28\.03.*\$30\.12/)
  await expect(row(page, 'Total over 20 years, paid monthly different')).toContainText('$6,578$6,727$7,229')
  await expect(row(page, 'Coverage')).toContainText('$500,000$500,000$500,000')
  await expect(row(page, 'Coverage').getByText('different')).toHaveCount(0)
  await expect(row(page, 'Term').getByRole('cell')).toHaveText(['20 years', '20 years', '20 years'])
  await expect(row(page, 'Health class')).toContainText('Preferred')
  await expect(row(page, 'Rating different').getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await expect(row(page, 'Decision different')).toContainText('After the carrier’s review')
  await expect(row(page, 'Financial strength')).toContainText('A+ Rated Financial Strength')
  await expect(page.getByText(/rider|convert/i)).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.goBack()
  await expect(page).toHaveURL(/\/quote\/companies$/)
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(compare(page)).toBeFocused()
  await expect(tick(page, 'Transamerica')).toBeChecked()
})

test('"Back to plans" is the browser’s Back; a plan is added from its column, removing down to one leads back to the list, and so does a reload, as of an address that was shared', async ({
  page,
}) => {
  await openPlans(page, plans)
  for (const carrier of ['SBLI', 'Transamerica', 'Americo']) await tick(page, carrier).check()
  await compare(page).click()
  const three = page.getByRole('heading', { name: 'Three plans, side by side' })
  await expect(three).toBeVisible()
  await page.getByRole('link', { name: 'Back to plans' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.goForward()
  await expect(three).toBeVisible()
  await page.getByRole('button', { name: 'Remove SBLI' }).click()
  await expect(page.getByRole('heading', { name: 'Two plans, side by side' })).toBeFocused()
  await expect(row(page, 'Monthly premium different')).toContainText('Lowest of these')
  await page.getByRole('button', { name: 'Add to Cart Transamerica' }).click()
  await expect(page.getByRole('dialog', { name: /Cart/ })).toBeVisible()
  expect(await stored(page, 'cart')).toMatchObject([{ name: 'Transamerica', quoteId: '2' }])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove Americo' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(/\/quote\/companies$/)
  await expect(tray(page)).toContainText('1 of 3 to compare')

  await tick(page, 'SBLI').check()
  await compare(page).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page).toHaveURL(/\/quote\/companies$/)
})

test('on the quotes page the table stays in the view that was switched to', async ({ page }) => {
  await seed(page, { formData: answeredForm() })
  await stubQuotes(page, plans)
  await page.goto('/white-swan-quotes?product=Term')
  await hydrated(page)
  await page.getByRole('link', { name: 'Your personalized plans' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await tick(page, 'SBLI').check()
  await tick(page, 'Americo').check()
  await compare(page).click()
  await expect(page.getByRole('heading', { name: 'Two plans, side by side' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to plans' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('[PRICE-01] samples say so in the table too', async ({ page, allowConsole }) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await seed(page, { formData: answeredForm() })
  await page.route(/complete-request$/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(5)
  await tick(page, 'SBLI').check()
  await tick(page, 'Transamerica').check()
  await compare(page).click()
  const table = page.getByRole('table')
  await expect(table.getByText('Sample price', { exact: true })).toHaveCount(2)
  await expect(table.getByRole('row', { name: /^Likely monthly price/ })).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('ticked plans stay ticked while the term changes, and each plan type keeps its own', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Compare SBLI/ }).check()
  await page.getByRole('checkbox', { name: /^Compare Transamerica/ }).check()
  await page.getByRole('button', { name: '30', exact: true }).click()
  await expect(page.getByText('Preview: press Update Quotes to save.')).toBeVisible()
  await expect(tray(page)).toContainText('2 of 3 to compare')
  await compare(page).click()
  await expect(row(page, 'Term').getByRole('cell')).toHaveText(['30 years', '30 years'])
  await expect(page.getByText('Preview: press Update Quotes to save.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Likely monthly price/ })).toContainText(/\$\d+\.\d\d to \$/)
  await page.getByRole('button', { name: 'Update Quotes' }).click()
  await expect(page.getByText('Preview: press Update Quotes to save.')).toHaveCount(0)
  await expect(row(page, 'Term').getByRole('cell')).toHaveText(['30 years', '30 years'])
  await page.getByRole('link', { name: 'Back to plans' }).click()
  await page.getByRole('radio', { name: /^Whole Life/ }).check()
  await expect(page.getByRole('heading', { name: /Whole Life Plans? Found$/ })).toBeVisible()
  await expect(tray(page)).not.toContainText('of 3 to compare')
})

test('whole life tells its guaranteed cash values in the table', async ({ page }) => {
  await seed(page, { formData: answeredForm({ selectedPlanType: 'Whole', selectedCoverage: 100_000 }) })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const box of await page
    .getByRole('checkbox', { name: /^Compare/ })
    .all()
    .then((all) => all.slice(0, 2))) {
    await box.check()
  }
  await compare(page).click()
  await expect(page.getByRole('row', { name: /^Guaranteed cash value at age \d+/ }).first()).toContainText(
    '$',
  )
  await expect(row(page, 'Premium shown')).toContainText('Guaranteed for life')
  await expect(page.getByRole('row', { name: /^Total over/ })).toHaveCount(0)
})

test('[U20] on a tablet the plates, the prices and what marks them stand in line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  // Its name takes two lines.
  const long = 'Legal & General America'
  await openPlans(page, [policy({ carrier_name: long, monthly_premium: 27.41 }), ...plans.slice(1)])
  for (const carrier of [long, 'Transamerica', 'Americo']) await tick(page, carrier).check()
  await compare(page).click()
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const edges = (parts: string) =>
    table
      .locator(parts)
      .evaluateAll((all) =>
        all
          .map((part) => part.getBoundingClientRect())
          .map(({ left, top, bottom }) => ({ left, top, bottom })),
      )
  const price = builtSelector('.typography_price')
  for (const parts of ['thead [data-slot="plate"]', price]) {
    const tops = (await edges(parts)).map(({ top }) => top)
    expect(tops, parts).toEqual(Array(3).fill(tops[0]))
  }
  const [[lowest], [mark]] = await Promise.all([edges(price), edges('tbody td > [data-slot="badge"]')])
  expect(mark?.left).toBe(lowest?.left)
  expect(mark?.top).toBeGreaterThan(lowest?.top ?? 0)
})

test.describe('on a phone, in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 390, height: 844 } })

  test('[PRICE-02] [U7] the table fits, each fact under its name, with what is different marked, the disclosure in view, with no violations', async ({
    page,
  }) => {
    await openPlans(page, plans)
    for (const carrier of ['SBLI', 'Transamerica', 'Americo']) {
      await page.getByRole('checkbox', { name: `Comparar ${carrier}` }).check()
    }
    await page.getByRole('button', { name: 'Comparar (3) lado a lado' }).click()
    await expect(page.getByRole('heading', { name: 'Tres planes, lado a lado' })).toBeFocused()
    await expect(page.getByRole('rowheader', { name: 'Prima mensual diferente' })).toBeVisible()
    await expect(page.getByText('Total en 20 años, con pago mensual').first()).toBeVisible()
    await expect(page.getByText(/^Precios no 100% exactos/)).toBeInViewport()
    await expect(
      page.locator(builtSelector('.side-by-side_table .typography_price')).first(),
    ).toBeInViewport()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
    // Two columns leave room beside a price; its badge stands below, too, and the prices on one line.
    await page.getByRole('button', { name: /^Quitar.*Americo/ }).click()
    const prices = page.locator(builtSelector('.side-by-side_table .typography_price'))
    await expect(prices).toHaveCount(2)
    const tops = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().top))
    expect(tops[0]).toBe(tops[1])
  })
})
