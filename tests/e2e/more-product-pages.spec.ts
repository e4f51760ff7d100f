import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const pages = {
  finalExpense: '/final-expense-insurance',
  noExam: '/no-medical-exam',
  mortgage: '/mortgage-protection',
} as const
const languages = ['en', 'es'] as const
const heads = {
  finalExpense: { en: 'Rest easy about the last bills.', es: 'Últimas cuentas, sin apuros.' },
  noExam: { en: 'Answer from your armchair.', es: 'Responda desde su sillón.' },
  mortgage: { en: 'The house stays theirs.', es: 'La casa sigue en la familia.' },
} as const

async function open(page: Page, path: string, language: (typeof languages)[number] = 'en'): Promise<Locator> {
  await page.goto(`${path}?lng=${language}`)
  await hydrated(page)
  return page.getByRole('main')
}

/** The part of the page under this heading. */
const part = (main: Locator, heading: string) =>
  main.locator('section', { has: main.page().getByRole('heading', { level: 2, name: heading, exact: true }) })

/** The page's headings of its parts, in the order in which they stand. */
const partNames = (main: Locator) => main.getByRole('heading', { level: 2 }).allTextContents()

async function expectVideoComingSoon(main: Locator, language: (typeof languages)[number]): Promise<void> {
  const video = main.locator('.video')
  await expect(video).toHaveCount(1)
  await expect(video).toContainText(language === 'en' ? 'Video Coming Soon' : 'Video próximamente')
  await expect(video.locator('button, iframe')).toHaveCount(0)
  await expect(main.locator('button.video')).toHaveCount(0)
}

for (const language of languages) {
  for (const [name, path] of Object.entries(pages)) {
    test(`[ROUTE-17] [PRODUCT-01] ${path} is a product page that ends with the way to a quote (${language})`, async ({
      page,
    }) => {
      const main = await open(page, path, language)
      const title = Object.entries(heads).find(([id]) => id === name)?.[1][language] ?? ''
      await expect(main.getByRole('heading', { level: 1 })).toContainText(title)
      const last = main.locator('section').last()
      await expect(last.locator('a.btn').first()).toHaveAttribute('href', '/quote')
      await expect(last.locator('a.btn').first()).toHaveText(
        language === 'en' ? 'Get Your Free Quote' : 'Obtenga su cotización gratis',
      )
    })
  }

  for (const path of [pages.finalExpense, pages.noExam])
    test(`[PRODUCT-09] ${path} says that its video is coming soon (${language})`, async ({ page }) => {
      await expectVideoComingSoon(await open(page, path, language), language)
    })

  test(`[PRODUCT-14] mortgage protection says that its video is coming soon (${language})`, async ({
    page,
  }) => {
    await expectVideoComingSoon(await open(page, pages.mortgage, language), language)
  })
}

test('[PRODUCT-08] final expense has every part of a product page, in order', async ({ page }) => {
  const main = await open(page, pages.finalExpense)
  expect(await partNames(main)).toEqual([
    'How it works',
    'What you get',
    'What it costs',
    'A good fit if you',
    'Think twice if you',
    'Two kinds of plan, one big difference',
    'Before you buy',
    'See what it would cost you.',
  ])
  await expect(part(main, 'What you get').getByRole('listitem')).toHaveCount(6)
  await expect(part(main, 'Before you buy').getByRole('listitem')).toHaveCount(6)
})

test('[PRODUCT-08] the no-exam page has every part of a product page, in order', async ({ page }) => {
  const main = await open(page, pages.noExam)
  expect(await partNames(main)).toEqual([
    'How it works',
    'What you get',
    'Three steps to a decision',
    'How much, and what it takes',
    'What it costs',
    'A good fit if you',
    'An exam may be better if you',
    'Before you choose',
    'See what it would cost you.',
  ])
  await expect(part(main, 'What you get').getByRole('listitem')).toHaveCount(6)
  await expect(part(main, 'Before you choose').getByRole('listitem')).toHaveCount(5)
})

for (const path of [pages.finalExpense, pages.noExam])
  test(`[PRODUCT-08] [PRODUCT-15] ${path} has example rates by age and sex, labelled as illustrative only`, async ({
    page,
  }) => {
    const main = await open(page, path)
    const rates = main.locator('#rates')
    const table = rates.getByRole('table')
    await expect(table).toContainText('Illustrative only')
    await expect(rates).toContainText('Examples, not an offer.')
    await expect(table.getByRole('columnheader')).toHaveText(['Age', 'Woman, per month', 'Man, per month'])
    const ages = (await table.getByRole('rowheader').allTextContents()).map(Number)
    expect(ages.length).toBeGreaterThan(6)
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
    for (const cell of await table.getByRole('cell').allTextContents())
      expect(cell).toMatch(/^\$\d+\.\d\d(–\$\d+\.\d\d)?$/)
    await page.goto(`${path}?lng=es`)
    await expect(main.locator('#rates')).toContainText('Solo ilustrativo')
  })

