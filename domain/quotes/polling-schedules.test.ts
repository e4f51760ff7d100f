import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  comparisonPolling,
  instantPolling,
  type PollOptions,
  pollPolicies,
} from '#domain/quotes/service/poll-policies.ts'
import type { PolicySearchAnswer } from '#domain/quotes/service/wire.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The moments (ms) at which the attempts of a schedule are made, and what comes of them. */
async function runSchedule(
  schedule: Pick<PollOptions, 'attempts' | 'delayMs'>,
  answer: (attempt: number) => PolicySearchAnswer | Error,
) {
  const moments: number[] = []
  const failures: number[] = []
  const start = Date.now()
  const polling = pollPolicies({
    ...schedule,
    wait,
    search: async () => {
      moments.push(Date.now() - start)
      const answered = answer(moments.length)
      if (answered instanceof Error) throw answered
      return answered
    },
    onFailure: (attempt) => failures.push(attempt),
  })
  await vi.runAllTimersAsync()
  return { moments, failures, ended: await polling }
}

const pending = () => ({ status: 'Fetching Quotes' })
const gaps = (moments: readonly number[]) =>
  moments.slice(1).map((moment, place) => moment - (moments[place] ?? 0))

test('[POLL-06] [POLL-07] the instant quote asks 15 times: at once, then after waits that grow to 4 s', async () => {
  const { moments, ended } = await runSchedule(instantPolling, pending)
  expect(moments).toHaveLength(15)
  expect(moments[0]).toBe(0)
  expect(gaps(moments)).toEqual([1200, 1920, 3072, ...Array.from({ length: 11 }, () => 4000)])
  expect(ended).toEqual({ outcome: 'exhausted' })
})

test('[POLL-08] the comparison keeps its own schedule: 10 attempts, 2 s apart', async () => {
  const { moments } = await runSchedule(comparisonPolling, pending)
  expect(moments).toHaveLength(10)
  expect(gaps(moments)).toEqual(Array.from({ length: 9 }, () => 2000))
  const unnamed = await runSchedule({}, pending)
  expect(gaps(unnamed.moments)).toEqual(gaps(moments))
})

test('[INSTANT-35] on the instant schedule a status with found, ready or complete ends the search', async () => {
  for (const status of ['found', 'Quotes READY', 'Completed', 'No Policies Found']) {
    const { moments, ended } = await runSchedule(instantPolling, (attempt) => ({
      status: attempt < 3 ? 'Fetching Quotes' : status,
      policies: [],
    }))
    expect(moments, status).toEqual([0, 1200, 3120])
    expect(ended).toEqual({ outcome: 'found', policies: [] })
  }
})

test('a failed attempt is told of, counted and tried again after the same waits', async () => {
  const { moments, failures, ended } = await runSchedule(instantPolling, (attempt) =>
    attempt < 3 ? new Error('503') : { status: 'Found Policies', policies: [], reason: 'no_plan_fits' },
  )
  expect(moments).toEqual([0, 1200, 3120])
  expect(failures).toEqual([1, 2])
  expect(ended).toEqual({ outcome: 'found', policies: [], reason: 'no_plan_fits' })
})
