import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { sources } from '#content/sources.ts'
import { completeWords } from './complete-words.ts'
import { allFactWords, factWords } from './fact-words.ts'

test('facts are written out in the language, and everything else stays', () => {
  const words = {
    title: 'Up to {{noExamLimit}}',
    list: ['{{finalExpenseCoverage.low}} to {{ finalExpenseCoverage.high }}', '{{agent}} {{count}}'],
  }
  expect(completeWords(words, 'en')).toEqual({
    title: 'Up to $500,000',
    list: ['$5,000 to $50,000', '{{agent}} {{count}}'],
  })
  expect(completeWords({ a: 'hasta {{termCoverage.high}}' }, 'es')).toEqual({ a: 'hasta $5 millones' })
})

test('the sources are written out: the words’ own, and those of the facts that they name, once each', () => {
  expect(completeWords({ sources: ['irc101', 'irc101'], a: 'b' }, 'en')).toEqual({
    a: 'b',
    sources: [sources.irc101],
  })
})

test('a source that there is not, and a range without its end, stop the build', () => {
  expect(() => completeWords({ sources: ['hearsay'] }, 'en')).toThrow('hearsay')
  expect(() => completeWords({ a: '{{termCoverage}}' }, 'en')).toThrow('{{termCoverage}}')
  expect(() => completeWords({ a: '{{noExamLimit.low}}' }, 'en')).toThrow('{{noExamLimit.low}}')
})

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
