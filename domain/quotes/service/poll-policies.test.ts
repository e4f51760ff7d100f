import { describe, expect, test } from 'vitest'
import { pollPolicies, searchSucceeded } from './poll-policies.ts'
import type { PolicySearchAnswer } from './wire.ts'

const policies = [{ plan_id: 'a', premium: 20 }]
const pending: PolicySearchAnswer = { status: 'Fetching Quotes' }
const found: PolicySearchAnswer = { status: 'Found Policies', policies }

/** Polls through scripted answers, and tells in which order what happened. */
async function pollThrough(answers: PolicySearchAnswer[], abortAtWait?: number) {
  const log: string[] = []
  const controller = new AbortController()
  let waits = 0
  const result = await pollPolicies({
    search: async () => {
      log.push('ask')
      return answers.shift() ?? pending
    },
    wait: async (milliseconds) => {
      log.push(`wait ${milliseconds}`)
      waits += 1
      if (waits === abortAtWait) controller.abort()
    },
    signal: controller.signal,
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
  test('[POLL-01] The tenth attempt can still succeed', async () => {
    const { result } = await pollThrough([...Array.from({ length: 9 }, () => pending), found])
    expect(result).toEqual({ outcome: 'found', policies })
  })

  test('An abort ends it before the next attempt', async () => {
    const { result, log } = await pollThrough([], 2)
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
