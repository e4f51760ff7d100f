import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { allFactWords, factWords } from './fact-words.ts'

test('a fact is written as each language writes its unit', () => {
  expect(factWords(facts.noExamLimit, 'en')).toBe('$500,000')
  expect(factWords(facts.termCoverage, 'en')).toEqual({ low: '$50,000', high: '$5 million' })
  expect(factWords(facts.termCoverage, 'es')).toEqual({ low: '$50,000', high: '$5 millones' })
  expect(factWords({ unit: 'usd', value: 1_000_000, basis: 'example' }, 'es')).toBe('$1 millón')
  expect(factWords(facts.noExamExtraCost, 'en')).toEqual({ low: '10%', high: '20%' })
  expect(allFactWords({ years: facts.reviewYears }, 'en')).toEqual({ years: '5' })
})

test('no range is upside down', () => {
  for (const [id, { value }] of Object.entries(facts))
    if (typeof value !== 'number') expect(value.low, id).toBeLessThan(value.high)
})
