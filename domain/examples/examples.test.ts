import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { coverageNeed } from '#domain/needs/coverage-need.ts'
import { allocationClasses, allocationExamples } from './allocation-examples.ts'
import { exampleFamily, exampleFamilySum } from './example-family.ts'

test('[EDU-05] there are three examples: a traditional family, a single parent, a blended family', () => {
  expect(allocationExamples.map(({ id }) => id)).toEqual(['traditional', 'singleParent', 'blended'])
})

test('[EDU-06] [CONST-16] the shares of every class total 100%, in whole tenths, and nobody stands twice in it', () => {
  for (const example of allocationExamples)
    for (const allocationClass of allocationClasses) {
      const shares = example[allocationClass]
      const total = shares.reduce((sum, { percent }) => sum + percent, 0)
      expect(total, `${example.id} ${allocationClass}`).toBe(facts.wholeShare.value)
      expect(shares.filter(({ percent }) => percent <= 0 || percent % 10 !== 0)).toEqual([])
      expect(new Set(shares.map(({ who }) => who)).size).toBe(shares.length)
    }
})

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
