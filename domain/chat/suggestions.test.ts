import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { readWords, textsOf } from '../../tests/fixtures/locale-words.ts'
import { mostLetters } from './ai-chat.ts'
import { suggestionIds, suggestionsFor } from './suggestions.ts'

test('every page has three different questions, and every question is offered somewhere', () => {
  for (const path of Object.values(paths)) expect(new Set(suggestionsFor(path)).size, path).toBe(3)
  const offered = new Set(Object.values(paths).flatMap(suggestionsFor))
  expect(suggestionIds.filter((id) => !offered.has(id))).toEqual([])
})

test('a page of a product asks about that product, and an unknown one about all', () => {
  expect(suggestionsFor('/mortgage-protection')).toContain('mortgage')
  expect(suggestionsFor('/index-universal-life')).toContain('capFloor')
  expect(suggestionsFor('/no-such-page')).toEqual(suggestionsFor('/'))
})

test.each(['en', 'es'])('every question has its words, short enough to be sent (%s)', (language) => {
  const words = new Map(textsOf(readWords(language, 'chat')))
  for (const id of suggestionIds) {
    const question = words.get(`suggestions.${id}`) ?? ''
    expect(question, id).toMatch(/\?$/)
    expect(question.length).toBeLessThan(mostLetters)
  }
})
