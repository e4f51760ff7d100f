import { expect, test } from 'vitest'
import { namespaces, readWords, textsOf } from '../../tests/fixtures/locale-words.ts'

/** The home page's sentence in each language stands so on both pages. */
const sameInBoth = [/^home:why\.words\.(english|spanish)$/]

const englishOnly =
  /\b(the|and|your|you|with|from|for|what|how|is|are|this|that|we|our|they|have|will|can|don’t|isn’t)\b/i

test('[I18N-06] no English words are left in the Spanish texts', () => {
  const left = namespaces.flatMap((namespace) =>
    textsOf(readWords('es', namespace))
      .map(([path, words]) => ({ place: `${namespace}:${path}`, words }))
      .filter(
        ({ place, words }) =>
          englishOnly.test(words.replace(/\{\{[^}]*\}\}/g, '')) &&
          !sameInBoth.some((known) => known.test(place)),
      ),
  )
  expect(left).toEqual([])
})

test('[I18N-06] every text of more than three words differs between the languages', () => {
  const untranslated = namespaces.flatMap((namespace) => {
    const spanish = new Map(textsOf(readWords('es', namespace)))
    return textsOf(readWords('en', namespace))
      .filter(([path, words]) => words.split(/\s+/).length > 3 && spanish.get(path) === words)
      .map(([path]) => `${namespace}:${path}`)
      .filter((place) => !sameInBoth.some((known) => known.test(place)))
  })
  expect(untranslated).toEqual([])
})
