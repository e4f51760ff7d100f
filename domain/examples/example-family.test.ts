import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { coverageNeed } from '#domain/needs/coverage-need.ts'
import { exampleFamily, exampleFamilySum } from './example-family.ts'

test('the example family’s sum is what the calculator makes of its answers', () => {
  const sum = exampleFamilySum(facts.incomeMultiple.value)
  const need = coverageNeed(exampleFamily)
  expect(sum.need).toBe(need.need)
  expect(sum.lines.filter(({ amount }) => amount > 0)).toEqual(need.parts)
  expect(sum.lines.filter(({ amount }) => amount < 0)).toEqual(
    need.have.map(({ id, amount }) => ({ id, amount: -amount })),
  )
  expect(sum.rule).toEqual({ low: need.rule?.low, high: need.rule?.high })
})
