import { readFileSync } from 'node:fs'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readContinued } from '#domain/quotes/estimate/continue-address.ts'
import { protocolVersions } from '#functions/mcp/server-card.ts'
import { type McpSite, type Protocol, startMcpSite } from '../../fixtures/assistant/mcp-site.ts'
import { settings } from '../../fixtures/settings/settings.ts'

const person = { state: 'TX', age: 61, sex: 'male', tobacco: true } as const
const funeral = { ...person, product: 'final-expense', amount: 15_000 } as const
const term = { ...person, product: 'term', amount: 250_000 } as const

/** What falls over the years: a mortgage, and the children's. */
const family = {
  ...{ yearly_income: 20_000, income_years: 12, mortgage: 180_000, mortgage_years: 18 },
  ...{ debts: 20_000, debt_years: 5 },
}

/** A call of every tool. */
const calls: Readonly<Record<string, object>> = {
  list_options: {},
  estimate_premium: funeral,
  compare_terms: { ...person, amount: 250_000 },
  compare_health_classes: term,
  explain_price: term,
  estimate_need: { yearly_income: 60_000, mortgage: 200_000, savings: 20_000 },
  suggest_ladder: { ...person, ...family },
  find_answer: { question: 'What happens if I miss a payment?' },
  get_continue_link: funeral,
}

const textContent = z.object({ type: z.literal('text'), text: z.string() })

async function callOf(client: Client, name: string, asked: object) {
  const answer = await client.callTool({ name, arguments: { ...asked } })
  const [content] = answer.content
  return {
    isError: answer.isError === true,
    text: textContent.parse(content).text,
    data: z.record(z.string(), z.unknown()).parse(answer.structuredContent ?? {}),
  }
}

const rangeSchema = z.object({ low: z.number(), high: z.number(), carriers: z.number() })
const planSchema = z.object({ carrier: z.string(), monthly_premium: z.number(), annual_premium: z.number() })
const plansOf = (data: Record<string, unknown>) => z.array(planSchema).parse(data.plans)

let at: McpSite
const clients: Partial<Record<Protocol, Client>> = {}
beforeAll(async () => {
  at = await startMcpSite()
  for (const protocol of ['newest', 'older'] as const) clients[protocol] = await at.connect(protocol)
})
afterAll(() => at.stop())

function clientOf(protocol: Protocol = 'newest'): Client {
  const client = clients[protocol]
  if (client === undefined) throw new Error('No client')
  return client
}

test.each(['newest', 'older'] as const)(
  'the official client, %s protocol, lists every tool, read-only and idempotent, with what goes in and comes out',
  async (protocol) => {
    const { tools } = await clientOf(protocol).listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(calls))
    const annotations = { readOnlyHint: true, idempotentHint: true, destructiveHint: false }
    const always = ['range', 'basis', 'notice', 'agent']
    for (const { annotations: given, inputSchema, outputSchema } of tools) {
      expect(given).toMatchObject(annotations)
      const asked = Object.keys(inputSchema.properties ?? {})
      expect(asked).toContain('language')
      expect(asked.join()).not.toMatch(/name|phone|email|birth/)
      expect(outputSchema?.required).toEqual(expect.arrayContaining(always))
    }
  },
)

test.each([
  ['newest', 'en', 'an estimate, not an offer'],
  ['older', 'es', 'Es un estimado, no una oferta'],
] as const)(
  'the official client, %s protocol: every tool answers in %s what must stand with it, the same each time',
  async (protocol, language, notice) => {
    for (const [name, asked] of Object.entries(calls)) {
      const client = clientOf(protocol)
      const { data, text, isError } = await callOf(client, name, { ...asked, language })
      expect(isError, `${name}: ${text}`).toBe(false)
      const { name: agent, nationalProducerNumber: number } = settings.agent
      expect(data).toMatchObject({
        language,
        date: '2026-11-20',
        basis: { source: 'model' },
        agent: { name: agent, national_producer_number: number },
        published_error: { page: 'https://life.example/how-we-estimate' },
      })
      expect(data.licensed_states).toHaveLength(50)
      for (const part of [notice, number, 'Montana']) expect(text).toContain(part)
      expect((await callOf(client, name, { ...asked, language })).data).toEqual(data)
    }
  },
)

test('docs/mcp.md judges every tool by every criterion', async () => {
  const rows = readFileSync('docs/mcp.md', 'utf8').split('\n')
  const { tools } = await clientOf().listTools()
  for (const { name, description } of tools) {
    const row = rows.find((line) => line.startsWith(`| \`${name}\``)) ?? ''
    expect(
      row.split('|').filter((cell) => cell.trim() !== ''),
      name,
    ).toHaveLength(6)
    expect(description).toMatch(/\nUse it [\s\S]*(Returns|Takes) [\s\S]*Reads only: /)
  }
})

