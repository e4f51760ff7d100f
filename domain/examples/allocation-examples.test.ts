import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { allocationClasses, allocationExamples } from './allocation-examples.ts'

test('[EDU-05] there are three examples: a traditional family, a single parent, a blended family', () => {
  expect(allocationExamples.map(({ id }) => id)).toEqual(['traditional', 'singleParent', 'blended'])
})

for (const example of allocationExamples)
  for (const allocationClass of allocationClasses)
    test(`[EDU-06] [CONST-16] the ${allocationClass} shares of ${example.id} total 100%`, () => {
      const shares = example[allocationClass]
      expect(shares.length).toBeGreaterThan(0)
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(facts.wholeShare.value)
    })

test('every share is whole windows of a row of ten, and nobody stands twice in a class', () => {
  for (const { primary, contingent } of allocationExamples)
    for (const shares of [primary, contingent]) {
      expect(shares.filter(({ percent }) => percent <= 0 || percent % 10 !== 0)).toEqual([])
      expect(new Set(shares.map(({ who }) => who)).size).toBe(shares.length)
    }
})
