import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import {
  callsTo,
  holdCalls,
  policy,
  requestCall,
  stored,
  stubQuotes,
} from '../../fixtures/quotes/stub-quotes.ts'

const modelCall = /\/functions\/v1\/price-model$/
const lazyFiles = /\/(price-model|bundled-tables)[^/]*\.js$/
const previewNote = 'Preview: press Update Quotes to save.'

async function openPlans(page: Page, changes: Record<string, unknown> = {}) {
  await seed(page, { formData: answeredForm(changes) })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Every card's carrier, product and price, in order. */
function prices(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluateAll(
    (cards, parts) =>
      cards.map((card) =>
        parts
          .map((part) => card.querySelector(part)?.textContent ?? '')
          .join(' | ')
          .replace(/likely |preview: /, ''),
      ),
    [
      '.plan-card_carrier',
      '.plan-facts_facts',
      '.typography_price',
      '.plan-card_year',
      '.likely-range_likely',
    ].map(builtSelector),
  )
}

const coverageShown = (page: Page) => page.locator(builtSelector('.comparison-results_coverage'))
const update = (page: Page) => page.getByRole('button', { name: 'Update Quotes' })

for (const [planType, saved, wished, shown] of [
  ['Term', 500_000, 300_000, '$300,000'],
  ['Whole', 100_000, 75_000, '$75,000'],
  ['IUL', 250_000, 300_000, '$300,000'],
] as const) {
  test(`${planType}: what is set shows its prices at once, and Update Quotes finds the same to the cent`, async ({
    page,
  }) => {
    await openPlans(page, { selectedPlanType: planType, selectedCoverage: saved })
    const before = await prices(page)
    const calls = callsTo(page, requestCall)
    await page.getByLabel('Death Benefit Amount').fill(String(wished))
    await page.getByLabel('Health class you expect').selectOption('Standard')
    if (planType === 'Term') await page.getByRole('button', { name: '30', exact: true }).click()
    await expect(page.getByText(previewNote)).toBeVisible()
    await expect(coverageShown(page)).toHaveText(`Coverage: ${shown}`)
    if (planType === 'Term') await expect(page.getByRole('article').first()).toContainText('30 years')
    await expect(page.getByRole('article').first()).toContainText('preview: $')
    await expect(page.getByRole('article').first()).toContainText('Standard')
    const previewed = await prices(page)
    expect(previewed.length).toBeGreaterThan(3)
    expect(previewed).not.toEqual(before)
    expect(calls).toHaveLength(0)

    await update(page).click()
    await expect(page.getByText(previewNote)).toHaveCount(0)
    await expect(coverageShown(page)).toHaveText(`Coverage: ${shown}`)
    expect(await prices(page)).toEqual(previewed)
    expect(calls).toHaveLength(1)
    expect(await stored(page, 'formData')).toMatchObject({
      people: [
        {
          selectedCoverage: wished,
          healthRating: 'Standard',
          selectedTerm: planType === 'Term' ? 30 : 20,
        },
      ],
    })
    await expect(update(page)).toHaveAttribute('aria-disabled', 'true')
  })
}

test('the engine and its tables come when a control is touched, never before, and within 75 KB', async ({
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
  await openPlans(page)
  await page.mouse.move(5, 890)
  await page.waitForLoadState('networkidle')
  expect(sizes).toHaveLength(0)
  expect(calls).toHaveLength(0)

  await page.getByLabel('Health class you expect').focus()
  await expect.poll(() => kinds).toEqual(new Set(['price-model', 'bundled-tables']))
  await expect.poll(() => calls.length).toBe(1)
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(75_000)
  await page.getByLabel('Coverage slider').focus()
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(1)
})

test('[PRICE-03] a preview is not read out with every step, is undone, gives way to what is half typed, takes the amount of "How much do I need?", and opens what is in its price', async ({
  page,
}) => {
  await openPlans(page)
  const saved = await prices(page)
  const amount = page.getByLabel('Death Benefit Amount')
  const head = page.getByRole('status').filter({ hasText: 'Plans Found' })
  await expect(head).toHaveAttribute('aria-live', 'polite')
  await page.getByLabel('Coverage slider').press('ArrowRight')
  await expect(coverageShown(page)).toHaveText('Coverage: $525,000')
  await expect(amount).toHaveValue('525000')
  await expect(head).toHaveAttribute('aria-live', 'off')

  await page.getByRole('button', { name: 'Undo changes' }).press('Enter')
  await expect(page.getByRole('heading', { name: /Term Life Plans Found$/ })).toBeFocused()
  await expect(page.getByText(previewNote)).toHaveCount(0)
  await expect(amount).toHaveValue('500000')
  expect(await prices(page)).toEqual(saved)
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedCoverage: 500_000 }] })

  await page.getByLabel('Coverage slider').press('ArrowRight')
  await expect(page.getByText(previewNote)).toBeVisible()
  await amount.fill('75')
  await expect(page.getByText(previewNote)).toHaveCount(0)
  await expect(coverageShown(page)).toHaveText('Coverage: $500,000')
  await expect(update(page)).not.toHaveAttribute('aria-disabled')

  await page.getByRole('button', { name: 'How much do I need?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mortgage left').fill('325,000')
  await dialog.getByRole('button', { name: 'Use $325,000' }).click()
  await expect(amount).toHaveValue('325000')
  await expect(coverageShown(page)).toHaveText('Coverage: $325,000')
  await expect(page.getByText(previewNote)).toBeVisible()

  const card = page.getByRole('article').first()
  const price = (await card.locator(builtSelector('.typography_price')).textContent()) ?? ''
  await card.getByRole('button', { name: /^What’s in this estimate\?/ }).click()
  await expect(dialog).toContainText(price)
  await expect(dialog).toContainText('$325,000')
})

