import { affordableInsuranceExamples } from '#domain/examples/affordable-insurance.ts'
import { type AllocationExample, allocationExamples } from '#domain/examples/allocation-examples.ts'
import { bundledTables as tables } from '#domain/pricing/bundled-tables.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { expect, expectNoAxeViolations, hydrated, test } from './fixtures.ts'
import { languages } from './page-parts.ts'

const examples = affordableInsuranceExamples({ carriers, tables })
const money = (amount: number) => `$${Math.round(amount)}`

const words = {
  en: {
    sixMinutes: '6 min read',
    sevenMinutes: '7 min read',
    takeaways: 'Key Takeaways',
    tips: /Expert Tips?/,
    families: ['Traditional family', 'Single parent', 'Blended family'],
    primary: /^Primary: /,
    contingent: /^Contingent: /,
    legal: 'Legal considerations',
    noAdvice: 'not legal advice',
    oldEnough: /A child can’t take the money directly/,
    byAge: /20-year term, per month/,
    byHealth: /by health and tobacco/,
    guessed: 'What people guess',
    actual: 'What it often costs',
    range: (low: number, high: number) => `${money(low)} to ${money(high)}`,
    bands: 'Sample prices from twenty to sixty',
    months: 'a month',
    strategies: [
      'Start while you are younger',
      'Live without tobacco',
      'Pay once a year',
      'Compare 3 to 5 insurers',
    ],
  },
  es: {
    sixMinutes: '6 min de lectura',
    sevenMinutes: '7 min de lectura',
    takeaways: 'Lo esencial',
    tips: /Consejos? de experto/,
    families: ['Familia tradicional', 'Madre soltera', 'Familia reconstituida'],
    primary: /^Primarios: /,
    contingent: /^Contingentes: /,
    legal: 'Aspectos legales',
    noAdvice: 'no asesoría legal',
    oldEnough: /Un menor no puede cobrar directamente/,
    byAge: /plazo de 20 años, al mes/,
    byHealth: /según salud y tabaco/,
    guessed: 'Lo que se cree',
    actual: 'Lo que suele costar',
    range: (low: number, high: number) => `${money(low)} a ${money(high)}`,
    bands: 'Precios de muestra, de los veinte a los sesenta',
    months: 'al mes',
    strategies: [
      'Empiece temprano',
      'Viva sin tabaco',
      'Pague una vez al año',
      'Compare de 3 a 5 aseguradoras',
    ],
  },
} as const
/** What the specification states of the ages from 20 to 30, 30 to 40, 40 to 50 and 50 to 60; USD a month. */
const specifiedRates = [
  [20, 40],
  [25, 60],
  [50, 120],
  [120, 300],
] as const
const pages = ['beneficiary-guide', 'affordable-insurance'] as const

