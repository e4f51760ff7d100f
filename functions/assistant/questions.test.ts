import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { distressIn } from '#domain/chat/distress.ts'
import { beginsPrice } from '#domain/chat/price/next-step.ts'
import type { Language } from '#domain/site/language.ts'
import { isPageKey, paths } from '#domain/site/paths.ts'
import { isOwnAnswerId, ownAnswers } from '#functions/assistant/answers/own-answers.ts'
import {
  answers,
  assistant,
  beginsWithLifeline,
  chatAssistant,
  estimate,
} from '../../tests/fixtures/assistant/assistant.ts'

const languages: readonly Language[] = ['en', 'es']
const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(`tests/fixtures/assistant/questions/${name}.json`, 'utf8'))
const pageSchema = z.string().refine(isPageKey)
const { words } = answers
const questionsSchema = z.array(z.object({ question: z.string(), pages: z.array(pageSchema).min(1) }))
const kinds = z.enum(['decline', 'handOver', 'crisis', 'talk'])
const declinedSchema = z.array(z.object({ language: z.enum(['en', 'es']), message: z.string(), kind: kinds }))

/** The pages that an answer leads to, in the order in which their links stand. */
function pagesOf(response: string): string[] {
  const addresses = [...response.matchAll(/\]\(([^)#]*)/g)].map(([, address]) => address)
  const named = addresses.flatMap((address) =>
    Object.keys(paths).filter((name) => isPageKey(name) && paths[name] === address),
  )
  return [...new Set(named)]
}

test.each(languages)(
  '[CHAT-14] of the questions as people write them in %s, nine in ten lead first to the page that answers, 97 in 100 among three; only those about a price are asked back',
  async (language) => {
    const questions = questionsSchema.parse(fixture(language))
    const missed: string[] = []
    let first = 0
    for (const { question, pages } of questions) {
      const response = await assistant(question, language)
      const { price, ...chat } = await chatAssistant(question, { acceptLanguage: language, estimate })
      const asksPrice = beginsPrice(question) || response.includes('/white-swan-quotes')
      if (price === undefined) expect(chat, question).toEqual({ response })
      else expect(asksPrice, question).toBe(true)
      expect(response, question).not.toMatch(/^\s|^(?:Read more|Lea más)/)
      if (distressIn(question) === 'none') expect(beginsWithLifeline(response), question).toBe(false)
      const found = pagesOf(response)
      const place = found.findIndex((page) => new Set<string>(pages).has(page))
      if (place === 0) first++
      if (place < 0 || place > 2) missed.push(`${question} → ${found}`)
    }
    expect(first / questions.length).toBeGreaterThanOrEqual(0.9)
    expect(missed.length / questions.length, missed.join('\n')).toBeLessThanOrEqual(0.03)
  },
)

const declinedWith: Record<z.infer<typeof kinds>, readonly string[]> = {
  decline: ['decline', 'handOver'],
  handOver: ['decline', 'handOver'],
  crisis: [],
  talk: ['talk'],
}

test('[CHAT-14] what is no question for the site is declined or handed over, and small talk answered as such', async () => {
  const wrong: string[] = []
  const messages = declinedSchema.parse(fixture('declined'))
  for (const { language, message, kind } of messages) {
    const response = await assistant(message, language)
    expect(await chatAssistant(message, { acceptLanguage: language, estimate }), message).toEqual({
      response,
    })
    const isAnswered = languages.some((each) => {
      const { frame, answers } = words(each)
      if (kind === 'crisis') return response === frame.crisis
      if (kind !== 'talk' && response === frame.notUnderstood) return true
      return Object.entries(answers).some(
        ([id, text]) =>
          isOwnAnswerId(id) && declinedWith[kind].includes(ownAnswers[id].kind) && response.startsWith(text),
      )
    })
    if (!isAnswered) wrong.push(`${kind}: ${message} → ${response}`)
  }
  expect(wrong).toEqual([])
})

test('who asks what a policy says of suicide reads of the lifeline first, and then where that stands', async () => {
  for (const [message, language] of [
    ['does life insurance cover suicide', 'en'],
    ['pagan si alguien se suicida', 'es'],
  ] as const) {
    const response = await assistant(message, language)
    const { crisis } = words(language).frame
    expect(response.startsWith(`${crisis}\n\n`)).toBe(true)
    expect(pagesOf(response)).toEqual(['termLife', 'wholeLife'])
    expect(pagesOf(crisis)).toEqual([])
  }
  expect(await assistant('does it pay if i kill myself', 'en')).toBe(words('en').frame.crisis)
})
