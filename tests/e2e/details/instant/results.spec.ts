import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, expectNoAxeViolations, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, phone } from '../../fixtures/languages-and-devices.ts'
import { heading, healthRating, instantForm, openInstant } from '../../fixtures/quotes/instant.ts'
import { policy, requestCall, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const forLife = { term_length: undefined, product_name: 'Whole Life 20-Pay' }

for (const { language, device, width, height } of bothLanguages) {
  test(`[D2] [PRICE-02] [PRICE-04] [INSTANT-23] monthly and annual premium stand without decimals, and the disclosure with the first price, on one screen (${language}, ${device})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await stubQuotes(page, [
      policy({ monthly_premium: 1128.5, annual_premium: 13_542.4 }),
      policy({
        personal_plan_id: 'plan-2',
        product_name: 'Other Term',
        monthly_premium: 1129.4,
        annual_premium: 12_990,
      }),
    ])
    await openInstant(page, 'results', instantForm(), `?lng=${language}`)
    const words = {
      en: ['$13,542 a year', 'or $12,990 once a year'],
      es: ['$13,542 al año', 'o $12,990 una vez al año'],
    }
    await expect(card(page, 'Level Term 20')).toContainText('$1,129')
    await expect(card(page, 'Level Term 20')).toContainText(words[language][0] ?? '')
    await expect(card(page, 'Other Term')).toContainText(words[language][1] ?? '')
    await expect(page.locator('main')).not.toContainText(/\$[\d,]+\.\d/)
    const disclosure = page.getByText(
      { en: 'Prices are not 100% accurate.', es: 'Los precios no son 100% exactos.' }[language],
    )
    const price = page
      .locator('main')
      .getByText(/\$1,129/)
      .first()
    await expect(disclosure).toHaveCount(1)
    const [told, first] = [await disclosure.boundingBox(), await price.boundingBox()]
    expect(told && first && first.y + first.height - told.y).toBeLessThan(height)
    expect(told && first && told.y).toBeLessThan(first?.y ?? 0)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a result names carrier, product, stars, amount, years and class, and is labelled an estimate', async ({
  page,
}) => {
  await stubQuotes(page, [
    policy(),
    policy({
      personal_plan_id: 'plan-2',
      product_name: 'Slow Term',
      monthly_premium: 40,
      instant_decision: false,
      estimate: true,
    }),
  ])
  await openInstant(page, 'results')
  const first = card(page, 'Level Term 20')
  for (const words of [
    'SBLI',
    '4 of 5',
    '$500,000 for 20 years',
    'Class: Preferred',
    'Instant Decision Available',
    'Best Value',
  ]) {
    await expect(first).toContainText(words)
  }
  await expect(first.getByText('Estimate', { exact: true })).toBeVisible()
  await expect(card(page, 'Slow Term').getByText('Modeled estimate')).toBeVisible()
  await expect(card(page, 'Slow Term')).not.toContainText('Instant Decision Available')
  await expect(card(page, 'Slow Term')).not.toContainText('Best Value')
  await expect(page.getByText('Prices are not 100% accurate.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'How we estimate' })).toHaveAttribute(
    'href',
    '/how-we-estimate',
  )
  await expect(page.getByRole('heading', { name: 'From $29 a month.' })).toBeVisible()
})

test('[INSTANT-36] a result without term_length shows no term', async ({ page }) => {
  await stubQuotes(page, [policy(forLife)])
  await openInstant(page, 'results', instantForm({ productType: 'Whole' }))
  const row = card(page, 'Whole Life 20-Pay')
  await expect(row).toContainText('$500,000 of coverage')
  await expect(row).not.toContainText('20 years')
})

test('[INSTANT-26] [INSTANT-27] empty results say so, advise, and lead back to the answers', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.route(requestCall, (route) => route.fulfill({ json: { search_id: 'search-1' } }))
  await page.route(/white-swan-policy-search$/, (route) =>
    route.fulfill({ json: { status: 'No Policies Found', policies: [], reason: 'build_declined' } }),
  )
  await openInstant(page, 'results')
  await expect(page.getByRole('heading', { name: 'No Quotes Available' })).toBeVisible()
  await expect(
    page.getByText('With this height and weight, none of our carriers gives a price right away.'),
  ).toBeVisible()
  await expect(
    page.getByText(
      /Try another death benefit or another product\. Or start an application for custom shopping/,
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'start an application' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Adjust Inputs' }).click()
  await expect(heading(page)).toHaveText('Term Life: your price')
  await expect(page.getByLabel('Weight')).toHaveValue('142')
})

test('each answer of the sentence leads to its field', async ({ page }) => {
  await stubQuotes(page, [policy()])
  await openInstant(page, 'results')
  const links: [name: string, field: string][] = [
    ['Change woman', 'Female'],
    ['Change 38-year-old', 'Date of birth'],
    ['Change Ohio', 'State'],
    ['Change $500,000', 'Death benefit'],
    ['Change 20 years', '20 years'],
  ]
  for (const [name, field] of links) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByLabel(field, { exact: true })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(1)
  }
  await page.getByRole('link', { name: 'Change Preferred' }).click()
  await expect(healthRating(page, 'Preferred')).toBeFocused()
})

test('the sentence is grammatical Spanish, for women and men', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00Z'))
  await stubQuotes(page, [policy()])
  await openInstant(page, 'results', instantForm(), '?lng=es')
  const sentence = page.locator(builtSelector('.answers-sentence_madlib'))
  const plain = async () =>
    (await sentence.innerText())
      .replace(/Cambiar\s+/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await plain()).toBe(
    'Soy una mujer de 38 años y vivo en Ohio. No uso tabaco y mi categoría de salud es Preferente. Quiero $500,000 por 20 años.',
  )
  await page.getByRole('link', { name: 'Cambiar una mujer' }).click()
  await page.getByRole('radio', { name: 'Hombre' }).check()
  await page.getByRole('button', { name: 'Ver cotizaciones' }).click()
  await expect(page.getByRole('link', { name: 'Cambiar un hombre' })).toBeVisible()
})

test('plans for life say which premium it is and what it buys; an outlook is named as none', async ({
  page,
}) => {
  const guarantees = {
    premium_years: 61,
    guaranteed_to_age: null,
    cash_values: [],
    outlook: [{ yearly_return: 0.04, lasts_to_age: 95 }],
  }
  await stubQuotes(page, [policy({ ...forLife, premium_basis: 'vul-planned', guarantees })])
  await openInstant(page, 'results', instantForm({ productType: 'VUL' }))
  await expect(page.getByText('Which price is this?')).toBeVisible()
  await expect(page.getByText(/This is a planned premium/)).toBeVisible()
  await expect(page.getByRole('article')).toContainText('How long the coverage lasts is not guaranteed.')
  await expect(page.getByRole('article')).toContainText('Not guaranteed: how long it could last')
})

test('a budget that buys less than was asked for says so, and no plan is called the best', async ({
  page,
}) => {
  await stubQuotes(page, [
    policy({ ...forLife, death_benefit: 180_000 }),
    policy({ ...forLife, personal_plan_id: 'b', death_benefit: 200_000 }),
  ])
  await openInstant(page, 'results', instantForm({ productType: 'Whole', premiumBudget: 150 }))
  await expect(
    page.getByText(/For at most \$150 a month, some plans cover less than \$500,000/),
  ).toBeVisible()
  await expect(page.getByText('Best Value')).toHaveCount(0)
})
