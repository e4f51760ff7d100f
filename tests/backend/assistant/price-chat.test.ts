import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aiChatAnswerSchema, aiChatName } from '#domain/chat/ai-chat.ts'
import type { PriceTalk } from '#domain/chat/price/price-talk.ts'
import { formatMoney } from '#domain/format/format.ts'
import { readContinued } from '#domain/quotes/estimate/continue-address.ts'
import { type EstimateAnswers, estimateForm } from '#domain/quotes/estimate/estimate-form.ts'
import { findInstantQuotes } from '#domain/quotes/instant/find-instant-quotes.ts'
import { firstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
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
const newCaller = () => `203.0.113.${++callers}`

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
