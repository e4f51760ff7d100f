import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '#domain/json/is-record.ts'
import { type McpSite, startMcpSite } from '../../fixtures/assistant/mcp-site.ts'

const runs = Number(process.env.NONSENSE_RUNS ?? 10_000)
const seed = Number(process.env.NONSENSE_SEED ?? 20_261_127)
/** So many are under way at once. */
const atOnce = 20

let at: McpSite
beforeAll(async () => {
  at = await startMcpSite()
})
afterAll(() => at.stop())

const odd = fc.oneof(
  fc.constantFrom(...['', '\u0000', '9'.repeat(400), '__proto__', '{"a":', '1e999', 'x'.repeat(3_000)]),
  fc.constantFrom<unknown>(null, true, [], {}, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Mostly what a tool takes, so that the nonsense gets further than the schema. */
const mostly = (...good: unknown[]) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: odd })

const some = fc.record(
  {
    product: mostly('term', 'whole', 'iul', 'gul', 'vul', 'final-expense'),
    state: mostly('FL', 'MT', 'NY'),
    age: fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 0, max: 120 }) }, { weight: 1, arbitrary: odd }),
    sex: mostly('female', 'male'),
    tobacco: mostly(true, false),
    amount: fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1, max: 100_000_000 }) },
      { weight: 1, arbitrary: odd },
    ),
    term_years: mostly(10, 15, 20, 25, 30),
    health_class: mostly('Standard', 'Table 4', 'Super Preferred'),
    height_inches: mostly(48, 70, 95),
    weight_pounds: mostly(80, 170, 500),
    carrier: mostly('SBLI', 'Nobody'),
    question: mostly('How much do I need?', '???', '988'),
    yearly_income: mostly(0, 50_000, 10_000_000),
    mortgage: mostly(0, 200_000, 100_000_000),
    mortgage_years: mostly(0, 15, 30, 60),
    savings: mostly(0, 1_000_000_000),
    language: mostly('en', 'es'),
    __proto__: odd,
  },
  { requiredKeys: ['state', 'age', 'sex', 'tobacco', 'amount', 'product'] },
)

const tools = [
  ...['list_options', 'estimate_premium', 'compare_terms', 'compare_health_classes', 'explain_price'],
  ...['estimate_need', 'suggest_ladder', 'find_answer', 'get_continue_link', 'no_such_tool'],
]
const methods = ['tools/list', 'initialize', 'server/discover', 'ping', 'resources/read', 'prompts/get', '']

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'nonsense', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const messages = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      jsonrpc: mostly('2.0'),
      id: mostly(1, 'a', null),
      method: fc.constant('tools/call'),
      params: fc.record({ name: mostly(...tools), arguments: fc.oneof(some, odd) }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ jsonrpc: mostly('2.0'), id: mostly(1), method: mostly(...methods), params: odd }),
  },
  { weight: 1, arbitrary: odd },
)

const requests = fc.record({
  message: messages,
  isNewest: fc.boolean(),
  version: mostly(undefined),
  method: mostly('POST'),
  cut: fc.oneof({ weight: 19, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(40) }),
})

/** What can stand in a header; undefined for anything else. */
function headerText(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w./-]+$/.test(value) ? value : undefined
}

/** A message as one of the newest protocol carries it, or one of an older one. */
function bodyOf({ message, isNewest, cut }: { message: unknown; isNewest: boolean; cut: number }): string {
  const params = isRecord(message) && isRecord(message.params) ? message.params : undefined
  const sent =
    isNewest && isRecord(message) && params ? { ...message, params: { ...params, _meta: envelope } } : message
  const body = JSON.stringify(sent) ?? ''
  return cut === 0 ? body : body.slice(0, -cut)
}

test(`nothing that a stranger sends to /mcp makes a 5xx, and nothing of it is logged (${runs} generated calls)`, async () => {
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  const all = fc.sample(requests, { numRuns: runs, seed })
  async function send(request: (typeof all)[number]) {
    const body = bodyOf(request)
    const { message } = request
    const answer = await fetch(`${at.address}/mcp`, {
      method: request.method === 'POST' ? 'POST' : 'PUT',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version':
          headerText(request.version) ?? (request.isNewest ? '2026-07-28' : '2025-06-18'),
        'mcp-method': headerText(isRecord(message) && message.method) ?? 'x',
        'mcp-name': headerText(isRecord(message) && isRecord(message.params) && message.params.name) ?? 'x',
      },
      body,
    })
    await answer.arrayBuffer()
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status >= 500) faults.push(`${answer.status} ${body.slice(0, 400)}`)
  }
  for (let start = 0; start < all.length; start += atOnce) {
    await Promise.all(all.slice(start, start + atOnce).map(send))
  }
  expect(faults.slice(0, 10)).toEqual([])
  expect(at.lines).toEqual([])
  // Most of it got as far as a tool.
  expect(statuses[200]).toBeGreaterThan(runs / 4)
})
