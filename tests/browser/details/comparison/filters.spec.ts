import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { openPlans } from '../../fixtures/quotes/plan-cards.ts'
import { policy } from '../../fixtures/quotes/stub-quotes.ts'

const plans = [
  policy({ monthly_premium: 20, instant_decision: false, rating: 3 }),
  policy({ personal_plan_id: '2', carrier_name: 'Transamerica', monthly_premium: 21, rating: 4 }),
  policy({ personal_plan_id: '3', carrier_name: 'Americo', monthly_premium: 22, rating: 5 }),
  policy({
    personal_plan_id: '4',
    carrier_name: 'John Hancock',
    monthly_premium: 23,
    instant_decision: false,
    rating: 5,
  }),
]

/** The filters fold behind a button, so that the first prices stay on the first screen. */
const unfold = (page: Page) => page.getByRole('button', { name: /^(Filter|Filtrar)$/ }).click()

const carriersShown = (page: Page) =>
  page.locator(builtSelector('.plan-card_card .plan-card_carrier')).allTextContents()
const rating = (page: Page) => page.getByLabel('Carrier rating')
const instant = (page: Page) => page.getByRole('checkbox', { name: 'Instant decision only' })

test('filters say what they hid, keep the count true and the order, and one tap shows all; a carrier is left out by keyboard too, and filters that leave nothing give a way back', async ({
  page,
}) => {
  await openPlans(page, plans)
  await unfold(page)
  await instant(page).check()
  await expect(page.getByText('2 plans hidden: 2 without an instant decision.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 of 4 Term Life Plans Shown' })).toBeVisible()
  expect(await carriersShown(page)).toEqual(['Transamerica', 'Americo'])
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Best Value' })).toBeVisible()

  await rating(page).selectOption('5')
  await expect(
    page.getByText('3 plans hidden: 2 without an instant decision and 1 below 5 stars.'),
  ).toBeVisible()
  expect(await carriersShown(page)).toEqual(['Americo'])
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(page.getByRole('heading', { name: '4 Term Life Plans Found' })).toBeFocused()
  await expect(instant(page)).not.toBeChecked()
  await expect(rating(page)).toHaveValue('1')
  await expect(page.getByText(/plans? hidden/)).toHaveCount(0)

  const summary = page.getByText('Carriers: 4 of 4')
  await summary.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('group', { name: 'Carriers to show' })
  await expect(list.getByRole('checkbox')).toHaveCount(4)
  await list.getByRole('checkbox', { name: 'SBLI' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 plan hidden: 1 from a carrier you left out.')).toBeVisible()
  expect(await carriersShown(page)).toEqual(['Transamerica', 'Americo', 'John Hancock'])
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(page.locator(builtSelector('.filter-bar_carriers summary'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list).toBeHidden()
  await page.getByText('Carriers: 3 of 4').click()
  await list.getByRole('checkbox', { name: 'SBLI' }).check()
  await page.keyboard.press('Escape')

  await instant(page).check()
  await page.getByText('Carriers: 4 of 4').click()
  await page.getByRole('checkbox', { name: 'Americo', exact: true }).uncheck()
  await page.getByRole('checkbox', { name: 'Transamerica', exact: true }).uncheck()
  await expect(page.getByRole('heading', { name: 'Your filters hide every plan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '0 of 4 Term Life Plans Shown' })).toBeVisible()
  await expect(page.getByText('No Quotes Available')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Show all plans' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('on a phone the filters fold behind a button that tells when they are on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlans(page, plans)
  await expect(instant(page)).toBeHidden()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByText('Carriers: 4 of 4').click()
  await page.getByRole('checkbox', { name: 'Americo', exact: true }).uncheck()
  // The list stays open, so that what is tapped below it does not move away.
  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('group', { name: 'Carriers to show' })).toBeVisible()
  await instant(page).check()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter (on)' }).click()
  await expect(instant(page)).toBeHidden()
  await expect(page.getByText(/^2 plans hidden/)).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expectNoAxeViolations(page)
})

test('a filter stays while other plans are looked at', async ({ page }) => {
  await seed(page, { formData: answeredForm({ selectedCoverage: 100_000 }) })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await unfold(page)
  await rating(page).selectOption('5')
  await page.getByRole('radio', { name: /^Whole Life/ }).check()
  await expect(page.getByRole('heading', { name: /^\d of \d Whole Life Plans Shown$/ })).toBeVisible()
  await expect(page.getByText(/below 5 stars/)).toBeVisible()
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('the filters speak Spanish', async ({ page }) => {
    await openPlans(page, plans)
    await unfold(page)
    await page.getByRole('checkbox', { name: 'Solo con decisión inmediata' }).check()
    await page.getByLabel('Calificación de la aseguradora').selectOption('5')
    await expect(
      page.getByText('3 planes ocultos: 2 sin decisión inmediata y 1 con menos de 5 estrellas.'),
    ).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Se muestran 1 de 4 planes de vida a término' }),
    ).toBeVisible()
  })
})