for (const language of languages) {
  const say = words[language]

  test(`[EDU-03] [EDU-04] the beneficiary guide has five topics and takes six minutes (${language})`, async ({
    page,
  }) => {
    await page.goto(`/beneficiary-guide?lng=${language}`)
    const guide = page.locator('#guide')
    await expect(guide.getByText(say.sixMinutes)).toBeVisible()
    await expect(guide.locator('ol > li')).toHaveCount(5)
    await expect(guide.locator('ol > li').getByRole('heading', { level: 2 })).toHaveCount(5)
    expect(await guide.getByText(say.tips).count()).toBeGreaterThanOrEqual(5)
    await expect(guide.getByRole('heading', { name: say.takeaways })).toBeVisible()
  })

  test(`[EDU-05] [CONST-16] three families split the money, each class in all its windows and to 100% (${language})`, async ({
    page,
  }) => {
    await page.goto(`/beneficiary-guide?lng=${language}`)
    const families = page.locator('#examples article')
    await expect(families.getByRole('heading', { level: 3 })).toHaveText([...say.families])
    await expect(page.locator('#examples')).toContainText(language === 'en' ? 'total 100%' : 'suman 100%')
    for (const [place, example] of allocationExamples.entries())
      for (const name of ['primary', 'contingent'] as const) {
        const shares: AllocationExample['primary'] = example[name]
        const group = families.nth(place).locator(`.is-${name}`)
        const picture = group.getByRole('img', { name: say[name] })
        await expect(picture.locator('g')).toHaveCount(10)
        const percents = (await group.getByRole('listitem').allTextContents()).map((text) =>
          Number.parseInt(text, 10),
        )
        expect(percents).toEqual(shares.map(({ percent }) => percent))
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
        const label = await picture.getAttribute('aria-label')
        for (const { percent } of shares) expect(label).toContain(`${percent}%`)
      }
  })

  test(`[EDU-07] the beneficiary guide tells what the law adds, as no legal advice, with its sources (${language})`, async ({
    page,
  }) => {
    await page.goto(`/beneficiary-guide?lng=${language}`)
    const legal = page.locator('section').filter({ has: page.getByRole('heading', { name: say.legal }) })
    await expect(legal).toContainText(say.noAdvice)
    await expect(legal.getByRole('heading', { name: say.oldEnough })).toBeVisible()
    expect(await legal.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(8)
    await expect(page.getByRole('link', { name: /Egelhoff v. Egelhoff/ })).toHaveAttribute('href', /^https:/)
  })

  test(`[EDU-08] [EDU-10] the guide to affordable coverage takes seven minutes and names ways to save (${language})`, async ({
    page,
  }) => {
    await page.goto(`/affordable-insurance?lng=${language}`)
    const guide = page.locator('#guide')
    await expect(guide.getByText(say.sevenMinutes)).toBeVisible()
    for (const name of say.strategies)
      await expect(guide.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(guide.getByRole('heading', { name: say.takeaways })).toBeVisible()
  })

  test(`[EDU-09] what coverage costs at 25, 35 and 45 is the engine’s range, for a woman and for a man (${language})`, async ({
    page,
  }) => {
    await page.goto(`/affordable-insurance?lng=${language}`)
    const table = page.getByRole('table', { name: say.byAge })
    await expect(table).toContainText('$500,000')
    await expect(table.getByRole('rowheader')).toHaveText(['25', '35', '45'])
    expect(await table.getByRole('cell').allTextContents()).toEqual(
      examples.costs.flatMap(({ female, male }) =>
        [female, male].map(({ low, high }) => `${money(low)}–${money(high)}`),
      ),
    )
    const health = page.getByRole('table', { name: say.byHealth })
    expect(await health.getByRole('cell').allTextContents()).toEqual(
      examples.byHealth.rows.flatMap(({ female, male }) => [money(female), money(male)]),
    )
    for (const one of [table, health])
      await expect(one).toContainText(language === 'en' ? 'Illustrative only' : 'Solo ilustrativo')
    await expect(page.locator('#rates a[href="/how-we-estimate"]')).toBeVisible()
  })

  test(`[EDU-11] what people guess stands beside what it costs, and where our examples cost more (${language})`, async ({
    page,
  }) => {
    await page.goto(`/affordable-insurance?lng=${language}`)
    const reality = page.locator('#reality')
    const bars = reality.getByRole('listitem')
    await expect(bars.filter({ hasText: say.guessed })).toContainText(say.range(200, 400))
    await expect(bars.filter({ hasText: say.actual })).toContainText(say.range(25, 75))
    const above = examples.realityCheck.outside.filter(({ side }) => side === 'above')
    for (const { age } of above) await expect(reality).toContainText(new RegExp(`(?<![$\\d])${age}\\b`))
    const highest = above.map(({ price }) => price).sort((one, other) => other - one)[0]
    if (highest !== undefined)
      await expect(reality.locator('p').filter({ hasText: money(highest) })).not.toHaveCount(0)
  })

  test(`[CONST-13] the sample rates are those stated for each band of ages (${language})`, async ({
    page,
  }) => {
    await page.goto(`/affordable-insurance?lng=${language}`)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: say.bands }) })
    await expect(section).toContainText('$500,000')
    const bands = section.locator('.range-bars > li')
    await expect(bands).toHaveCount(specifiedRates.length)
    for (const [place, [low, high]] of specifiedRates.entries()) {
      const ages = language === 'en' ? 'Ages {} to ' : 'De {} a '
      await expect(bands.nth(place)).toContainText(
        ages.replace('{}', String(20 + 10 * place)) + (30 + 10 * place),
      )
      await expect(bands.nth(place)).toContainText(`${say.range(low, high)} ${say.months}`)
    }
  })
}

for (const path of pages)
  test(`/${path} passes axe on a phone and stays within 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/${path}?lng=es`)
    await hydrated(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  })
