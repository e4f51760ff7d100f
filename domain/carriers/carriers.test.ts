import { expect, test } from 'vitest'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { carrierSchema } from './carrier.ts'
import { coverageLimitWarnings } from './limits.ts'
import { carrierLogo, initialsOf } from './logo.ts'
import { claimedGrade, strengthClaim } from './strength.ts'

const [first] = carriers

test('a carrier written down before these products existed sells none of them', () => {
  const { gul: _gul, vul: _vul, finalExpense: _finalExpense, ...products } = first?.products ?? {}
  expect(carrierSchema.parse({ ...first, products }).products).toEqual({
    ...products,
    gul: null,
    vul: null,
    finalExpense: null,
  })
})

test('[SETTINGS-13] its rating is a grade of an agency on a day', () => {
  const rated = { ...first, strengthRating: { grade: 'A+', agency: 'AM Best', date: '2026-11-01' } }
  expect(carrierSchema.parse(rated).strengthRating).toEqual(rated.strengthRating)
})

const withProduct = (product: 'iul' | 'finalExpense', changes: object) => {
  const { products } = first ?? {}
  return { products: { ...products, [product]: { ...products?.[product], ...changes } } }
}

test.each<[string, object]>([
  ['an unknown field', { colour: 'red' }],
  ['six stars', { stars: 6 }],
  ['half a star', { stars: 3.5 }],
  ['an id with spaces', { id: 'Sample Life' }],
  ['a logo that is no address', { logo: 'logo.png' }],
  ['a script for a logo', { logo: 'javascript:alert(1)' }],
  ['a rating without a day', { strengthRating: { grade: 'A+', agency: 'AM Best' } }],
  ['a price level of nought', withProduct('iul', { priceLevel: 0 })],
  ['final expense from 49', withProduct('finalExpense', { minIssueAge: 49 })],
  ['final expense until 86', withProduct('finalExpense', { maxIssueAge: 86 })],
  ['final expense of 4,999 USD', withProduct('finalExpense', { minDeathBenefit: 4999 })],
  ['final expense of 50,001 USD', withProduct('finalExpense', { maxDeathBenefit: 50_001 })],
  ['a limit below nought', { limits: { ...first?.limits, term: -1 } }],
  ['an empty name', { name: ' ' }],
])('the schema refuses %s', (_what, changes) => {
  expect(carrierSchema.safeParse(first).success).toBe(true)
  expect(carrierSchema.safeParse({ ...first, ...changes }).success).toBe(false)
})

const warned = (planType: PlanType, coverage: number, carriersInResults: string[] = []) =>
  coverageLimitWarnings({ carriers, planType, coverage, carriersInResults })
const names = (...asked: Parameters<typeof warned>) => warned(...asked).map(({ carrier }) => carrier)

test('[LIMITS-07] [LIMITS-08] [LIMITS-09] [LIMITS-10] [LIMITS-11] [LIMITS-12] the table names six carriers with these limits', () => {
  const table = carriers.filter((carrier) => carrier.inLimitTable)
  expect(Object.fromEntries(table.map(({ name, limits }) => [name, limits]))).toEqual({
    Americo: { term: 500_000, whole: 100_000, iul: 500_000 },
    'Mutual of Omaha': { term: 1_000_000, whole: 250_000, iul: 1_000_000 },
    SBLI: { term: 1_000_000, whole: 250_000, iul: 500_000 },
    'Foresters Financial': { term: 1_000_000, whole: 250_000, iul: 500_000 },
    'Legal & General America': { term: 2_000_000, whole: 500_000, iul: 1_000_000 },
    Transamerica: { term: 1_500_000, whole: 300_000, iul: 750_000 },
  })
})

test('a carrier whose maximum lies below the coverage is named with that maximum', () => {
  expect(warned('term', 1_025_000)).toEqual([
    { carrier: 'Americo', planType: 'term', limit: 500_000 },
    { carrier: 'Mutual of Omaha', planType: 'term', limit: 1_000_000 },
    { carrier: 'SBLI', planType: 'term', limit: 1_000_000 },
    { carrier: 'Foresters Financial', planType: 'term', limit: 1_000_000 },
  ])
})

