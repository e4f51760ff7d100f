import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { desktop, expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { openPlans } from '../../fixtures/quotes/plan-cards.ts'
import { callsTo, policy, stored } from '../../fixtures/quotes/stub-quotes.ts'

const modelCall = /\/functions\/v1\/price-model$/
const lazyFiles = /\/(price-model|bundled-tables)[^/]*\.js$/

test('[PRICE-01] [PRICE-02] on a phone the disclosure is in view above the first price, one line says what is asked, and its sheet previews what is set', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await hydrated(page)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(9)
  for (const card of await cards.all()) await expect(card).toContainText(/likely \$\d+\.\d\d to \$\d+\.\d\d/)
  await expect(page.getByText(/^Prices are not 100% accurate: estimates only/)).toBeInViewport()
  const price = await page.locator(builtSelector('.plan-card_card .typography_price')).first().boundingBox()
  expect(price && price.y + price.height).toBeLessThan(400)

  await expect(page.getByLabel('Death Benefit Amount')).toBeHidden()
  await page.getByRole('button', { name: /^Term · \$500,000 · 20 years\s*Edit/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Change what is priced' })
  await sheet.getByRole('button', { name: '10', exact: true }).click()
  await expect(sheet.getByText(/^From \$\d+\.\d\d a month \(preview\)$/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  const bar = page.getByRole('button', { name: /^Term · \$500,000 · 10 years/ })
  await expect(bar).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Update Quotes' }).click()
  await expect(page.getByText('Preview: press Update Quotes to save.')).toHaveCount(0)
  await expect(cards.first()).toContainText('10 years')
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedTerm: 10 }] })

  await bar.click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^Index Universal Life/ })
    .click()
  await expect(page.getByRole('heading', { name: /Index Universal Life Plans? Found$/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator(builtSelector('.comparison-controls_ask'))).toBeFocused()
})

test('on a phone the filters fold behind a button that tells when they are on, and the list of carriers stays where it is', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPlans(page, [
    policy({ instant_decision: false }),
    policy({ personal_plan_id: '2', carrier_name: 'Americo' }),
  ])
  const instant = page.getByRole('checkbox', { name: 'Instant decision only' })
  await expect(instant).toBeHidden()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByText('Carriers: 2 of 2').click()
  await page.getByRole('checkbox', { name: 'Americo', exact: true }).uncheck()
  // The list stays open, so that what is tapped below it does not move away.
  await page.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const list = page.getByRole('group', { name: 'Carriers to show' })
  await expect(list).toBeVisible()
  // Where it floats over the page, a tap beside it closes it.
  await page.setViewportSize(desktop)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(list).toBeHidden()
  await page.setViewportSize(phone)
  await instant.check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Filter (on)' }).click()
  await expect(instant).toBeHidden()
  await expect(page.getByText(/^1 plan hidden/)).toBeVisible()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
})

test('the price engine and its tables come when a control is touched, never before, and within 75 KB', async ({
  page,
}) => {
  const sizes: Promise<number>[] = []
  const kinds = new Set<string | undefined>()
  page.on('requestfinished', (request) => {
    if (!lazyFiles.test(request.url())) return
    kinds.add(lazyFiles.exec(request.url())?.[1])
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const calls = callsTo(page, modelCall)
  await seed(page, { formData: answeredForm() })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.move(5, 890)
  await page.waitForLoadState('networkidle')
  expect(sizes).toHaveLength(0)
  expect(calls).toHaveLength(0)

  await page.getByLabel('Health class you expect').focus()
  await expect.poll(() => kinds).toEqual(new Set(['price-model', 'bundled-tables']))
  await expect.poll(() => calls.length).toBe(1)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(75_000)
  // The keyboard moves the slider by a step, and the prices with it; the picker keeps the focus while plans load.
  await page.getByLabel('Coverage slider').press('ArrowRight')
  await expect(page.locator(builtSelector('.comparison-results_coverage'))).toHaveText('Coverage: $525,000')
  expect(calls).toHaveLength(1)
  await page.getByRole('radio', { name: /^Whole Life/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: /Index Universal Life Plans? Found$/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Index Universal Life/ })).toBeFocused()
})
