import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, expectNoAxeViolations, hydrated, seed, test } from '../../fixtures/fixtures.ts'
import { bothLanguages, expectNoOverflow, phone } from '../../fixtures/languages-and-devices.ts'
import { getQuotes, heading, healthRating, instantForm, openInstant } from '../../fixtures/quotes/instant.ts'
import { expectFirstScreen, measureCards } from '../../fixtures/quotes/plan-cards.ts'
import { cartItem, policy, requestCall, stubQuotes } from '../../fixtures/quotes/stub-quotes.ts'

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
      en: ['a month · $13,542 a year', 'a month or $12,990 a year'],
      es: ['al mes · $13,542 al año', 'al mes o $12,990 al año'],
    }
    const first = card(page, language === 'es' ? 'SBLI A término 20' : 'SBLI Level Term 20')
    await expect(first).toContainText('$1,129')
    await expect(first).toContainText(words[language][0] ?? '')
    await expect(card(page, 'Other Term')).toContainText(words[language][1] ?? '')
    await expect(page.locator('main')).not.toContainText(/\$[\d,]+\.\d/)
    const disclosure = page.getByText(
      {
        en: 'Prices are not 100% accurate: estimates only',
        es: 'Precios no 100% exactos: solo estimaciones',
      }[language],
    )
    const price = page
      .locator('main')
      .getByText(/\$1,129/)
      .first()
    await expect(disclosure).toHaveCount(1)
    const [told, cost] = [await disclosure.boundingBox(), await price.boundingBox()]
    expect(told && cost && cost.y + cost.height - told.y).toBeLessThan(height)
    expect(told && cost && told.y).toBeLessThan(cost?.y ?? 0)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('a card names carrier, product, stars, amount, years, class and badges, and the prices are said to be estimates', async ({
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
  await expect(page.getByRole('heading', { name: '2 Term Life Plans Found' })).toBeVisible()
  await expect(page.getByText('Sorted by monthly premium (lowest first)')).toBeVisible()
  const first = card(page, 'Level Term 20')
  for (const words of [
    'SBLI',
    '$500,000',
    '20 years',
    'Preferred',
    'Instant Decision Available',
    'A+ Rated Financial Strength',
    'Best Value',
    'Lowest now; order may change.',
  ]) {
    await expect(first).toContainText(words)
  }
  await expect(first.getByRole('button', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(card(page, 'Slow Term')).not.toContainText('Instant Decision Available')
  await expect(card(page, 'Slow Term')).not.toContainText('Best Value')
  await expect(page.getByText(/Prices come from our own model/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'How we estimate' })).toHaveAttribute(
    'href',
    '/how-we-estimate',
  )
  await expect(page.getByText('From $29 a month')).toBeVisible()
})

test('[INSTANT-36] a result without term_length shows no term', async ({ page }) => {
  await stubQuotes(page, [policy(forLife)])
  await openInstant(page, 'results', instantForm({ productType: 'Whole' }))
  const row = card(page, 'Whole Life 20-Pay')
  await expect(row).toContainText('$500,000')
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

test('[U20] the pencil of an answer stays on the line of its last word', async ({ page }) => {
  await page.setViewportSize(phone)
  await stubQuotes(page, [policy(forLife)])
  await openInstant(page, 'results', instantForm({ productType: 'Whole' }))
  await expect(card(page, 'Whole Life 20-Pay')).toBeVisible()
  const alone = await page.locator(builtSelector('.answers-sentence_madlib a')).evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      while (texts.nextNode())
        if (texts.currentNode.textContent?.trim()) words.selectNodeContents(texts.currentNode)
      const [last, icon] = [
        [...words.getClientRects()].at(-1),
        link.querySelector('svg')?.getBoundingClientRect(),
      ]
      return last && icon && icon.top > last.bottom ? [link.textContent] : []
    }),
  )
  expect(alone).toEqual([])
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
    'Soy una mujer de 38 años en Ohio. Sin tabaco, salud Preferente. Quiero $500,000 por 20 años.',
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
  await expect(page.getByRole('article')).toContainText('Pay 61 years; could last to age 95 at 4%.')
  await expect(page.getByText(/How long it could last depends on what the funds earn/)).toContainText(
    'It is not guaranteed.',
  )
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

test('[U10] a price that rests on defaults says so beside it, leads to the question, and one tap makes them answers', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await stubQuotes(page, [policy()])
  const answered = { productType: 'Term', gender: 'Female', tobacco: false, expeditedProducts: true }
  await openInstant(page, 'questions', { ...answered, dateOfBirth: '1988-03-14', weightPounds: 142 })
  await expect(
    page.getByText(
      'Filled in for you until you change it: Florida, 5 ft 10 in, Standard, $500,000, and 20 years.',
    ),
  ).toBeVisible()
  await page.getByLabel('State').selectOption('Ohio')
  await getQuotes(page).click()
  const note = page.locator('[data-slot="assumed"]')
  await expect(note).toContainText(
    'These prices assume 5 ft 10 in, Standard, $500,000, and 20 years. You have not told us yet.',
  )
  await expect(note).toBeInViewport()
  await expectNoAxeViolations(page)
  await note.getByRole('link', { name: 'Change that' }).click()
  await expect(page.getByLabel('Feet')).toBeFocused()
  await page.getByLabel('Inches').fill('6')
  await getQuotes(page).click()
  await expect(note).toContainText('These prices assume Standard, $500,000, and 20 years.')
  await note.getByRole('button', { name: 'That’s right' }).click()
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(heading(page)).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(note).toHaveCount(0)
})

const firstScreens = [
  { width: 390, height: 660, language: 'en', firstPrice: 354, prices: 2, cards: 1 },
  { width: 390, height: 660, language: 'es', firstPrice: 374, prices: 2, cards: 1 },
  { width: 390, height: 844, language: 'en', firstPrice: 354, prices: 3, cards: 2 },
  { width: 390, height: 844, language: 'es', firstPrice: 374, prices: 3, cards: 2 },
  { width: 1366, height: 768, language: 'en', firstPrice: 253, prices: 9, cards: 6 },
  { width: 1366, height: 768, language: 'es', firstPrice: 253, prices: 9, cards: 6 },
  { width: 1440, height: 900, language: 'en', firstPrice: 253, prices: 9, cards: 6 },
  { width: 1440, height: 900, language: 'es', firstPrice: 253, prices: 9, cards: 6 },
] as const

test('[U8] the instant results show two prices on a low phone, three on a phone and nine on a laptop and a desktop, on one scale, and nothing is wider than the screen', async ({
  page,
}) => {
  await seed(page, { cart: [cartItem()] })
  for (const language of ['en', 'es'] as const) {
    await page.setViewportSize(phone)
    await openInstant(page, 'results', instantForm(), `?lng=${language}`)
    for (const { width, height, language: of, ...screen } of firstScreens) {
      if (of !== language) continue
      await test.step(`${width}×${height} ${language}`, async () => {
        await page.setViewportSize({ width, height })
        await expectFirstScreen(page, screen)
        await expectNoOverflow(page)
      })
    }
  }
  await expect(page.getByText(/^Cada barra va de \$\d+ a \$\d+ al mes/)).toBeVisible()
})

const finalExpense = { deathBenefit: 15_000, dateOfBirth: '1960-03-14' }
/** What stands on the cards of each product besides the facts of all: what the plan promises. */
const promises = [
  { productType: 'Term', promise: /20 years/, changes: {} },
  { productType: 'Whole', promise: /Guaranteed to age \d+ if you pay for \d+ years\./, changes: {} },
  { productType: 'IUL', promise: /Guaranteed to age \d+ if you pay for \d+ years\./, changes: {} },
  { productType: 'GUL', promise: /Guaranteed to age \d+ if you pay for \d+ years\./, changes: {} },
  {
    productType: 'VUL',
    promise: /Pay \d+ years; could last to age \d+ at 0%, \d+ at 6%\./,
    changes: {},
  },
  {
    productType: 'FinalExpense',
    promise: /Guaranteed to age \d+ if you pay for \d+ years\./,
    changes: finalExpense,
  },
]

for (const { productType, promise, changes } of promises) {
  test(`[U8] on a phone no card of ${productType} is higher than 220 px, and each says what its plan promises`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    for (const language of ['es', 'en'] as const) {
      await openInstant(page, 'results', instantForm({ productType, ...changes }), `?lng=${language}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect.soft((await measureCards(page)).tallest).toBeLessThanOrEqual(220)
    }
    for (const plan of await page.getByRole('article').all()) await expect(plan).toContainText(promise)
    const shown = {
      IUL: 'Keeps your coverage in force',
      GUL: 'Keeps your coverage in force',
      VUL: 'Planned, not guaranteed',
    }
    const basis = Object.entries(shown).find(([type]) => type === productType)?.[1]
    await expect(page.getByText(/^Premium shown: /)).toHaveText(basis ? [`Premium shown: ${basis}`] : [])
  })
}

test('below the prices stand the other products and the page’s other view; the foot leads to the cart', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await seed(page, { cart: [cartItem()] })
  await stubQuotes(page, [policy()])
  await openInstant(page, 'results')
  const foot = page.locator('[data-slot="price-foot"]')
  await expect(foot.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await foot.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog', { name: 'Your Insurance Cart' })).toBeVisible()
  await page.keyboard.press('Escape')
  const views = page.getByRole('navigation', { name: 'Ways to see prices' })
  await expect(views).toHaveCount(1)
  await views.getByRole('link', { name: 'Your personalized plans' }).click()
  await expect(heading(page)).toHaveText('Your Personalized Insurance Plans')
})
