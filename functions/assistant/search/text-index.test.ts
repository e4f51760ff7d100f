import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { asks } from '../../../tests/fixtures/assistant/assistant.ts'
import { termOf, wordsOf } from './terms.ts'
import { createTextSearch, makeTextIndex } from './text-index.ts'

const languages: readonly Language[] = ['en', 'es']

/** Every fortieth wording, and others misspelled and cut off, which stand for messages. */
function sampleOf(language: Language) {
  const wordings = Object.values(asks[language]).flat()
  const some = (part: number, of: number) => wordings.filter((_, place) => place % of === part)
  const misspelled = some(3, 600).map((text) => text.replace(/(.{7})./, '$1'))
  const begun = some(7, 600).map((text) => text.slice(0, text.length / 2))
  return { texts: some(0, 40), messages: [...misspelled, ...begun] }
}

test.each(languages)(
  'Texts in %s are found in the order that MiniSearch finds them in, as near',
  (language) => {
    const { texts, messages } = sampleOf(language)
    const isEmpty = (term: string) => term.startsWith('~')
    const miniSearch = new MiniSearch({
      fields: ['text'],
      tokenize: wordsOf,
      processTerm: (word) => {
        const { term, isEmpty } = termOf(word, language)
        return isEmpty ? `~${term}` : term
      },
      searchOptions: {
        fuzzy: (term) => (isEmpty(term) || term.length < 4 ? 0 : term.length > 6 ? 2 : 1),
        prefix: (term) => !isEmpty(term) && term.length > 4,
        boostTerm: (term) => (isEmpty(term) ? 0.2 : 1),
      },
    })
    miniSearch.addAll(texts.map((text, id) => ({ id, text })))
    const indexed = texts.map((text, place) => ({ text, target: String(place), topic: 'hello' }))
    const search = createTextSearch({ ...makeTextIndex(indexed, language), common: [] }, language)
    expect(messages.length).toBeGreaterThan(50)
    for (const message of messages) {
      const results = miniSearch.search(message)
      const found = search(message)
      expect(found.map(({ target }) => target)).toEqual(results.map(({ id }) => String(id)))
      const distances = found.map(({ nearness }, place) => {
        const { score = Number.NaN } = results[place] ?? {}
        return Math.abs(nearness - score / (results[0]?.score ?? 1))
      })
      expect(Math.max(0, ...distances)).toBeLessThan(1e-12)
    }
  },
)
