import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { type ExampleAsk, priceRange } from '#domain/examples/prices/example-prices.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { guaranteePlan } from '#domain/pricing/universal-life/universal-life.ts'
import { carriers } from '../../../../tests/fixtures/settings/carriers.ts'

function lowest(ask: ExampleAsk): number {
  const range = priceRange({ carriers, tables: bundledTables }, ask)
  if (!range) throw new Error(`Nobody sells ${JSON.stringify(ask)}`)
  return range.low
}

test('[PRODUCT-05] what the term story’s couple pays is what the engine asks of two such people', () => {
  const plan = {
    product: { kind: 'term', termYears: facts.termStoryYears.value },
    coverage: facts.termStoryCoverage.value,
    healthClass: 'Preferred',
  } as const
  const together =
    lowest({ ...plan, age: facts.termStoryAges.value.low, sex: 'Female' }) +
    lowest({ ...plan, age: facts.termStoryAges.value.high, sex: 'Male' })
  expect(Math.round(together)).toBe(facts.termStoryMonthly.value)
})

test('[PRODUCT-05] the index universal story pays more than what the engine asks for the guarantee', () => {
  const age = facts.iulStoryAge.value
  const guarantee = lowest({
    product: { kind: 'iul', goal: 'Protection' },
    coverage: facts.iulStoryCoverage.value,
    age,
    sex: 'Male',
  })
  expect(Math.round(guarantee)).toBe(facts.iulStoryGuarantee.value)
  expect(facts.iulStoryMonthly.value).toBeGreaterThan(guarantee)
  expect(guaranteePlan('Protection', age).guaranteedToAge).toBe(facts.iulStoryGuaranteeAge.value)
})