test('[CONST-10] [CONST-12] final expense names its amounts, ages and what last bills cost', async ({
  page,
}) => {
  const main = await open(page, pages.finalExpense)
  await expect(part(main, 'How it works')).toContainText('$5,000 to $50,000, for ages 50 to 85')
  const costs = part(main, 'How it works').locator('dl > div')
  await expect(costs).toHaveText([
    /^A funeral.*\$6,280/,
    /^A funeral.*\$8,300/,
    /on average\$10,000 to \$15,000/,
  ])
  await expect(main.getByRole('link', { name: 'Statistics: what a funeral costs' })).toBeVisible()
})

test('final expense tells level from graded benefit in a table and a picture', async ({ page }) => {
  const main = await open(page, pages.finalExpense)
  const kinds = part(main, 'Two kinds of plan, one big difference')
  await expect(kinds.getByRole('row')).toHaveCount(6)
  await expect(kinds.getByRole('row', { name: 'Waiting time' })).toContainText('Usually two years')
  const graded = kinds.getByRole('img', { name: 'Graded, two years' })
  await expect(graded.locator('path')).toHaveCount(8)
  await expect(graded.locator('.is-lit')).toHaveCount(6)
  await expect(kinds.getByRole('img', { name: 'Level' }).locator('.is-lit')).toHaveCount(8)
})

test('[PRODUCT-10] the no-exam page has a sample story, a 3-step process and coverage tiers', async ({
  page,
}) => {
  const main = await open(page, pages.noExam)
  const story = main.getByRole('region', { name: 'A success story' })
  await expect(story).toContainText('Marisol T.')
  await expect(story).toContainText('Example, not a real client')
  const steps = part(main, 'Three steps to a decision').getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText([
    'Answer the questions',
    'The carrier checks',
    'You get a decision',
  ])
  const tiers = part(main, 'How much, and what it takes')
  await expect(tiers.getByRole('rowheader')).toHaveText([
    '$5,000 to $50,000',
    'Above $50,000, up to $500,000',
    'Above $500,000',
  ])
  await expect(tiers.getByRole('columnheader')).toHaveText([
    'Coverage',
    'What you answer',
    'Exam',
    'Decision',
  ])
})

test('[CONST-01] [CONST-02] [CONST-11] the no-exam page names both waits and what skipping the exam costs', async ({
  page,
}) => {
  const main = await open(page, pages.noExam)
  await expect(part(main, 'How it works')).toContainText('a decision often comes in 24 to 48 hours')
  await expect(part(main, 'How it works')).toContainText('it usually takes 2 to 4 weeks')
  await expect(part(main, 'What it costs')).toContainText('often 10% to 20% higher')
  const days = main.getByRole('img', { name: /^Four weeks, day by day/ })
  await expect(days.locator('path')).toHaveCount(28)
  await expect(days.locator('.is-lit')).toHaveCount(2)
  await expect(days.locator('.is-late')).toHaveCount(14)
})

test('[CONST-11] each no-exam example is 10 to 20 percent above the price with an exam', async ({ page }) => {
  const main = await open(page, pages.noExam)
  const rates = main.locator('#rates')
  const note = (await rates.getByText(/^With an exam, at 40/).textContent()) ?? ''
  const withExam = [...note.matchAll(/\$(\d+\.\d\d)/g)].map(([, price]) => Number(price))
  const cells = await rates.getByRole('row', { name: /^40/ }).getByRole('cell').allTextContents()
  expect(withExam).toHaveLength(2)
  cells.forEach((cell, place) => {
    const [low = 0, high = 0] = [...cell.matchAll(/\$(\d+\.\d\d)/g)].map(([, price]) => Number(price))
    const exam = withExam[place] ?? 0
    expect(low / exam).toBeCloseTo(1.1, 2)
    expect(high / exam).toBeCloseTo(1.2, 2)
  })
})

for (const language of languages)
  for (const path of [pages.finalExpense, pages.noExam])
    test(`${path}: every part that says "no exam" says as large that issue depends on the answers (${language})`, async ({
      page,
    }) => {
      const main = await open(page, path, language)
      const found = await main.locator('section').evaluateAll((sections, isEnglish) => {
        const claim = isEnglish
          ? /\bno (medical )?exam|without an exam/i
          : /\bsin examen|no hay examen|no piden examen/i
        const qualifier = isEnglish
          ? /whether a plan is issued depends on your answers to health questions/i
          : /que se emita la póliza depende de sus respuestas sobre su salud/i
        const largest = (section: Element, pattern: RegExp) =>
          Math.max(
            0,
            ...[...section.querySelectorAll('p, li, td, caption')]
              .filter(({ textContent }) => pattern.test(textContent ?? ''))
              .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
          )
        return sections
          .filter(({ textContent }) => claim.test(textContent ?? ''))
          .map((section) => ({ claim: largest(section, claim), qualifier: largest(section, qualifier) }))
      }, language === 'en')
      expect(found.length).toBeGreaterThan(1)
      for (const sizes of found) expect(sizes.qualifier).toBeGreaterThanOrEqual(Math.max(sizes.claim, 14))
    })

