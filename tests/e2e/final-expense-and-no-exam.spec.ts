import { paths } from '#domain/site/paths.ts'
import { expect, test } from './fixtures.ts'
import { languages, open, part, partNames } from './page-parts.ts'

const pages = [paths.finalExpense, paths.noMedicalExam]

test('[PRODUCT-08] final expense has every part of a product page, in order', async ({ page }) => {
  const main = await open(page, paths.finalExpense)
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
  const main = await open(page, paths.noMedicalExam)
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

for (const path of pages)
  test(`[PRODUCT-08] ${path} opens with its name, the way to a quote and the way to its rates`, async ({
    page,
  }) => {
    const hero = (await open(page, path)).locator('section').first()
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hero.locator('a[href="/quote"]')).toBeVisible()
    await hero.locator('a[href$="#rates"]').click()
    await expect(page.locator('#rates')).toBeInViewport()
  })

for (const path of pages)
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
  const main = await open(page, paths.finalExpense)
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
  const main = await open(page, paths.finalExpense)
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
  const main = await open(page, paths.noMedicalExam)
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
  const main = await open(page, paths.noMedicalExam)
  await expect(part(main, 'How it works')).toContainText('a decision often comes in 24 to 48 hours')
  await expect(part(main, 'How it works')).toContainText('it usually takes 2 to 4 weeks')
  await expect(part(main, 'What it costs')).toContainText('often 10% to 20% higher')
  const days = main.getByRole('img', { name: /^Four weeks, day by day/ })
  await expect(days.locator('path')).toHaveCount(28)
  await expect(days.locator('.is-lit')).toHaveCount(2)
  await expect(days.locator('.is-late')).toHaveCount(14)
})

test('[CONST-11] each no-exam example is 10 to 20 percent above the price with an exam', async ({ page }) => {
  const main = await open(page, paths.noMedicalExam)
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
  for (const path of pages)
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
