import { describe, expect, test } from 'vitest'
import {
  comparisonPolling,
  instantPolling,
  type PollOptions,
  pollPolicies,
  searchSucceeded,
} from './poll-policies.ts'
import type { PolicySearchAnswer } from './wire.ts'

const policies = [{ plan_id: 'a', premium: 20 }]
const pending: PolicySearchAnswer = { status: 'Fetching Quotes' }
const found: PolicySearchAnswer = { status: 'Found Policies', policies }

/** Polls through scripted answers (an error is thrown), and tells in which order what happened. */
async function pollThrough(
  answers: (PolicySearchAnswer | Error)[],
  { abortAtWait, ...schedule }: Partial<PollOptions> & { abortAtWait?: number } = {},
) {
  const log: string[] = []
  const controller = new AbortController()
  let waits = 0
  const result = await pollPolicies({
    ...schedule,
    search: async () => {
      log.push('ask')
      const answer = answers.shift() ?? pending
      if (answer instanceof Error) throw answer
      return answer
    },
    wait: async (milliseconds) => {
      log.push(`wait ${milliseconds}`)
      waits += 1
      if (waits === abortAtWait) controller.abort()
    },
    signal: controller.signal,
    onFailure: (attempt) => log.push(`failed ${attempt}`),
  })
  return { result, log }
}

test.each<[string | undefined, boolean]>([
  ['found', true],
  ['Found Policies', true],
  ['READY', true],
  ['quotes are ready', true],
  ['completed', true],
  ['No Policies Found', true],
  ['Fetching Quotes', false],
  ['', false],
  [undefined, false],
  ['success', false],
])('[POLL-03] [INSTANT-35] the status %j ends a search: %s', (status, ends) => {
  expect(searchSucceeded(status)).toBe(ends)
})

describe('The comparison’s polling', () => {
  test('[POLL-03] The first attempt is made at once, and success ends it', async () => {
    expect(await pollThrough([found])).toEqual({ result: { outcome: 'found', policies }, log: ['ask'] })
  })

  test('[POLL-01][POLL-02] Up to ten attempts are made, 2000 ms apart, with waits only between them', async () => {
    const { result, log } = await pollThrough([])
    expect(result).toEqual({ outcome: 'exhausted' })
    expect(log).toEqual(['ask', ...Array.from({ length: 9 }, () => ['wait 2000', 'ask']).flat()])
    expect(comparisonPolling).toEqual({ attempts: 10, delayMs: 2000 })
  })

  test('[POLL-01] The tenth attempt can still succeed', async () => {
    const { result } = await pollThrough([...Array.from({ length: 9 }, () => pending), found])
    expect(result).toEqual({ outcome: 'found', policies })
  })

  test('[POLL-04][ERROR-30] A failed attempt is told, counted, and retried after 2 seconds', async () => {
    const { result, log } = await pollThrough([new Error('503'), pending, new TypeError('offline'), found])
    expect(result).toEqual({ outcome: 'found', policies })
    expect(log).toEqual([
      'ask',
      'failed 1',
      'wait 2000',
      'ask',
      'wait 2000',
      'ask',
      'failed 3',
      'wait 2000',
      'ask',
    ])
  })

  test('No Policies Found is a success without policies', async () => {
    const { result } = await pollThrough([{ status: 'No Policies Found' }])
    expect(result).toEqual({ outcome: 'found', policies: [] })
  })

  test('An abort ends it before the next attempt', async () => {
    const { result, log } = await pollThrough([], { abortAtWait: 2 })
    expect(result).toEqual({ outcome: 'aborted' })
    expect(log).toEqual(['ask', 'wait 2000', 'ask', 'wait 2000'])
  })

  test('A wait that an abort breaks off, and an answer after it, are an abort', async () => {
    const controller = new AbortController()
    const broken = await pollPolicies({
      search: async () => pending,
      wait: async () => {
        controller.abort()
        throw controller.signal.reason
      },
      signal: controller.signal,
    })
    const late = await pollPolicies({
      search: async () => found,
      wait: async () => {},
      signal: controller.signal,
    })
    expect([broken, late]).toEqual([{ outcome: 'aborted' }, { outcome: 'aborted' }])
  })
})

test('[POLL-06] [POLL-07] [POLL-08] the instant quote asks 15 times: at once, then after waits that grow to 4 s', async () => {
  const { result, log } = await pollThrough(
    Array.from({ length: 14 }, () => new Error('503')),
    instantPolling,
  )
  expect(result).toEqual({ outcome: 'exhausted' })
  const waits = log.filter((entry) => entry.startsWith('wait')).map((entry) => Number(entry.slice(5)))
  expect(waits).toEqual([1200, 1920, 3072, ...Array.from({ length: 11 }, () => 4000)])
  expect(log.filter((entry) => entry.startsWith('failed'))).toHaveLength(14)
  expect(log[0]).toBe('ask')
})
