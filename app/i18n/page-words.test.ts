import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSourceId } from '#content/sources.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { textsOf } from '../../tests/fixtures/locale-words.ts'

interface Page {
  file: string
  words: Record<string, unknown>
  texts: readonly string[]
}

const pages: Page[] = globSync('content/messages/**/{page,guide}-*.json').map((file) => {
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(words)) throw new Error(`${file} holds no words`)
  const { sources: _ids, ...rest } = words
  return { file, words, texts: textsOf(rest).map(([, text]) => text) }
})

/** Names that have a number in them: not figures that would need a source. */
const names = /401\(k\)|\b529\b|\b24\/7\b|\b(?:10|20)-Pay\b|§\s?[\d.()a-z]+/gi

test('a number on a content page comes from the facts, which say what it rests on', () => {
  const bare = pages.flatMap(({ file, texts }) =>
    texts
      .filter((text) => /\d/.test(text.replace(/\{\{[^}]*\}\}/g, '').replace(names, '')))
      .map((text) => `${file}: ${text}`),
  )
  expect(bare).toEqual([])
})

test('every source that a page names is known', () => {
  const named = pages.flatMap(({ words }) => (Array.isArray(words.sources) ? words.sources.map(String) : []))
  expect(named.filter((id) => !isSourceId(id))).toEqual([])
})

/** Titles of guides, whose text brings the rest. */
const titlesOnly = /page-guides|guide-labels/
const noExam = {
  en: {
    claim: /\bno[- ](?:medical )?exam|without an? (?:medical )?exam|in place of an exam/i,
    qualifier: /depends? on your (?:health )?answers/i,
  },
  es: {
    claim: /sin (?:un )?examen|ningún examen|no piden examen/i,
    qualifier: /depende de sus respuestas/i,
  },
}

for (const [language, { claim, qualifier }] of Object.entries(noExam)) {
  test(`a page that speaks of coverage with no exam says that it depends on the answers (${language})`, () => {
    const claiming = pages
      .filter(({ file }) => file.includes(`/${language}/`) && !titlesOnly.test(file))
      .filter(({ texts }) => texts.some((text) => claim.test(text)))
    expect(claiming.length).toBeGreaterThan(1)
    const bare = claiming.filter(({ texts }) => !texts.some((text) => qualifier.test(text)))
    expect(bare.map(({ file }) => file)).toEqual([])
  })
}