test('terms and classes compared give what each gives alone', async () => {
  const terms = await callOf(clientOf(), 'compare_terms', { ...person, amount: 250_000 })
  const classes = await callOf(clientOf(), 'compare_health_classes', term)
  const entries = z.array(z.looseObject({ range: rangeSchema.nullable(), message: z.string().nullable() }))
  for (const { term_years, range, message } of entries.parse(terms.data.terms)) {
    const alone = await callOf(clientOf(), 'estimate_premium', { ...term, term_years })
    expect([range, message]).toEqual([alone.data.range, alone.data.message])
  }
  for (const { health_class, range } of entries.parse(classes.data.classes)) {
    const alone = await callOf(clientOf(), 'estimate_premium', { ...term, health_class })
    expect(range).toEqual(alone.data.range)
  }
})

test('a price is explained with parts that add up to it, of the carrier that is named', async () => {
  const [, second] = plansOf((await callOf(clientOf(), 'estimate_premium', term)).data)
  const named = await callOf(clientOf(), 'explain_price', { ...term, carrier: second?.carrier.toUpperCase() })
  expect(named.data.plan).toMatchObject({
    carrier: second?.carrier,
    monthly_premium: second?.monthly_premium,
  })
  const parts = z.array(z.object({ monthly: z.number() })).parse(named.data.parts)
  const sum = parts.reduce((all, { monthly }) => all + monthly, 0)
  expect(sum).toBeCloseTo(second?.monthly_premium ?? 0, 2)
  const unknown = await callOf(clientOf(), 'explain_price', { ...term, carrier: 'Nobody Life' })
  expect(unknown.data).toMatchObject({ plan: null, message: expect.stringContaining('Nobody Life') })
})

const ladderSchema = z.object({
  ladder: z.object({
    policies: z.array(
      planSchema.omit({ annual_premium: true }).extend({ term_years: z.number(), amount: z.number() }),
    ),
    monthly_premium: z.number(),
  }),
  single: z.object({
    carrier: z.string(),
    term_years: z.number(),
    amount: z.number(),
    monthly_premium: z.number(),
  }),
  stages: z.array(z.object({ need: z.number(), cover: z.number(), monthly_premium: z.number() })),
  need_by_year: z.array(z.number()),
})

const young = { state: 'OH', age: 38, sex: 'female', tobacco: false } as const

test('a ladder has the prices of its policies to the cent, and costs no more than any single policy', async () => {
  for (const asked of [young, { ...young, state: 'MT', sex: 'male' }] as const) {
    const { data } = await callOf(clientOf(), 'suggest_ladder', { ...asked, ...family })
    const { ladder, single, stages, need_by_year } = ladderSchema.parse(data)
    expect(need_by_year).toHaveLength(18)
    expect(need_by_year[0]).toBe(440_000)
    const plansFor = async ({ term_years, amount }: { term_years: number; amount: number }) => {
      const alone = await callOf(clientOf(), 'estimate_premium', {
        ...asked,
        product: 'term',
        term_years,
        amount,
      })
      return plansOf(alone.data)
    }
    let cents = 0
    for (const policy of ladder.policies) {
      const own = (await plansFor(policy)).find(({ carrier }) => carrier === policy.carrier)
      expect(policy.monthly_premium).toBe(own?.monthly_premium)
      cents += Math.round(policy.monthly_premium * 100)
    }
    expect(Math.round(ladder.monthly_premium * 100)).toBe(cents)
    expect(new Set(ladder.policies.map(({ carrier }) => carrier))).toEqual(new Set([single.carrier]))
    expect(single).toMatchObject({ amount: 450_000, term_years: 20 })
    for (const { monthly_premium } of await plansFor(single)) {
      expect(ladder.monthly_premium).toBeLessThanOrEqual(monthly_premium)
    }
    expect(stages.every(({ need, cover }) => cover >= need)).toBe(true)
    expect(stages[0]?.monthly_premium).toBe(ladder.monthly_premium)
  }
})

test('where there is no ladder, a plain sentence says why and no price is told', async () => {
  for (const [asked, said] of [
    [{ ...family, mortgage_years: 0 }, 'when the mortgage is paid off'],
    [{}, 'nothing is missing'],
    [{ mortgage: 3_000_000, mortgage_years: 20 }, 'to talk to Alex Sample'],
    [{ ...family, age: 88 }, 'None of our carriers'],
  ] as const) {
    const { data, text, isError } = await callOf(clientOf(), 'suggest_ladder', { ...young, ...asked })
    expect([isError, data.range, data.ladder, data.single]).toEqual([false, null, null, null])
    expect(String(data.message)).toContain(said)
    expect(text).not.toMatch(/\$\d+\.\d\d/)
  }
  const served = await startMcpSite({
    settings: { ...settings, quotes: { ...settings.quotes, provider: 'white-swan' } },
  })
  const { data } = await callOf(await served.connect('newest'), 'suggest_ladder', { ...young, ...family })
  expect(data).toMatchObject({ ladder: null, message: expect.stringContaining('one plan at a time') })
  await served.stop()
})

