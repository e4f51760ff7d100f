import { getAllByRole, getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { affordableInsuranceExamples } from '#domain/examples/affordable-insurance.ts'
import { allocationExamples } from '#domain/examples/allocation-examples.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { find, findAll, openMain, part, textOf, textsOf } from './site.ts'

const examples = affordableInsuranceExamples({ carriers, tables })
const money = (amount: number) => `$${Math.round(amount)}`

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
})

test('[EDU-03] [EDU-04] the beneficiary guide has five topics and takes six minutes', async () => {
  const guide = find(await openMain(paths.beneficiaryGuide), '#guide')
  expect(textOf(guide)).toContain('6 min read')
  const topics = findAll(guide, 'ol > li')
  expect(topics).toHaveLength(5)
  for (const topic of topics) getByRole(topic, 'heading', { level: 2 })
  const tips = textsOf(findAll(guide, '[data-slot="label"]')).filter((label) => /Expert Tips?/.test(label))
  expect(tips.length).toBeGreaterThan(4)
  getByRole(guide, 'heading', { name: 'Key Takeaways' })
})

test('[EDU-05] [CONST-16] three families split the money, each class in all its windows and to 100%', async () => {
  const section = find(await openMain(paths.beneficiaryGuide), '#examples')
  const families = findAll(section, 'article')
  expect(textsOf(findAll(section, 'article h3'))).toEqual([
    'Traditional family',
    'Single parent',
    'Blended family',
  ])
  for (const [place, family] of families.entries())
    for (const [name, label] of [
      ['primary', /^Primary: /],
      ['contingent', /^Contingent: /],
    ] as const) {
      const shares = allocationExamples[place]?.[name] ?? []
      const group = find(family, `[data-class="${name}"]`)
      const picture = getByRole(group, 'img', { name: label })
      expect(findAll(picture, 'g')).toHaveLength(10)
      const percents = textsOf(getAllByRole(group, 'listitem')).map((text) => Number.parseInt(text, 10))
      expect(percents).toEqual(shares.map(({ percent }) => percent))
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      for (const { percent } of shares) expect(picture.getAttribute('aria-label')).toContain(`${percent}%`)
    }
})

test('[EDU-07] the beneficiary guide tells what the law adds, as no legal advice, with its sources', async () => {
  const main = await openMain(paths.beneficiaryGuide)
  const legal = part(main, 'Legal considerations')
  expect(textOf(legal)).toContain('not legal advice')
  expect(getAllByRole(legal, 'heading', { level: 3 }).length).toBeGreaterThanOrEqual(8)
  const source = getByRole(main, 'link', { name: /Egelhoff v. Egelhoff/ })
  expect(source.getAttribute('href')).toMatch(/^https:/)
})

test('[EDU-08] [EDU-10] the guide to affordable coverage takes seven minutes and names ways to save', async () => {
  const guide = find(await openMain(paths.affordableInsurance), '#guide')
  expect(textOf(guide)).toContain('7 min read')
  for (const name of [
    'Start while you are younger',
    'Go without tobacco',
    'Pay once a year',
    'Compare 3 to 5 insurers',
  ])
    getByRole(guide, 'heading', { level: 2, name })
  getByRole(guide, 'heading', { name: 'Key Takeaways' })
})

test('[EDU-09] what coverage costs at 25, 35 and 45 is the engine’s range, for a woman and for a man', async () => {
  const main = await openMain(paths.affordableInsurance)
  const table = getByRole(main, 'table', { name: /20-year term, per month/ })
  expect(textOf(table)).toContain('$500,000')
  expect(textsOf(getAllByRole(table, 'rowheader'))).toEqual(['25', '35', '45'])
  expect(textsOf(getAllByRole(table, 'cell'))).toEqual(
    examples.costs.flatMap(({ female, male }) =>
      [female, male].map(({ low, high }) => `${money(low)}–${money(high)}`),
    ),
  )
  const health = getByRole(main, 'table', { name: /by health and tobacco/ })
  expect(textsOf(getAllByRole(health, 'cell'))).toEqual(
    examples.byHealth.rows.flatMap(({ female, male }) => [money(female), money(male)]),
  )
  for (const one of [table, health]) expect(textOf(one)).toContain('Illustrative only')
  find(main, '#rates a[href="/how-we-estimate"]')
})

test('[EDU-11] what people guess stands beside what it costs, and where our examples cost more', async () => {
  const reality = find(await openMain(paths.affordableInsurance), '#reality')
  const bars = textsOf(getAllByRole(reality, 'listitem'))
  expect(bars.find((bar) => bar.includes('What people guess'))).toContain('$200 to $400')
  expect(bars.find((bar) => bar.includes('What it often costs'))).toContain('$25 to $75')
  const above = examples.realityCheck.outside.filter(({ side }) => side === 'above')
  for (const { age } of above) expect(textOf(reality)).toMatch(new RegExp(`(?<![$\\d])${age}\\b`))
  const highest = above.map(({ price }) => price).sort((one, other) => other - one)[0]
  if (highest !== undefined) expect(textsOf(findAll(reality, 'p')).join()).toContain(money(highest))
})

test('[CONST-13] the sample rates are those stated for each band of ages', async () => {
  const section = part(await openMain(paths.affordableInsurance), 'Sample prices from twenty to sixty')
  expect(textOf(section)).toContain('$500,000')
  expect(textsOf(findAll(section, '.affordable_rangeBars > li'))).toEqual([
    expect.stringMatching(/Ages 20 to 30.*\$20 to \$40 a month/),
    expect.stringMatching(/Ages 30 to 40.*\$25 to \$60 a month/),
    expect.stringMatching(/Ages 40 to 50.*\$50 to \$120 a month/),
    expect.stringMatching(/Ages 50 to 60.*\$120 to \$300 a month/),
  ])
})
