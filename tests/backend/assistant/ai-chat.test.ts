import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiChatAnswerSchema, aiChatName, mostLetters } from '#domain/chat/ai-chat.ts'
import { messageLanguage } from '#domain/chat/message-language.ts'
import { allPassages } from '#functions/assistant/passages/passages.ts'
import { assistantWords } from '#functions/assistant/words.ts'
import { storedTexts } from '../../fixtures/database/stored-texts.ts'
import { settings } from '../../fixtures/settings/settings.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite(true)
})
afterAll(() => at.stop())

let callers = 0
/** An address that has asked nothing yet. */
const newCaller = () => `198.51.100.${++callers}`

/** Sends a message from an address of its own, and answers the response's words. */
async function ask(message: string, acceptLanguage = 'en-US,en;q=0.9'): Promise<string> {
  const answer = await at.ask(aiChatName, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${at.secrets.publishableKey}`,
      'x-forwarded-for': newCaller(),
      'accept-language': acceptLanguage,
    },
    body: JSON.stringify({ message }),
  })
  expect(answer.status).toBe(200)
  return aiChatAnswerSchema.parse(await answer.json()).response
}

test('[CALLS-41] ai-chat is a POST with { message }, and { response } is read', async () => {
  const { status, answer } = await at.post(aiChatName, { message: '  Hello!  ' }, newCaller())
  expect(status).toBe(200)
  expect(Object.keys(answer)).toEqual(['response'])
  expect(answer.response).toContain(settings.brand.assistantName)
})

test('[CHAT-14] With no key, an answer quotes a paragraph of the site and leads to its page', async () => {
  for (const { language, question } of [
    { language: 'en', question: 'Do I need a medical exam?' },
    { language: 'es', question: '¿Necesito un examen médico?' },
  ] as const) {
    const response = await ask(question, language)
    const quoted = response.split('\n\n')[0] ?? ''
    const passages = allPassages(language, settings)
    const source = passages.find(({ text }) => text.startsWith(quoted.slice(0, 60)))
    expect(source?.id, response).toBeDefined()
    expect(response).toContain(assistantWords[language].frame.readMore)
    expect(response).toContain(`](${source?.address})`)
  }
})

test.each([
  { message: '¿Qué pasa si no puedo pagar mi seguro?', asked: 'en-US', language: 'es' },
  { message: 'IUL', asked: 'es-MX,es;q=0.9,en;q=0.1', language: 'es' },
  { message: 'IUL', asked: ';;q=,,*', language: 'en' },
])('“$message”, with “$asked” asked for, is answered in $language', async ({ message, asked, language }) => {
  expect(messageLanguage(await ask(message, asked))).toBe(language)
})

test('an address has twenty messages a minute, whatever it writes about itself; nobody else is refused', async () => {
  const from = newCaller()
  const hello = (address: string) => at.post(aiChatName, { message: 'Hello' }, address)
  const answers = await Promise.all(Array.from({ length: 30 }, () => hello(from)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  for (const { answer, wait } of refused) {
    expect(answer.error).toBe('too_many')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  }
  expect((await hello(`203.0.113.9, ${from}`)).status).toBe(429)
  expect((await hello(`${from}, ${newCaller()}`)).status).toBe(200)

  at.functionsLater(60_000)
  expect((await hello(from)).status).toBe(200)
  // What cannot be read counts too.
  const blank = await Promise.all(
    Array.from({ length: 25 }, () => at.post(aiChatName, { message: ' ' }, from)),
  )
  expect(blank.filter(({ status }) => status === 400)).toHaveLength(19)
})

test('a message has 1 to 500 characters, and a body at most 4 KB, however it is written', async () => {
  const post = (body: unknown) => at.post(aiChatName, body, newCaller())
  expect((await post({ message: 'é'.repeat(mostLetters) })).status).toBe(200)
  expect((await post(`{"message":"${'\\u00e9'.repeat(mostLetters)}"}`)).status).toBe(200)
  expect((await post({ message: ` ${'a'.repeat(mostLetters)} \n` })).status).toBe(200)
  for (const message of ['', ' \n\t ', 'a'.repeat(mostLetters + 1)]) {
    const { status, answer } = await post({ message })
    expect([status, answer.error, answer.fields]).toEqual([400, 'invalid_body', ['message']])
  }
  expect((await post({ message: 'Hello', more: 'a'.repeat(4096) })).status).toBe(413)
})

const secret = 'zanzibar-4711'

const oddBodies: Record<string, unknown> = {
  'an array': [secret],
  null: 'null',
  'half a body': `{"message":"${secret}`,
  'another field': { question: secret },
  'a list as message': { message: [secret] },
  'deep nesting': `{"message":${'['.repeat(1500)}${']'.repeat(1500)}}`,
  'a polluted prototype': `{"__proto__":{"message":"${secret}"}}`,
  'a lone surrogate': `{"message":"${secret} \\ud800"}`,
  'null bytes': `{"message":"${secret}\\u0000\\u0000"}`,
  'raw control characters': `{"message":"${secret}\u0001"}`,
  'right to left': { message: `\u202e${secret}` },
  emoji: { message: '👩‍👩‍👧‍👦'.repeat(45) },
  'stacked accents': { message: `z${'\u0301'.repeat(490)}` },
  'very wide letters': { message: '\ufdfa'.repeat(mostLetters) },
  'a pattern that runs away': { message: `${'(a+)+'.repeat(90)}$` },
  markup: { message: `<img src=x onerror=alert('${secret}')> [${secret}](https://evil.example)` },
  'names of prototypes': { message: 'constructor __proto__ toString hasOwnProperty' },
}

test('whatever is sent, no answer is a failure of ours, none repeats what was typed, and nothing of it is kept', async () => {
  for (const [what, body] of Object.entries(oddBodies)) {
    const { status, answer } = await at.post(aiChatName, body, newCaller())
    expect([200, 400], what).toContain(status)
    expect(JSON.stringify(answer), what).not.toMatch(/zanzibar|evil\.example|onerror/)
  }
  const compressed = await at.ask(aiChatName, {
    method: 'POST',
    headers: { authorization: `Bearer ${at.secrets.publishableKey}`, 'content-encoding': 'gzip' },
    body: new Uint8Array([31, 139, 8, 0, 255, 254]),
  })
  expect(compressed.status).toBe(400)

  for (const message of [`My name is ${secret}`, `Tengo diabetes, soy ${secret}`, `I want to die, ${secret}`])
    await ask(message)
  expect(at.said()).not.toContain('zanzibar')
  expect(at.said()).not.toContain('function_failed')
  const stored = await storedTexts(at.sql)
  expect(stored.includes('zanzibar')).toBe(false)
  // So that the search above is one that would find something.
  expect(stored.includes('saved_plans')).toBe(true)
})