test('of two fast changes only the last one’s prices ever show, however late the engine comes', async ({
  page,
}) => {
  await page.clock.install()
  await openPlans(page)
  await page.evaluate((facts) => {
    const seen: string[] = []
    Reflect.set(window, 'seenCoverage', seen)
    const look = () => {
      for (const fact of document.querySelectorAll(facts)) {
        const text = fact.textContent?.replace('Coverage: ', '') ?? ''
        if (!seen.includes(text)) seen.push(text)
      }
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true })
  }, builtSelector('.plan-facts_facts [data-fact="coverage"], .comparison-results_coverage'))
  const held = await holdCalls(page, modelCall)
  await page.getByLabel('Death Benefit Amount').fill('750000')
  await page.clock.runFor(10)
  await page.getByLabel('Death Benefit Amount').fill('1000000')
  await page.clock.runFor(10)
  await expect(coverageShown(page)).toHaveText('Coverage: $500,000')
  await held.release()
  await expect(coverageShown(page)).toHaveText('Coverage: $1,000,000')
  expect(await page.evaluate(() => Reflect.get(window, 'seenCoverage'))).toEqual(['$500,000', '$1,000,000'])
})

test('an engine that comes after Update Quotes changes nothing that was fetched', async ({ page }) => {
  await openPlans(page)
  const held = await holdCalls(page, modelCall)
  await page.getByLabel('Death Benefit Amount').fill('750000')
  await update(page).click()
  await expect(coverageShown(page)).toHaveText('Coverage: $750,000')
  const fetched = await prices(page)
  const answered = page.waitForResponse(modelCall)
  await held.release()
  await answered
  await expect(page.getByText(previewNote)).toHaveCount(0)
  expect(await prices(page)).toEqual(fetched)
})