test('[PRODUCT-11] mortgage protection has an explainer, benefits, a sample story and considerations', async ({
  page,
}) => {
  const main = await open(page, pages.mortgage)
  expect(await partNames(main)).toEqual([
    'How it works',
    'What you get',
    'Three homes, three examples',
    'Not the same as PMI',
    'Before you choose',
    'See what it would cost you.',
  ])
  await expect(part(main, 'How it works')).toContainText(
    'the money goes to the people you name, not to the bank',
  )
  await expect(part(main, 'What you get').getByRole('listitem')).toHaveCount(6)
  await expect(part(main, 'Before you choose').getByRole('listitem')).toHaveCount(6)
  const story = main.getByRole('region', { name: 'A success story' })
  await expect(story).toContainText('Renee and Carl B.')
  await expect(story).toContainText('Example, not a real client')
})

test('mortgage protection draws what is owed under what is paid, with the figures behind it', async ({
  page,
}) => {
  const main = await open(page, pages.mortgage)
  await expect(
    main.getByRole('img', { name: /stays at \$350,000 for 30 years.*After 15 years it is \$248,6\d\d/ }),
  ).toBeVisible()
  await main.getByText('The figures behind the picture').click()
  const rows = main.locator('.loan-chart').getByRole('row')
  await expect(rows).toHaveCount(8)
  await expect(rows.nth(1)).toHaveText('Today$350,000$0')
  await expect(rows.nth(7)).toHaveText('30 years$0$350,000')
})

test('[PRODUCT-12] [PRODUCT-15] [CONST-07] three homes show mortgage, term, coverage, price and what is good about each', async ({
  page,
}) => {
  const main = await open(page, pages.mortgage)
  const examples = main.locator('#examples')
  await expect(examples).toContainText('$350,000 of coverage over 30 years, at about $45 a month')
  await expect(examples).toContainText('Illustrative only')
  await expect(examples).toContainText('Examples, not an offer.')
  const homes = examples.getByRole('listitem')
  await expect(homes).toHaveCount(3)
  for (const home of await homes.all()) {
    await expect(home.locator('dt')).toHaveText(['Mortgage', 'Coverage', 'Term', 'Price per month'])
    await expect(home.locator('dd')).toHaveText([
      /^\$\d{3},000$/,
      /^\$\d{3},000$/,
      /^[23]0 years$/,
      /^\$\d\d\.\d\d$/,
    ])
    await expect(home.locator('.highlight')).toHaveText(/\w{3}.*\.$/)
  }
  await expect(homes.first().locator('dd')).toHaveText([
    '$350,000',
    '$350,000',
    '30 years',
    /^\$4[45]\.\d\d$/,
  ])
})

test('[PRODUCT-13] a table tells term life for the mortgage from PMI, with the law on when PMI ends', async ({
  page,
}) => {
  const main = await open(page, pages.mortgage)
  const pmi = part(main, 'Not the same as PMI')
  await expect(pmi.getByRole('columnheader')).toHaveText([
    'What to compare',
    'Term life for your mortgage',
    'Private mortgage insurance (PMI)',
  ])
  await expect(pmi.getByRole('rowheader')).toHaveText([
    'Whom it protects',
    'When it pays',
    'Who gets the money',
    'Who needs it',
    'What it costs',
    'When it ends',
  ])
  await expect(pmi.getByRole('row', { name: 'Whom it protects' }).getByRole('cell')).toHaveText([
    'The people you name',
    'The lender',
  ])
  await expect(pmi.getByRole('row', { name: 'When it ends' })).toContainText(/80%.*78%/)
  await expect(main.getByRole('link', { name: 'What is private mortgage insurance?' })).toBeVisible()
  await expect(main.getByRole('link', { name: /4902/ })).toBeVisible()
})

test('on a phone each row of a table of words stands by itself, with the names of its columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const main = await open(page, pages.mortgage)
  const row = main.getByRole('row', { name: 'Whom it protects' })
  const [head, life, lender] = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      label: getComputedStyle(cell, '::before').content,
    })),
  )
  expect(life?.top).toBeGreaterThan(head?.top ?? 0)
  expect(lender?.top).toBeGreaterThan(life?.top ?? 0)
  expect(life?.label).toBe('"Term life for your mortgage"')
})
