import { expect, test } from 'vitest'
import { completeWords } from '#domain/format/complete-words.ts'
import { isPageKey } from '#domain/site/paths.ts'
import { ownAnswers } from '#functions/assistant/answers/own-answers.ts'
import { type AssistantWords, assistantWords } from './words.ts'

const operator = 'agent brand phone email assistant npn licensed carriers years hours when'.split(' ')

const texts = ({ frame, answers }: AssistantWords) => Object.entries({ ...frame, ...answers })
const links = (text: string) => [...text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, page = '']) => page)
const placeholders = (text: string) => [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name)

const every = (['en', 'es'] as const).flatMap((language) =>
  texts(assistantWords[language]).map(([id, text]) => ({ language, id, text })),
)

test('own answers name only what is known, link only to pages, and to the same ones in both languages', () => {
  const spanish = new Map(texts(assistantWords.es))
  for (const { language, id, text } of every) {
    expect(
      links(text).filter((page) => !isPageKey(page)),
      `${language} ${id}`,
    ).toEqual([])
    const { filled } = completeWords({ filled: text }, language)
    expect(
      placeholders(String(filled)).filter((name) => !operator.includes(name)),
      `${language} ${id}`,
    ).toEqual([])
    const other = spanish.get(id) ?? ''
    if (language === 'en')
      expect(
        [links(other), placeholders(other)].map((names) => names.sort()),
        id,
      ).toEqual([links(text), placeholders(text)].map((names) => names.sort()))
  }
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