test('a plan of the preview is saved and asked for first, then added to the cart', async ({ page }) => {
  await openPlans(page)
  await page.getByLabel('Death Benefit Amount').fill('300000')
  await expect(page.getByText(previewNote)).toBeVisible()
  const card = page.getByRole('article').nth(1)
  const carrier = await card.locator(builtSelector('.plan-card_carrier')).textContent()
  const price = Number(
    (await card.locator(builtSelector('.typography_price')).textContent())?.replace('$', ''),
  )
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: /Cart/ })).toBeVisible()
  const applyProductCode = expect.stringMatching(/.{20,}/)
  expect(await stored(page, 'cart')).toMatchObject([
    { name: carrier, coverage: 300_000, monthlyPrice: price, applyProductCode },
  ])
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedCoverage: 300_000 }] })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: /Term Life Plans Found/ })).toBeFocused()
})

test('an amount that nobody insures leads back by the controls alone: prices come as soon as it is less', async ({
  page,
}) => {
  await seed(page, { formData: answeredForm({ selectedPlanType: 'Whole', selectedCoverage: 5_000_000 }) })
  await page.goto('/quote/companies')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No Quotes Available' })).toBeVisible()
  await page.getByLabel('Death Benefit Amount').fill('75000')
  await expect(page.getByText(previewNote)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Quotes Available' })).toHaveCount(0)
  const previewed = await prices(page)
  await update(page).first().click()
  await expect(page.getByText(previewNote)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await prices(page)).toEqual(previewed)
})

test('where the engine’s model cannot be had, the controls act through Update Quotes alone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/(404|500) \(/)
  let status = 404
  await page.route(modelCall, (route) => route.fulfill({ status, json: { error: 'none' } }))
  await openPlans(page)
  for (const [refusal, saved, wished] of [
    [404, 20, 30],
    [500, 30, 15],
  ] as const) {
    status = refusal
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('article').first()).toContainText(`${saved} years`)
    const refused = page.waitForResponse(modelCall)
    await page.getByRole('button', { name: String(wished), exact: true }).click()
    await refused
    await expect(page.getByText(previewNote)).toHaveCount(0)
    await expect(page.getByRole('article').first()).toContainText(`${saved} years`)
    await update(page).click()
    await expect(page.getByRole('article').first()).toContainText(`${wished} years`)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('prices that are not our model’s are never previewed, and term and class still act by Update Quotes', async ({
  page,
}) => {
  await stubQuotes(page, [policy()])
  const models = callsTo(page, modelCall)
  const asked = callsTo(page, requestCall)
  await openPlans(page)
  await page.getByRole('button', { name: '15', exact: true }).click()
  await page.getByLabel('Health class you expect').selectOption('Super Preferred')
  await expect(page.getByText(previewNote)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText('$28.50')
  await update(page).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(models).toHaveLength(0)
  expect(asked.at(-1)?.postDataJSON()).toMatchObject({
    term_duration: 15,
    health_rating: 'Super Preferred',
    death_benefit: 500_000,
  })
})

test('on a phone the line and the sheet tell what is set, and the page below has an Update Quotes too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlans(page)
  await page.getByRole('button', { name: /^Term · \$500,000 · 20 years/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Change what is priced' })
  await sheet.getByRole('button', { name: '10', exact: true }).click()
  await expect(sheet.getByText(/^From \$\d+\.\d\d a month \(preview\)$/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Term · \$500,000 · 10 years/ })).toBeFocused()
  await expectNoAxeViolations(page)
  await update(page).click()
  await expect(page.getByText(previewNote)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText('10 years')
  expect(await stored(page, 'formData')).toMatchObject({ people: [{ selectedTerm: 10 }] })
})

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('the preview speaks Spanish, with no violations', async ({ page }) => {
    await openPlans(page)
    await page.getByLabel('Categoría de salud que espera').selectOption('Standard')
    await expect(page.getByText('Vista previa: presione Actualizar cotizaciones para guardar.')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('vista previa: $')
    await expect(page.getByRole('article').first()).toContainText('Estándar')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Deshacer cambios' }).click()
    await expect(page.getByRole('article').first()).toContainText('Preferente')
  })
})
