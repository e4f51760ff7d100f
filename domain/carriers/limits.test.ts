import { describe, expect, test } from 'vitest'
import type { PlanType } from '#domain/plans/plan-type.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { coverageLimitWarnings } from './limits.ts'

const warned = (planType: PlanType, coverage: number, carriersInResults: string[] = []) =>
  coverageLimitWarnings({ carriers, planType, coverage, carriersInResults })

const limitTable = carriers.filter((carrier) => carrier.inLimitTable)

describe('coverage limits', () => {
  test.each([
    ['[LIMITS-07] Americo: 500k, 100k, 500k', 'Americo', { term: 500_000, whole: 100_000, iul: 500_000 }],
    [
      '[LIMITS-08] Mutual of Omaha: 1M, 250k, 1M',
      'Mutual of Omaha',
      { term: 1_000_000, whole: 250_000, iul: 1_000_000 },
    ],
    ['[LIMITS-09] SBLI: 1M, 250k, 500k', 'SBLI', { term: 1_000_000, whole: 250_000, iul: 500_000 }],
    [
      '[LIMITS-10] Foresters Financial: 1M, 250k, 500k',
      'Foresters Financial',
      { term: 1_000_000, whole: 250_000, iul: 500_000 },
    ],
    [
      '[LIMITS-11] Legal & General America: 2M, 500k, 1M',
      'Legal & General America',
      { term: 2_000_000, whole: 500_000, iul: 1_000_000 },
    ],
    [
      '[LIMITS-12] Transamerica: 1.5M, 300k, 750k',
      'Transamerica',
      { term: 1_500_000, whole: 300_000, iul: 750_000 },
    ],
  ])('%s', (_title, name, limits) => {
    expect(limitTable.find((carrier) => carrier.name === name)?.limits).toEqual(limits)
  })

  test('the table names these six and no others', () => {
    expect(limitTable.map((carrier) => carrier.name).sort()).toEqual([
      'Americo',
      'Foresters Financial',
      'Legal & General America',
      'Mutual of Omaha',
      'SBLI',
      'Transamerica',
    ])
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
    const names = (results: string[]) => warned('term', 750_000, results).map((warning) => warning.carrier)
    expect(names([])).toEqual(['Americo'])
    expect(names(['Americo'])).toEqual([])
    expect(names([' AMERICO '])).toEqual([])
    expect(names(['SBLI'])).toEqual(['Americo'])
  })

  test('[LIMITS-06] a maximum equal to the coverage is enough; one dollar more is not', () => {
    expect(warned('term', 500_000)).toEqual([])
    expect(warned('term', 500_001).map((warning) => warning.carrier)).toEqual(['Americo'])
  })

  test('[LIMITS-15] only the selected plan type counts', () => {
    expect(warned('whole', 150_000).map((warning) => warning.carrier)).toEqual(['Americo'])
    expect(warned('term', 150_000)).toEqual([])
    expect(warned('iul', 600_000).map((warning) => warning.carrier)).toEqual([
      'Americo',
      'SBLI',
      'Foresters Financial',
    ])
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
    expect(warned('whole', 5_000_000).map((warning) => warning.carrier)).not.toContain('Corebridge Financial')
    expect(warned('term', 5_000_000).map((warning) => warning.carrier)).not.toContain('United Home Life')
    expect(warned('term', 5_000_000)).toHaveLength(6)
  })
})
