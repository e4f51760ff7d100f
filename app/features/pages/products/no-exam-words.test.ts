import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { readWords } from '../../../../tests/fixtures/locale-words.ts'

const claims = {
  en: /\bno[- ](medical )?exam|without an exam|exam and one without/i,
  es: /\bsin examen|no hay examen|no piden examen|con examen y otro sin/i,
}
const qualifiers = {
  en: 'approval depends on your answers to health questions',
  es: 'la aprobación depende de sus respuestas sobre su salud',
}
const pages = ['page-final-expense', 'page-no-medical-exam']

/** The parts of a page that hold claims: each on its own has to carry the qualifier. */
function claimingParts(page: string, language: Language): { part: string; words: string }[] {
  const words = readWords(language, page)
  return Object.entries(typeof words === 'object' && words ? words : {})
    .map(([part, inside]) => ({ part: `${page}:${part}`, words: JSON.stringify(inside) }))
    .filter(({ words }) => claims[language].test(words))
}

describe.each(['en', 'es'] as const)('%s', (language) => {
  const parts = pages.flatMap((page) => claimingParts(page, language))

  test('every part of these pages that says "no exam" says what approval depends on', () => {
    expect(parts.length).toBeGreaterThan(8)
    const bare = parts.filter(({ words }) => !words.toLowerCase().includes(qualifiers[language]))
    expect(bare.map(({ part }) => part)).toEqual([])
  })

  test('on the page about it, no text box claims it alone', () => {
    const benefits = parts.find(({ part }) => part === 'page-no-medical-exam:benefits')?.words ?? '{}'
    const { items }: { items: { text: string }[] } = JSON.parse(benefits)
    expect(items.length).toBeGreaterThan(4)
    for (const { text } of items.filter(({ text }) => claims[language].test(text)))
      expect(text.toLowerCase()).toContain(qualifiers[language])
  })
})
