import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { namespaces, namespacesIn, readWords, textsOf } from '../../tests/fixtures/locale-words.ts'
import { recipe } from '../../tests/fixtures/recipe.ts'

const gapsOf = (words = '') => [...words.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name).sort()
const toDo = recipe('A page', 2)

test('[I18N-01] the languages are English and Spanish', () => {
  expect(languages).toEqual(['en', 'es'])
})

test('both languages have the same files, and no name stands twice', () => {
  expect(namespacesIn('es'), toDo).toEqual(namespaces)
  expect(namespaces.filter((name, index) => namespaces.indexOf(name) !== index)).toEqual([])
})

test.each(namespaces)(
  '[I18N-07] %s has the same keys with the same values in both languages, none empty',
  (name) => {
    const [english, spanish] = languages.map((language) => new Map(textsOf(readWords(language, name))))
    const keys = [...new Set([...(english?.keys() ?? []), ...(spanish?.keys() ?? [])])]
    const wrong = keys.flatMap((key) => {
      const [one, other] = [english?.get(key), spanish?.get(key)]
      const missing = [one, other].flatMap((words, place) =>
        words === undefined || words.trim() === '' ? [`${key} is missing in ${languages[place]}`] : [],
      )
      if (missing.length > 0) return missing
      const isAlike = gapsOf(one).join() === gapsOf(other).join()
      return isAlike ? [] : [`${key} takes ${gapsOf(one)} in English, ${gapsOf(other)} in Spanish`]
    })
    expect(wrong, toDo).toEqual([])
  },
)
