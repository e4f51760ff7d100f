import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { affordableInsuranceExamples } from '#domain/examples/affordable-insurance.ts'
import { bundledTables as tables } from '#domain/pricing/risk/bundled-tables.ts'
import { carriers } from '../../../../../tests/fixtures/settings/carriers.ts'

const { byHealth, costs, coverage, termYears, monthlySurchargePercent } = affordableInsuranceExamples({
  carriers,
  tables,
})
const price = (healthClass: string, tobacco = false) =>
  byHealth.rows.find((row) => row.healthClass === healthClass && row.tobacco === tobacco)

test('the guide states of our examples what they say', () => {
  expect(monthlySurchargePercent).toBe(facts.monthlySurcharge.value)
  expect([coverage, termYears]).toEqual([facts.sampleCoverage.value, facts.termMiddle.value])
  for (const sex of ['female', 'male'] as const) {
    const standard = price('Standard')?.[sex] ?? 0
    // "Going from Standard to Preferred takes a third or more off the price."
    expect(price('Preferred')?.[sex]).toBeLessThan((standard * 2) / 3)
    // "Of all the things you can change, this one matters most": more than the best class does.
    expect((price('Standard', true)?.[sex] ?? 0) / standard).toBeGreaterThan(
      standard / (price('Super Preferred')?.[sex] ?? 0),
    )
    // "The highest price for one plan is about one and a half times the lowest."
    for (const row of costs) expect(row[sex].high / row[sex].low).toBeCloseTo(1.5, 1)
  }
})
