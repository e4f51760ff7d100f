import { getAllByRole, getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { affordableInsuranceExamples } from '#domain/examples/affordable-insurance.ts'
import { allocationExamples } from '#domain/examples/allocation-examples.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { find, findAll, openMain, part, textOf, textsOf } from './site.ts'

test('[EDU-01] [EDU-02] /buying-tips has five numbered tips, each with expert tips', async () => {
  const main = await openMain(paths.buyingTips)
  getByRole(main, 'heading', { level: 1, name: 'Five tips before you buy' })
  expect(textOf(main)).toContain('8 min read')
  const tips = findAll(main, 'ol.guides_guideSections > li')
  expect(tips).toHaveLength(5)
  for (const tip of tips) {
    getByRole(tip, 'heading', { level: 2, name: /.{4}/ })
    expect(findAll(tip, '.guides_expertTips p:not([data-slot="label"])').length).toBeGreaterThan(1)
  }
})

test('[CONST-05] [CONST-14] [CONST-15] the buying tips name the rule of thumb, the comparison and the review', async () => {
  const main = await openMain(paths.buyingTips)
  expect(textOf(main)).toContain('A common rule of thumb is 10 to 12 times your yearly income.')
  getByRole(main, 'heading', { name: 'Compare at least 3 to 5 insurers' })
  getByRole(main, 'heading', { name: 'Look at it again every 5 years' })
  const envelope = getByRole(main, 'table', { name: /^What the family would need, and what it has/ })
  expect(textsOf(getAllByRole(envelope, 'row')).at(-1)).toBe('Still needed$672,000')
  expect(textOf(main)).toContain('An example family')
})

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
      'Go without tobacco',
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

for (const language of languages) {
  const say = words[language]

  test(`[EDU-03] [EDU-04] the beneficiary guide has five topics and takes six minutes (${language})`, async () => {
    const guide = find(await openMain(paths.beneficiaryGuide, language), '#guide')
    expect(textOf(guide)).toContain(say.sixMinutes)
    const topics = findAll(guide, 'ol > li')
    expect(topics).toHaveLength(5)
    for (const topic of topics) getByRole(topic, 'heading', { level: 2 })
    expect(
      textsOf(findAll(guide, '[data-slot="label"]')).filter((label) => say.tips.test(label)).length,
    ).toBeGreaterThan(4)
    getByRole(guide, 'heading', { name: say.takeaways })
  })

  test(`[EDU-05] [CONST-16] three families split the money, each class in all its windows and to 100% (${language})`, async () => {
    const section = find(await openMain(paths.beneficiaryGuide, language), '#examples')
    const families = findAll(section, 'article')
    expect(textsOf(findAll(section, 'article h3'))).toEqual([...say.families])
    expect(textOf(section)).toContain(language === 'en' ? 'total 100%' : 'suman 100%')
    for (const [place, family] of families.entries())
      for (const name of ['primary', 'contingent'] as const) {
        const shares = allocationExamples[place]?.[name] ?? []
        const group = find(family, `[data-class="${name}"]`)
        const picture = getByRole(group, 'img', { name: say[name] })
        expect(findAll(picture, 'g')).toHaveLength(10)
        const percents = textsOf(getAllByRole(group, 'listitem')).map((text) => Number.parseInt(text, 10))
        expect(percents).toEqual(shares.map(({ percent }) => percent))
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
        for (const { percent } of shares) expect(picture.getAttribute('aria-label')).toContain(`${percent}%`)
      }
  })

  test(`[EDU-07] the beneficiary guide tells what the law adds, as no legal advice, with its sources (${language})`, async () => {
    const main = await openMain(paths.beneficiaryGuide, language)
    const legal = part(main, say.legal)
    expect(textOf(legal)).toContain(say.noAdvice)
    getByRole(legal, 'heading', { name: say.oldEnough })
    expect(getAllByRole(legal, 'heading', { level: 3 }).length).toBeGreaterThanOrEqual(8)
    const source = getByRole(main, 'link', { name: /Egelhoff v. Egelhoff/ })
    expect(source.getAttribute('href')).toMatch(/^https:/)
  })

  test(`[EDU-08] [EDU-10] the guide to affordable coverage takes seven minutes and names ways to save (${language})`, async () => {
    const guide = find(await openMain(paths.affordableInsurance, language), '#guide')
    expect(textOf(guide)).toContain(say.sevenMinutes)
    for (const name of say.strategies) getByRole(guide, 'heading', { level: 2, name })
    getByRole(guide, 'heading', { name: say.takeaways })
  })

  test(`[EDU-09] what coverage costs at 25, 35 and 45 is the engine’s range, for a woman and for a man (${language})`, async () => {
    const main = await openMain(paths.affordableInsurance, language)
    const table = getByRole(main, 'table', { name: say.byAge })
    expect(textOf(table)).toContain('$500,000')
    expect(textsOf(getAllByRole(table, 'rowheader'))).toEqual(['25', '35', '45'])
    expect(textsOf(getAllByRole(table, 'cell'))).toEqual(
      examples.costs.flatMap(({ female, male }) =>
        [female, male].map(({ low, high }) => `${money(low)}–${money(high)}`),
      ),
    )
    const health = getByRole(main, 'table', { name: say.byHealth })
    expect(textsOf(getAllByRole(health, 'cell'))).toEqual(
      examples.byHealth.rows.flatMap(({ female, male }) => [money(female), money(male)]),
    )
    for (const one of [table, health])
      expect(textOf(one)).toContain(language === 'en' ? 'Illustrative only' : 'Solo ilustrativo')
    find(main, '#rates a[href="/how-we-estimate"]')
  })

  test(`[EDU-11] what people guess stands beside what it costs, and where our examples cost more (${language})`, async () => {
    const reality = find(await openMain(paths.affordableInsurance, language), '#reality')
    const bars = textsOf(getAllByRole(reality, 'listitem'))
    expect(bars.find((bar) => bar.includes(say.guessed))).toContain(say.range(200, 400))
    expect(bars.find((bar) => bar.includes(say.actual))).toContain(say.range(25, 75))
    const above = examples.realityCheck.outside.filter(({ side }) => side === 'above')
    for (const { age } of above) expect(textOf(reality)).toMatch(new RegExp(`(?<![$\\d])${age}\\b`))
    const highest = above.map(({ price }) => price).sort((one, other) => other - one)[0]
    if (highest !== undefined) expect(textsOf(findAll(reality, 'p')).join()).toContain(money(highest))
  })

  test(`[CONST-13] the sample rates are those stated for each band of ages (${language})`, async () => {
    const section = part(await openMain(paths.affordableInsurance, language), say.bands)
    expect(textOf(section)).toContain('$500,000')
    const bands = textsOf(findAll(section, '.affordable_rangeBars > li'))
    expect(bands).toHaveLength(specifiedRates.length)
    for (const [place, [low, high]] of specifiedRates.entries()) {
      const ages = language === 'en' ? 'Ages {} to ' : 'De {} a '
      const band = bands[place]
      expect(band).toContain(ages.replace('{}', String(20 + 10 * place)) + (30 + 10 * place))
      expect(band).toContain(`${say.range(low, high)} ${say.months}`)
    }
  })
}
