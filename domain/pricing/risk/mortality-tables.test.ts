import { describe, expect, test } from 'vitest'
import file from '#domain/pricing/data/mortality-tables.json' with { type: 'json' }
import { bundledTables } from './bundled-tables.ts'
import { deathRate, loadMortalityTables, type MortalityTable } from './mortality-tables.ts'

const man = bundledTables.vbt.nonSmoker.M[100]

const eachTable = (): MortalityTable[] => {
  const { vbt, cso } = bundledTables
  const bySex = <T>(pair: Record<'M' | 'F', T>) => [pair.M, pair.F]
  return [
    ...bySex(vbt.nonSmoker).flatMap((risks) => Object.values(risks)),
    ...bySex(vbt.smoker).flatMap((risks) => Object.values(risks)),
    ...[cso.last, cso.nearest].flatMap((basis) => [...bySex(basis.nonSmoker), ...bySex(basis.smoker)]),
  ]
}

describe('loading', () => {
  test('gives 24 different tables with rates from above 0 to 1', () => {
    const tables = eachTable()
    expect(new Set(tables).size).toBe(24)
    for (const { select, ultimate } of tables) {
      expect(select).toHaveLength(78 * 25)
      expect(select.every((rate) => rate > 0 && rate <= 1)).toBe(true)
      expect(ultimate.slice(18).every((rate) => rate > 0 && rate <= 1)).toBe(true)
    }
  })

  test('refuses a missing table, a short one, and rates that are none', () => {
    const { 3242: _left, ...without } = file
    expect(() => loadMortalityTables(without)).toThrow('table 3242')
    expect(() => loadMortalityTables({ ...file, 3242: { ...file[3242], u: [1, 2] } })).toThrow()
    const broken = { ...file[3242], u: file[3242].u.map((rate, index) => (index === 3 ? -rate : rate)) }
    expect(() => loadMortalityTables({ ...file, 3242: broken })).toThrow()
    expect(() => loadMortalityTables(null)).toThrow()
  })
})

describe('a death rate', () => {
  test('is selected for 25 years from issue, then goes by attained age', () => {
    expect(deathRate(man, 40, 0)).toBe((file[3242].s[(40 - 18) * 25] ?? 0) / 100_000)
    expect(deathRate(man, 40, 24)).toBe((file[3242].s[(40 - 18) * 25 + 24] ?? 0) / 100_000)
    expect(deathRate(man, 40, 25)).toBe((file[3242].u[65 - 18] ?? 0) / 100_000)
    expect(deathRate(man, 96, 0)).toBe((file[3242].u[96 - 18] ?? 0) / 100_000)
  })

  test('is certain from 120 on', () => {
    expect(deathRate(man, 119, 0)).toBeLessThan(1)
    expect(deathRate(man, 119, 1)).toBe(1)
    expect(deathRate(man, 40, 90)).toBe(1)
  })
})
