import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { answeredForm, expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, phone } from '../../fixtures/languages-and-devices.ts'
import { policy, quoteCalls, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

const openers = (page: Page) =>
  page.getByRole('button', {
    name: /^(What’s in this (price|estimate)\?|¿Qué incluye este precio\?|Ver este estimado)/,
  })
const panel = (page: Page) =>
  page.getByRole('dialog', { name: /^(What’s in this price\?|¿Qué incluye este precio\?)$/ })

const details = {
  source: 'model',
  shares: { claims: 0.58, expenses: 0.24, taxes: 0.024, margin: 0.156 },
  health_classes: [
    { health_class: 'Super Preferred', monthly_premium: 23.36 },
    { health_class: 'Preferred', monthly_premium: 27.41 },
    { health_class: 'Standard Plus', monthly_premium: 36.18 },
  ],
  tobacco: [
    { tobacco: false, is_own: true, monthly_premium: 27.41 },
    { tobacco: true, is_own: false, monthly_premium: 68.53 },
  ],
  terms: [
    { term_length: 15, monthly_premium: 22.05 },
    { term_length: 20, monthly_premium: 27.41 },
    { term_length: 25, monthly_premium: 36.9 },
  ],
  death_benefits: [
    { death_benefit: 490_000, monthly_premium: 27.05 },
    { death_benefit: 500_000, monthly_premium: 27.41 },
    { death_benefit: 510_000, monthly_premium: 27.77 },
  ],
}

const modeled = {
  estimate: true,
  monthly_premium: 27.41,
  annual_premium: 313.26,
  premium_basis: 'level-term',
  price_details: details,
  guarantees: { premium_years: 20, guaranteed_to_age: 60, cash_values: [], outlook: [] },
}

/** Opens the comparison with this one policy and what its price is made of. */
async function openPanel(
  page: Page,
  changes: Record<string, unknown>,
  answers: Record<string, unknown> = {},
  language?: 'en' | 'es',
) {
  await stubQuotes(page, [policy(changes)])
  await openComparison(page, answers, language)
  await openers(page).first().click()
  await expect(panel(page)).toBeVisible()
}

async function openComparison(
  page: Page,
  answers: Record<string, unknown> = {},
  language: 'en' | 'es' = 'en',
) {
  await seed(page, { formData: answeredForm(answers) })
  await page.goto(`/quote/companies?lng=${language}`)
  await hydrated(page)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Asks for instant quotes with these answers already in the tab. */
async function openInstantResults(page: Page, productType: string) {
  const form = {
    productType,
    residentState: 'FL',
    deathBenefit: 300_000,
    dateOfBirth: '1986-04-12',
    gender: 'Female',
    tobacco: false,
    heightFeet: 5,
    heightInches: 5,
    weightPounds: 150,
    healthRating: 'Preferred',
    termDuration: 20,
    expeditedProducts: false,
    paidUpPeriod: '20-Pay',
    premiumBudget: null,
    mainGoal: 'Protection',
    cashValueSolveAmount: null,
    cashValueSolveAge: 65,
  }
  await page.addInitScript((text) => {
    sessionStorage.setItem('instantQuote', text)
    const usr = { view: 'instant', step: 'questions' }
    if (window.history.state === null) window.history.replaceState({ usr, key: 'seeded', idx: 0 }, '')
  }, JSON.stringify(form))
  await page.goto(`/white-swan-quotes?product=${productType}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Get quotes' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('[PRICE-03] every quote on the comparison opens to what its price is made of', async ({ page }) => {
  test.slow()
  await openComparison(page)
  const cards = page.getByRole('article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(4)
  await expect(openers(page)).toHaveCount(count)
  for (let place = 0; place < count; place++) {
    const price = await cards.nth(place).locator(builtSelector('.typography_price')).innerText()
    await openers(page).nth(place).click()
    await expect(panel(page)).toContainText(`${price} a month`)
    const amounts = await panel(page)
      .getByRole('table', { name: 'Parts of the monthly price' })
      .getByRole('cell')
      .allInnerTexts()
    const cents = amounts
      .filter((text) => text.startsWith('$'))
      .map((text) => Math.round(Number(text.slice(1)) * 100))
    const percents = amounts.filter((text) => text.endsWith('%')).map(Number.parseFloat)
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    expect(sum(cents)).toBe(Math.round(Number(price.slice(1)) * 100))
    expect(sum(percents)).toBe(100)
    await expect(panel(page).getByRole('table', { name: 'Health class: monthly price' })).toContainText(
      `you${price}`,
    )
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(openers(page).nth(place)).toBeFocused()
  }
})

test('[U19] [PRICE-01] [PRICE-02] [PRICE-03] a modeled price says so, and shows its parts, what would change it and what is sure; of one from a rate table or the quote service the panel says what is not known', async ({
  page,
}) => {
  const { shares: _, ...known } = details
  await stubQuotes(page, [
    policy(modeled),
    policy({
      ...modeled,
      personal_plan_id: 'table',
      product_name: 'Table Term',
      monthly_premium: 28,
      estimate: undefined,
      price_details: { ...known, source: 'rate-table', as_of: '2026-07-01' },
    }),
    policy({ personal_plan_id: 'service', product_name: 'Quoted Term', monthly_premium: 29 }),
  ])
  await openComparison(page)
  const openerOf = (name: string) =>
    page.getByRole('article', { name }).getByRole('button', { name: /^What’s in this estimate\?/ })
  await openerOf('Level Term 20').focus()
  await page.keyboard.press('Enter')
  const box = panel(page)
  await expect(box).toContainText('Modeled estimate, not this carrier’s rate')
  await expect(box).toContainText('Level Term 20, SBLI. $500,000 for 20 years.')
  await expect(box).toContainText('$27.41 a month')
  await expect(box.getByRole('table', { name: 'Parts of the monthly price' }).locator('tbody tr')).toHaveText(
    [
      /^Expected claims.+\$15\.9058%$/,
      /^Expenses.+\$6\.5824%$/,
      /^Taxes.+\$0\.662%$/,
      /^Margin.+\$4\.2716%$/,
    ],
  )
  const rows = (name: string) => box.getByRole('table', { name: `${name}: monthly price` }).locator('tr')
  await expect(rows('Health class')).toHaveText([
    /^Super Preferred, one better\s+\$23\.36$/,
    /^Preferred you\s*\$27\.41$/,
    /^Standard Plus, one worse\s+\$36\.18$/,
  ])
  await expect(rows('Tobacco in the last 12 months')).toHaveText([/^No you\s*\$27\.41$/, /^Yes\s+\$68\.53$/])
  await expect(rows('Term')).toHaveText([/^15 years/, /^20 years you/, /^25 years\s+\$36\.90$/])
  await expect(rows('Coverage')).toHaveText([/^\$490,000/, /^\$500,000 you/, /^\$510,000\s+\$27\.77$/])
  await expect(box).toContainText('This price assumes Preferred.')
  await expect(box).toContainText('the price runs from $23.36 to $36.18 a month')
  await expect(box).toContainText(
    'If you buy, the carrier pays your agent a commission out of the expenses above.',
  )
  await expect(box).toContainText('The premium stays the same for the whole term.')
  await expect(box).toContainText('the death benefit is guaranteed for 20 years')
  await expect(box).toContainText('Prices are not 100% accurate.')
  await expect(box.getByRole('link', { name: 'How we estimate, and how far off we are' })).toHaveAttribute(
    'href',
    '/how-we-estimate',
  )
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(openerOf('Level Term 20')).toBeFocused()

  await openerOf('Table Term').click()
  await expect(box).toContainText('From the carrier’s rate table of July 1, 2026')
  await expect(box).toContainText('The carrier’s rate table gives the price, not its parts.')
  await expect(box.getByRole('table', { name: 'Term: monthly price' })).toBeVisible()
  await expect(box).not.toContainText('out of the expenses above')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)

  await openerOf('Quoted Term').click()
  await expect(box).toContainText('Quoted by the quote service')
  await expect(box).toContainText('The quote service gives the price, not its parts.')
  await expect(box).toContainText('We don’t know by how much for this price.')
  await expect(box).toContainText('This price assumes Preferred.')
  await expect(box.getByRole('table')).toHaveCount(0)
})

test('[D1] [PRICE-03] a sample price opens and says that it is only an example; a call that is asked for from it is about that plan, whatever was chosen before', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/503/)
  await page.route(quoteCalls, (route) => route.fulfill({ status: 503, json: {} }))
  await openComparison(page, { selectedCompany: 'Older Choice Life', selectedMonthlyPrice: 77.77 })
  const carrier = await page
    .getByRole('article')
    .first()
    .locator(builtSelector('.plan-card_carrier'))
    .first()
    .innerText()
  await openers(page).first().click()
  await expect(panel(page)).toContainText('Sample price')
  await expect(panel(page)).toContainText('This price is only an example.')
  await expect(panel(page)).toContainText('Term Life Insurance')
  await expect(panel(page).getByRole('table')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Ask for a call' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByText(/The plans are:/)).toContainText(carrier)
  await expect(page.getByRole('main')).not.toContainText('Older Choice Life')
})

test('[PRICE-03] guaranteed cash values stand in a table, and a variable policy’s outlook is called no guarantee', async ({
  page,
}) => {
  await openPanel(
    page,
    {
      ...modeled,
      product_name: '',
      term_length: undefined,
      premium_basis: 'whole-guaranteed',
      price_details: { ...details, terms: [] },
      guarantees: {
        premium_years: 60,
        guaranteed_to_age: 121,
        cash_values: [
          { age: 50, amount: 21_400 },
          { age: 65, amount: 118_250 },
        ],
        outlook: [{ yearly_return: 0.04, lasts_to_age: 81 }],
      },
    },
    { selectedPlanType: 'Whole' },
  )
  await expect(panel(page)).toContainText('Whole Life Insurance, SBLI. $500,000.')
  const rows = panel(page).getByRole('table', { name: 'Guaranteed cash value' }).getByRole('row')
  await expect(rows).toHaveText([/At age/, /50\s*\$21,400/, /65\s*\$118,250/])
  await expect(panel(page)).toContainText('What could happen, not guaranteed')
  await expect(panel(page)).toContainText('4% a year: to age 81')
})

test('[PRICE-03] every quote of the instant quote opens to what its price is made of, of every product', async ({
  page,
}) => {
  test.slow()
  for (const product of ['Term', 'Whole', 'IUL', 'GUL', 'VUL']) {
    await test.step(product, async () => {
      await openInstantResults(page, product)
      const cards = page.getByRole('article')
      const count = await cards.count()
      expect(count).toBeGreaterThan(1)
      await expect(cards.first()).toContainText('$300,000')
      await expect(openers(page)).toHaveCount(count)
      for (const opener of [openers(page).first(), openers(page).last()]) {
        await opener.click()
        await expect(panel(page)).toContainText('Modeled estimate, not this carrier’s rate')
        await expect(panel(page)).toContainText(
          product === 'VUL' ? 'we can’t split it into parts' : 'It pays for:',
        )
        await expect(panel(page).getByRole('table', { name: 'Health class: monthly price' })).toBeVisible()
        await expect(
          panel(page).getByRole('heading', {
            name: product === 'VUL' ? 'What is not guaranteed' : 'What is guaranteed',
          }),
        ).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(opener).toBeFocused()
      }
    })
  }
})

for (const { language, width, height } of bothLanguages) {
  test(`the panel keeps to the accessibility rules and the width; on a phone it leaves the screen to its content: one line above it, one button below it, which is the plan’s (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openPanel(
      page,
      {
        ...modeled,
        carrier_name: 'Mutual of Omaha Companies of America',
        guarantees: { ...modeled.guarantees, cash_values: [{ age: 65, amount: 118_250 }] },
      },
      {},
      language,
    )
    await expectNoAxeViolations(page)
    const box = panel(page)
    const tooWide = () =>
      box.evaluate(
        (box, unseen) =>
          [...box.querySelectorAll('*')]
            .filter(
              (part) =>
                !part.closest(unseen) &&
                part.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
            )
            .map(({ className }) => String(className)),
        builtSelector('.layout_sr'),
      )
    expect(await tooWide()).toEqual([])

    await page.setViewportSize(phone)
    const heightOf = async (slot: string) =>
      (await box.locator(`[data-slot="${slot}"]`).boundingBox())?.height
    expect(await heightOf('dialog-head')).toBeLessThanOrEqual(64)
    expect(await heightOf('dialog-foot')).toBeLessThanOrEqual(80)
    await expect(box.locator('[data-slot="dialog-foot"]').getByRole('button')).toHaveText([
      { en: 'Start application', es: 'Iniciar solicitud' }[language],
    ])
    await expect(box.getByText('$27.41').first()).toBeInViewport()
    await page.setViewportSize({ ...phone, width: 320 })
    expect(await tooWide()).toEqual([])
  })
}