test('[LIMITS-04] a carrier already in the results is not warned of, however its name is written', () => {
  expect(names('term', 750_000, [' AMERICO '])).toEqual([])
  expect(names('term', 750_000, ['SBLI'])).toEqual(['Americo'])
})

test('[LIMITS-06] a maximum equal to the coverage is enough; one dollar more is not', () => {
  expect(names('term', 500_000)).toEqual([])
  expect(names('term', 500_001)).toEqual(['Americo'])
})

test('[LIMITS-15] only the selected plan type counts', () => {
  expect(names('whole', 150_000)).toEqual(['Americo'])
  expect(names('term', 150_000)).toEqual([])
  expect(names('iul', 600_000)).toEqual(['Americo', 'SBLI', 'Foresters Financial'])
})

test('[LIMITS-14] limits come from the settings given: a changed one changes the warning', () => {
  const changed = carriers.map((carrier) =>
    carrier.name === 'Americo' ? { ...carrier, limits: { ...carrier.limits, term: 900_000 } } : carrier,
  )
  const at = (coverage: number) =>
    coverageLimitWarnings({ carriers: changed, planType: 'term', coverage, carriersInResults: [] })
  expect(at(750_000)).toEqual([])
  expect(at(950_000)).toEqual([{ carrier: 'Americo', planType: 'term', limit: 900_000 }])
})

test('a carrier that sells no such plan, or stands outside the table, is never warned of', () => {
  expect(names('whole', 5_000_000)).not.toContain('Corebridge Financial')
  expect(names('term', 5_000_000)).not.toContain('United Home Life')
})

const rated = (...grades: (string | null)[]) =>
  grades.map((grade) => ({
    strengthRating: grade === null ? null : { grade, agency: 'AM Best', date: '2026-10-01' },
  }))

test.each([
  ['A+', ['A+', 'A++', 'AA-', 'AA', 'AA+', 'AAA', 'A1', 'Aa3', 'Aaa', ' A+ ']],
  ['A', ['A', 'A2']],
  ['A-', ['A-', 'A3']],
  [undefined, ['B++', 'BBB+', 'Baa1', 'D', 'NR', 'AAAA', 'Superior', '']],
])('[O4] grades that count as %s', (claim, grades) => {
  for (const grade of grades) expect(claimedGrade(grade), grade).toBe(claim)
})

// The lowest grade is claimed of all, and nothing that is not known of all.
test.each([
  [[null, null], 'A+'],
  [['A+', 'AA', null], 'A+'],
  [['A++', 'Aa2'], 'A+'],
  [['A+', 'A'], 'A'],
  [['A-', 'A+', 'A'], 'A-'],
  [['A', null], null],
  [['A+', 'B++'], null],
  [['A', 'NR'], null],
])('[O4] of the ratings %j %s is claimed', (grades, claim) => {
  expect(strengthClaim(rated(...grades))).toBe(claim)
})

test('[LIMITS-13] each carrier of the limit table maps to its logo; an unknown one gets the default, its initials', () => {
  const withLogo = carriers.map((carrier) =>
    carrier.name === 'SBLI' ? { ...carrier, logo: '/logos/sbli.svg' } : carrier,
  )
  expect(carrierLogo(withLogo, 'sbli')).toEqual({ src: '/logos/sbli.svg', initials: 'SB' })
  for (const carrier of carriers.filter(({ inLimitTable }) => inLimitTable)) {
    expect(carrierLogo(carriers, carrier.name)).toEqual({ src: carrier.logo, initials: carrier.initials })
  }
  expect(carrierLogo(carriers, 'Sample Life')).toEqual({ src: null, initials: 'SL' })
})

test('initials are the first letters of two words, and never empty', () => {
  expect(initialsOf('Legal & General America')).toBe('LG')
  expect(initialsOf('  única vida ')).toBe('ÚV')
  expect(initialsOf('Mutual')).toBe('M')
  expect(initialsOf('  ')).toBe('?')
})
