import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { allocationClasses, allocationExamples } from './allocation-examples.ts'

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
