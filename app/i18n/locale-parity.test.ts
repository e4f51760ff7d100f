import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'

const filesOf = (language: string) =>
  globSync('**/*.json', { cwd: `content/messages/${language}` })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

/** Every word of a tree by its path. */
function wordsOf(node: unknown, path: string): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [[path, node]]
  return Object.entries(node).flatMap(([name, child]) => wordsOf(child, path ? `${path}.${name}` : name))
}

function read(language: string, file: string): Map<string, unknown> {
  const text = readFileSync(`content/messages/${language}/${file}`, 'utf8')
  return new Map(wordsOf(JSON.parse(text), ''))
}

const placeholders = (words: unknown) =>
  String(words)
    .match(/\{\{\s*\w+/g)
    ?.map((name) => name.replace(/\W/g, ''))
    .sort() ?? []

test('[I18N-01] the languages are English and Spanish', () => {
  expect(languages).toEqual(['en', 'es'])
})

test('both languages have the same files, and no name stands twice', () => {
  expect(filesOf('es')).toEqual(filesOf('en'))
  const names = filesOf('en').map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

for (const file of filesOf('en')) {
  test(`[I18N-07] ${file} has the same keys in both languages, none of them empty`, () => {
    const [english, spanish] = [read('en', file), read('es', file)]
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
    for (const words of [english, spanish]) {
      expect([...words].filter(([, text]) => typeof text === 'string' && text.trim() === '')).toEqual([])
    }
  })

  test(`the words of ${file} take the same values in both languages`, () => {
    const spanish = read('es', file)
    const different = [...read('en', file)].filter(
      ([path, words]) => placeholders(words).join() !== placeholders(spanish.get(path)).join(),
    )
    expect(different).toEqual([])
  })
}
