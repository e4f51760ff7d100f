import { expect, test } from 'vitest'
import { buildComparisonRequest } from '#domain/quotes/comparison/comparison-request.ts'
import { comparisonError, comparisonReducer } from '#domain/quotes/comparison/comparison-state.ts'
import { ana } from '../../../tests/fixtures/device/ana.ts'
import { type FindQuotesOptions, findQuotes } from './find-quotes.ts'
import { sampleQuotes } from './sample-quotes.ts'
import type { PolicySearchAnswer, QuoteRequestBody } from './wire.ts'

const chosen = {
  person: ana,
  planType: 'term',
  coverage: 250_000,
  today: '2026-11-20',
  random: () => 0,
  newId: () => 'id',
} as const
const samples = sampleQuotes(chosen)

async function find(script: {
  request?: FindQuotesOptions['requestQuotes']
  answers?: (PolicySearchAnswer | Error)[]
  signal?: AbortSignal
}) {
  const bodies: QuoteRequestBody[] = []
  const searched: string[] = []
  const waits: number[] = []
  const reports: string[] = []
  const answers = [...(script.answers ?? [])]
  const found = await findQuotes({
    ...chosen,
    requestQuotes: async (body) => {
      bodies.push(body)
      return script.request ? await script.request(body) : { search_id: 'search-1' }
    },
    isTooMany: (error) => error instanceof RangeError,
    searchPolicies: async (searchId) => {
      searched.push(searchId)
      const answer = answers.shift() ?? { status: 'Fetching Quotes' }
      if (answer instanceof Error) throw answer
      return answer
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    ...(script.signal === undefined ? {} : { signal: script.signal }),
    report: (message) => reports.push(message),
  })
  return { found, bodies, searched, waits, reports }
}

test('[POLL-03] found policies become quotes, lowest premium first, at once', async () => {
  const policies = [
    { plan_id: 'dear', premium: 30 },
    { plan_id: 'cheap', premium: 20 },
  ]
  const { found, bodies, searched, waits } = await find({ answers: [{ status: 'Found Policies', policies }] })
  expect(found.type === 'answered' && found.quotes.map(({ quoteId }) => quoteId)).toEqual(['cheap', 'dear'])
  expect(bodies).toEqual([buildComparisonRequest(ana, 'term', 250_000)])
  expect(searched).toEqual(['search-1'])
  expect(waits).toEqual([])
})

test('No Policies Found is an answer without quotes, not a reason for samples', async () => {
  const { found } = await find({ answers: [{ status: 'No Policies Found', policies: [] }] })
  expect(found).toEqual({ type: 'answered', quotes: [] })
})

test.each([{}, { search_id: undefined }, { search_id: '' }])(
  '[SAMPLE-10] An answer without a search id (%j) gives samples, without a search',
  async (answer) => {
    const { found, searched } = await find({ request: async () => answer })
    expect(found).toEqual({ type: 'searchGaveUp', samples })
    expect(searched).toEqual([])
  },
)

test('[POLL-01] [POLL-02] [POLL-05] after ten attempts, 2 seconds apart, samples are used, without an error', async () => {
  const { found, searched, waits } = await find({})
  expect(found).toEqual({ type: 'searchGaveUp', samples })
  expect(searched).toHaveLength(10)
  expect(waits).toEqual(Array.from({ length: 9 }, () => 2000))
})

test('[POLL-04] [ERROR-30] a failed search is logged, counted and retried after 2 seconds', async () => {
  const ready = { status: 'ready', policies: [{ premium: 20 }] }
  const secret = new Error('secret of Ana Rivera')
  const { found, waits, reports } = await find({ answers: [secret, { status: 'pending' }, secret, ready] })
  expect(found.type).toBe('answered')
  expect(waits).toEqual([2000, 2000, 2000])
  expect(reports).toEqual(['Policy search failed at attempt 1', 'Policy search failed at attempt 3'])
  const failing = await find({ answers: Array.from({ length: 12 }, () => secret) })
  expect(failing.searched).toHaveLength(10)
})

test('A request that fails gives samples with an error, and a log line without personal data', async () => {
  const { found, reports } = await find({ request: () => Promise.reject(new Error('refused for Ana')) })
  expect(found).toEqual({ type: 'failed', samples })
  expect(reports).toEqual(['Quote request failed'])
})

test('An aborted load ends without quotes and without a log line', async () => {
  const controller = new AbortController()
  const request = async () => {
    controller.abort()
    return { search_id: 'search-1' }
  }
  const early = await find({ request, signal: controller.signal })
  expect(early.found).toEqual({ type: 'aborted' })
  expect(early.searched).toEqual([])
  const broken = await find({
    request: async () => Promise.reject(controller.signal.reason),
    signal: controller.signal,
  })
  expect(broken.found).toEqual({ type: 'aborted' })
  expect(broken.reports).toEqual([])
})

test('[S10] one request too many is told as what it is, beside the samples', async () => {
  const { found } = await find({ request: () => Promise.reject(new RangeError('429')) })
  expect(found).toEqual({ type: 'failed', samples, isTooMany: true })
  if (found.type === 'failed') {
    const state = comparisonReducer({ status: 'loading', run: 1 }, { type: 'ended', run: 1, ending: found })
    expect(comparisonError(state)).toBe('tooMany')
  }
})
