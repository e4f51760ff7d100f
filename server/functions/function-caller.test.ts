import { expect, test } from 'vitest'
import { unsealPlan } from '#functions/quotes/plan-id.ts'
import { searchLifeMs } from '#functions/quotes/quote-search.ts'
import { createSealer } from '#functions/seal.ts'
import { securityHeaders } from '#server/http/headers.ts'
import {
  noRequestStatus,
  nothingCarried,
  publicKey,
  sealingKey,
  startOfTest,
  termRequest,
} from '../../tests/fixtures/function-context.ts'
import { functionsApp } from '../../tests/fixtures/functions-app.ts'
import { startWhiteSwan } from '../../tests/fixtures/quotes/white-swan-stand-in.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { createFunctionCaller } from './function-caller.ts'
import type { QuoteSource } from './quote-source.ts'

const minute = 60_000

/** The functions as a process makes them, with a clock of the test's own. */
function process(options: { quoteSource?: QuoteSource; isLimited?: boolean; start?: Date } = {}) {
  let now = options.start ?? startOfTest
  const app = functionsApp({
    backend: undefined,
    callFunction: createFunctionCaller({
      settings,
      quoteSource: options.quoteSource ?? { provider: 'embedded' },
      secrets: { publishableKey: publicKey, sealingKey },
      publicUrl: 'https://life.example',
      backend: {
        storeLead: async () => '',
        findApplication: async () => false,
        refuseContact: async () => undefined,
        requestStatus: noRequestStatus,
        carried: nothingCarried,
        recordLimit: () => {},
      },
      assistant: async () => ({ response: '' }),
      limits: { isOn: options.isLimited ?? false, trustedProxies: 0 },
      now: () => now,
      log: () => {},
    }),
    reportError: () => {},
  })
  const call = async (name: string, body: unknown) =>
    app.request(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publicKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const search = (id: string) => call('white-swan-policy-search', { policy_search: id })
  const takenFor = async (change: object) => {
    const taken = await (await call('white-swan-complete-request', { ...termRequest, ...change })).json()
    return String(taken.search_id)
  }
  /** As a page asks: a request, then its search. */
  const pricesFor = async (change: object = {}) => (await search(await takenFor(change))).text()
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  return { search, takenFor, pricesFor, later }
}

const idsOf = (answer: string) => {
  const { policies } = JSON.parse(answer)
  return policies.map((policy: { personal_plan_id: string }) => policy.personal_plan_id)
}

test('The same asked again within ten minutes has the same answer; from then on it is made anew', async () => {
  const { pricesFor, later } = process()
  const first = await pricesFor()
  expect(JSON.parse(first).policies).toHaveLength(settings.carriers.length)
  later(10 * minute - 1)
  // A plan's id is another each time that an answer is made.
  expect(await pricesFor()).toBe(first)
  later(1)
  const anew = await pricesFor()
  expect(anew).not.toBe(first)
  expect(anew.replaceAll(/"v2[^"]+"/g, '')).toBe(first.replaceAll(/"v2[^"]+"/g, ''))
})

test('Name, email and phone change no price; whatever else is changed has an answer of its own', async () => {
  const { pricesFor } = process()
  const own = await pricesFor()
  expect(await pricesFor({ name: 'Zoë Other', email: 'zoe@other.example', phone: '2125550199' })).toBe(own)
  const changes = [
    { resident_state: 'TX' },
    { death_benefit: 510_000 },
    { date_of_birth: '1986-03-15' },
    { gender: 'Male' },
    { tobacco: true },
    { height_inches: 7 },
    { weight_pounds: 144 },
    { health_rating: 'Standard' },
    { term_duration: 15 },
    { expedited_products: false },
    { policy_type: 'Whole' },
  ]
  const others: string[] = []
  for (const change of changes) others.push(await pricesFor(change))
  expect(new Set([own, ...others]).size).toBe(changes.length + 1)
})

test('At midnight in New York an answer is made anew, for the age of the new day', async () => {
  const { pricesFor, later } = process({ start: new Date('2026-11-21T04:59:00Z') })
  const birthday = { date_of_birth: '1966-11-21' }
  const carrier = settings.carriers.find(({ products }) => products.term?.ageBasis === 'last')?.name
  const premium = async () => {
    const { policies } = JSON.parse(await pricesFor(birthday))
    return policies.find((policy: { carrier_name: string }) => policy.carrier_name === carrier)
      .monthly_premium
  }
  const evening = await premium()
  later(minute - 1)
  expect(await premium()).toBe(evening)
  later(1)
  expect(await premium()).toBeGreaterThan(evening)
})

test('[CALLS-46] A search that has expired is refused, though its answer is still in memory', async () => {
  const { search, takenFor, pricesFor, later } = process()
  const id = await takenFor({})
  later(searchLifeMs - 1)
  expect((await search(id)).status).toBe(200)
  later(1)
  await pricesFor()
  const refused = await search(id)
  expect([refused.status, (await refused.json()).error]).toEqual([410, 'expired'])
})

test('[CALLS-47] Plan ids of an answer from memory open in every process', async () => {
  const { pricesFor } = process()
  await pricesFor()
  const [id] = idsOf(await pricesFor())
  expect(await unsealPlan(createSealer(sealingKey), id, startOfTest)).toContain(500_000)
})

test('An answer from memory has the headers of every other one, and no browser keeps it', async () => {
  const { search, takenFor } = process()
  const [first, again] = [await search(await takenFor({})), await search(await takenFor({}))]
  expect(await again.text()).toBe(await first.text())
  expect([...again.headers]).toEqual([...first.headers])
  expect(Object.fromEntries(again.headers)).toEqual({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json',
  })
})

test('[S10] Answers from memory count towards the limits too', async () => {
  const { search, takenFor } = process({ isLimited: true })
  const id = await takenFor({})
  for (let times = 0; times < 600; times += 1) expect((await search(id)).status).toBe(200)
  expect((await search(id)).status).toBe(429)
})

test('What White Swan answers is asked for each time', async () => {
  const whiteSwan = await startWhiteSwan({ pollsUntilFound: 1 })
  try {
    const { key, url } = whiteSwan
    const { search, takenFor } = process({ quoteSource: { provider: 'white-swan', key, url } })
    const id = await takenFor({})
    const statuses: unknown[] = []
    for (let times = 0; times < 3; times += 1) statuses.push((await (await search(id)).json()).status)
    expect(statuses).toEqual(['Fetching Quotes', 'Found Policies', 'Found Policies'])
    expect(whiteSwan.calls.filter(({ call }) => call === 'policy_search')).toHaveLength(3)
  } finally {
    await whiteSwan.stop()
  }
})
