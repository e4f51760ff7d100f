import { expect, test } from 'vitest'
import { completeWords } from '#domain/format/complete-words.ts'
import { isPageKey, paths } from '#domain/site/paths.ts'
import { ownAnswers } from '#functions/assistant/answers/own-answers.ts'
import { type AssistantWords, assistantWords } from './words.ts'

const operator = [
  'agent',
  'brand',
  'phone',
  'email',
  'assistant',
  'npn',
  'licensed',
  'carriers',
  'years',
  'hours',
  'when',
]

/** Numbers that are no facts of the content: emergency lines, and that the site is always open. */
const plainNumbers = /\b(?:988|911|24\/7)|press 2 for Spanish|oprima el 2 para/g

const texts = ({ frame, answers }: AssistantWords) => Object.entries({ ...frame, ...answers })
const links = (text: string) => [...text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, page = '']) => page)
const placeholders = (text: string) => [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name)

const every = (['en', 'es'] as const).flatMap((language) =>
  texts(assistantWords[language]).map(([id, text]) => ({ language, id, text })),
)

test.each(['en', 'es'] as const)('every page has a label and every own answer its words: %s', (language) => {
  const { pages, answers } = assistantWords[language]
  expect(Object.keys(pages).sort()).toEqual(Object.keys(paths).sort())
  expect(Object.keys(answers).sort()).toEqual(Object.keys(ownAnswers).sort())
})

test.each(every)('$language $id names only what is known, and links only to pages', ({ language, text }) => {
  expect(links(text).filter((page) => !isPageKey(page))).toEqual([])
  const { filled } = completeWords({ filled: text }, language)
  expect(placeholders(String(filled)).filter((name) => !operator.includes(name))).toEqual([])
})

test.each(every)('$language $id states no number that is not a fact', ({ text }) => {
  expect(text.replace(plainNumbers, '').match(/[$%\d]+/g)).toBeNull()
})

test.each(texts(assistantWords.en))('%s leads to the same places in both languages', (id, text) => {
  const spanish = new Map(texts(assistantWords.es)).get(id) ?? ''
  expect(links(spanish).sort()).toEqual(links(text).sort())
  expect(placeholders(spanish).sort()).toEqual(placeholders(text).sort())
})

test.each(every)('$language $id is short: at most five sentences', ({ id, text }) => {
  const sentences = text.split(/(?<=[.!?]”?)\s+/)
  if (id !== 'crisis') expect(sentences.length).toBeLessThanOrEqual(5)
})

test.each(['en', 'es'] as const)('who is handed over learns name, phone, hours and page: %s', (language) => {
  const { answers } = assistantWords[language]
  for (const [id, { kind }] of Object.entries(ownAnswers)) {
    const text = new Map(Object.entries(answers)).get(id) ?? ''
    if (kind === 'decline' || kind === 'handOver') expect(text).toMatch(/\{\{phone\}\}/)
    if (kind !== 'handOver') continue
    expect(text).toContain('{{agent}}')
    expect(text).toContain('{{hours}}')
    expect(links(text)).toContain('contact')
  }
})

test('help in a crisis comes before everything else', () => {
  for (const language of ['en', 'es'] as const) {
    const [first = '', ...rest] = assistantWords[language].frame.crisis.split('\n\n')
    expect(first).toMatch(/988/)
    expect(first).toMatch(/911/)
    expect(rest.at(-1)).toContain('{{phone}}')
  }
})