test('where no price may be told there is none, and a plain sentence says why', async () => {
  const limited = await startMcpSite({
    settings: { ...settings, agent: { ...settings.agent, licensedStates: ['OH', 'CA'] } },
  })
  const client = await limited.connect('newest')
  for (const [asked, said] of [
    [{ ...funeral, state: 'TX' }, 'Alex Sample is not licensed in Texas, so we can’t show prices there.'],
    [{ ...funeral, state: 'OH', age: 49 }, 'for ages 50 to 85'],
    [{ ...funeral, state: 'OH', amount: 60_000 }, '$50,000 at most'],
    [{ ...term, state: 'OH', age: 90 }, 'None of our carriers'],
  ] as const) {
    const { data, text, isError } = await callOf(client, 'estimate_premium', asked)
    expect([isError, data.range, plansOf(data)]).toEqual([false, null, []])
    expect(String(data.message)).toContain(said)
    expect(text).not.toMatch(/\$\d+\.\d\d/)
  }
  const everywhere = await callOf(client, 'compare_terms', { ...person, amount: 250_000 })
  expect(everywhere.data.message).toContain('not licensed in Texas')
  expect(everywhere.data.licensed_states).toEqual(['OH', 'CA'])
  await limited.stop()
})

test('the link carries the answers behind the number sign, and the page reads the same', async () => {
  const { data } = await callOf(clientOf(), 'get_continue_link', { ...funeral, language: 'es' })
  const url = new URL(String(data.url))
  expect(url.origin + url.pathname + url.search).toBe('https://life.example/white-swan-quotes?lng=es')
  expect(readContinued(url.hash)).toEqual({
    productType: 'FinalExpense',
    residentState: 'TX',
    age: 61,
    gender: 'Male',
    tobacco: true,
    deathBenefit: 15_000,
  })
  expect(data).toMatchObject({ opens: 'prices', still_open: [] })
  expect((await callOf(clientOf(), 'get_continue_link', { age: 40 })).data).toMatchObject({
    opens: 'questions',
    still_open: ['sex', 'tobacco', 'amount'],
  })
})

test('despair comes first here too, and links of an answer lead to this site', async () => {
  const { data } = await callOf(clientOf(), 'find_answer', { question: 'I want to kill myself' })
  expect(data.answer).toContain('988')
  const answer = await callOf(clientOf(), 'find_answer', calls.find_answer ?? {})
  expect(answer.data.answer).toContain('](https://life.example/faq')
})

test('a site is found by its name: catalog, card, service, which say the same', async () => {
  const get = async (path: string) => {
    const answer = await fetch(`${at.address}${path}`)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    return { type: answer.headers.get('content-type'), body: await answer.json() }
  }
  const catalog = await get('/.well-known/ai-catalog.json')
  expect(catalog.type).toBe('application/ai-catalog+json')
  expect(catalog.body.entries).toEqual([
    {
      identifier: 'urn:air:life.example:mcp:life-insurance-estimates',
      type: 'application/mcp-server-card+json',
      url: 'https://life.example/mcp/server-card',
    },
  ])
  const { type, body: card } = await get('/mcp/server-card')
  expect(type).toBe('application/mcp-server-card+json')
  expect((await get('/.well-known/mcp/server-card.json')).body).toEqual(card)
  expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
  expect(card.description.length).toBeLessThanOrEqual(100)
  expect(card.remotes).toEqual([
    {
      type: 'streamable-http',
      url: 'https://life.example/mcp',
      supportedProtocolVersions: [...protocolVersions],
    },
  ])
  for (const protocol of ['newest', 'older'] as const) {
    const { name, version } = clientOf(protocol).getServerVersion() ?? {}
    expect({ name, version }).toEqual({ name: card.name, version: card.version })
  }
})

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('strangers’ pages, many messages at once and too much text are refused; a wrong call is said to be one', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  expect((await post(at.address, list, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(at.address, [list, list])).status).toBe(400)
  expect((await post(at.address, '{"jsonrpc":')).status).toBe(400)
  expect((await post(at.address, { ...list, params: { x: 'x'.repeat(40_000) } })).status).toBe(413)
  expect((await fetch(`${at.address}/mcp`)).status).toBe(405)
  const wrong = await callOf(clientOf(), 'estimate_premium', { ...term, age: 'sixty' })
  expect(wrong.isError).toBe(true)
  expect(at.lines).toEqual([])
})

test('calls are limited by address, and the refusal says for how long', async () => {
  const limited = await startMcpSite({ isLimited: true })
  const waits: number[] = []
  for (let call = 0; call < 242; call++) {
    const answer = await post(limited.address, 'x')
    if (answer.status === 429) waits.push(Number(answer.headers.get('retry-after')))
    await answer.arrayBuffer()
  }
  expect(waits).toHaveLength(2)
  for (const wait of waits) expect(wait).toBeGreaterThan(0)
  await limited.stop()
})
