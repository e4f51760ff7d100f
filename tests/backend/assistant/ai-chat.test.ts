import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aiChatAnswerSchema, aiChatName, mostLetters } from '#domain/chat/ai-chat.ts'
import { messageLanguage } from '#domain/chat/message-language.ts'
import type { PriceTalk } from '#domain/chat/price/price-talk.ts'
import { formatMoney } from '#domain/format/format.ts'
import { readContinued } from '#domain/quotes/estimate/continue-address.ts'
import { type EstimateAnswers, estimateForm } from '#domain/quotes/estimate/estimate-form.ts'
import { findInstantQuotes } from '#domain/quotes/instant/find-instant-quotes.ts'
import { firstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { allPassages } from '#functions/assistant/passages/passages.ts'
import { assistantWords } from '#functions/assistant/words.ts'
import { usDate } from '#functions/us-date.ts'
import { type McpSite, startMcpSite } from '../../fixtures/assistant/mcp-site.ts'
import { storedTexts } from '../../fixtures/database/stored-texts.ts'
import { settings } from '../../fixtures/settings/settings.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
let mcp: McpSite
beforeAll(async () => {
  at = await startLeadSite(true)
  mcp = await startMcpSite()
})
afterAll(async () => {
  await mcp.stop()
  await at.stop()
})

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

/** A message of a tab that keeps how far the conversation had come. */
async function say(message: string, price: PriceTalk | undefined, from: string) {
  const body = price === undefined ? { message } : { message, price }
  const { status, answer } = await at.post(aiChatName, body, from)
  expect(status).toBe(200)
  return aiChatAnswerSchema.parse(answer)
}

async function talk(messages: readonly string[]) {
  const from = newCaller()
  let answer = await say(messages[0] ?? '', undefined, from)
  for (const message of messages.slice(1)) answer = await say(message, answer.price, from)
  return answer
}

/** What the instant quote's page gets for these answers, by the functions that it asks. */
async function pageQuotes(answers: EstimateAnswers) {
  const from = newCaller()
  const ending = await findInstantQuotes({
    form: estimateForm(answers, usDate(new Date())),
    prospect: settings.placeholderProspect,
    newId: () => 'quote',
    requestQuotes: async (body) => {
      const { answer } = await at.post('white-swan-complete-request', body, from)
      return z.object({ search_id: z.string() }).parse(answer)
    },
    searchPolicies: async (id) =>
      policySearchAnswerSchema.parse(
        (await at.post('white-swan-policy-search', { policy_search: id }, from)).answer,
      ),
    isRefusal: () => false,
    isTooMany: () => false,
    wait: async () => {},
    signal: new AbortController().signal,
    onRetry: () => {},
  })
  if (ending.type !== 'answered') throw new Error('No quotes')
  return ending.quotes
}

const plansSchema = z.array(z.object({ monthly_premium: z.number() }))
const person = { age: 61, residentState: 'OH', gender: 'Female', tobacco: true } as const

test.each([
  {
    said: ["$15,000 for my funeral, I'm 61 and smoke", 'Ohio', 'woman'],
    answers: { ...person, productType: 'FinalExpense', deathBenefit: 15_000 },
    asked: { product: 'final-expense', amount: 15_000 },
  },
  {
    said: ['15 mil para mi entierro, tengo 61 años y fumo', 'Ohio', 'mujer', '¿y 250 mil a 20 años?'],
    answers: { ...person, productType: 'Term', deathBenefit: 250_000, termDuration: 20 },
    asked: { product: 'term', amount: 250_000, term_years: 20 },
  },
] as const)(
  '[issue 13.5] chat, page and tools for AI assistants tell the same price to the cent: $said',
  async ({ said, answers, asked }) => {
    const { response, price } = await talk(said)
    const language = price?.language ?? 'en'
    const quotes = await pageQuotes(answers)
    const range = firstRange(quotes)
    const premiums = quotes.map(({ monthlyPremium }) => monthlyPremium)
    expect(response).toContain(formatMoney(range?.low ?? 0, language, 0))
    expect(response).toContain(formatMoney(range?.high ?? 0, language, 0))
    expect(response).toContain(formatMoney(Math.min(...premiums), language))
    expect(response).toContain(formatMoney(Math.max(...premiums), language))
    expect(readContinued(/#[^)]*/.exec(response)?.[0] ?? '')).toEqual(answers)

    const client = await mcp.connect('newest')
    const tool = await client.callTool({
      name: 'estimate_premium',
      arguments: { ...asked, age: 61, state: 'OH', sex: 'female', tobacco: true },
    })
    const { plans, range: toolRange } = z
      .looseObject({ plans: plansSchema, range: z.unknown() })
      .parse(tool.structuredContent)
    expect(plans.map(({ monthly_premium }) => monthly_premium).sort()).toEqual([...premiums].sort())
    expect(toolRange).toEqual(range)
  },
)

test('[issue 13.5] a price counts as one asked for on the page, and a question does not', async () => {
  const from = newCaller()
  const price = (await say("250k, I'm 45, no tobacco, man", undefined, from)).price
  // The page's limit for a minute, used up from this address.
  const request = { policy_type: 'Term' }
  for (let asked = 0; asked < 120; asked++) await at.post('white-swan-complete-request', request, from)
  const refused = await at.post(aiChatName, { message: 'Ohio', price }, from)
  expect([refused.status, refused.answer.error]).toEqual([429, 'too_many'])
  expect(refused.wait).toBeGreaterThan(0)
  expect((await at.post(aiChatName, { message: 'do I need an exam?', price }, from)).status).toBe(200)
  at.functionsLater(61_000)
  expect((await at.post(aiChatName, { message: 'Ohio', price }, from)).status).toBe(200)
})

test('a conversation that nobody can have had is refused by the names of its fields alone', async () => {
  const talk = { answers: { age: 61 }, insured: 'you', language: 'en' }
  for (const price of [
    'zanzibar',
    { ...talk, answers: { age: 'zanzibar' } },
    { ...talk, answers: { name: 'zanzibar' } },
    { ...talk, asks: 'zanzibar' },
    { ...talk, zanzibar: true },
    { ...talk, answers: { deathBenefit: 1e12 } },
    null,
    [talk],
  ]) {
    const { status, answer } = await at.post(aiChatName, { message: 'Ohio', price }, newCaller())
    expect([status, answer.error]).toEqual([400, 'invalid_body'])
    expect(JSON.stringify(answer.message)).not.toContain('zanzibar')
  }
})

test('nothing that is told on the way to a price is stored or logged', async () => {
  await talk(["$43,217 for my funeral, I'm 61 and smoke", 'Ohio', 'woman', 'and for my wife?', '58', 'no'])
  expect(await storedTexts(at.sql)).not.toMatch(/43,?217|funeral/)
  expect(at.said()).not.toMatch(/43,?217|funeral|tobacco/)
})
