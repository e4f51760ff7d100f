import { expect, test } from 'vitest'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { coverageLimitWarnings } from './limits.ts'

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
