import { expect, test } from 'vitest'
import { newInstantForm } from './instant-form.ts'
import { type InstantEvent, initialInstant, instantReducer, isAnswerTo } from './instant-state.ts'

const first = { ...newInstantForm(), deathBenefit: 100_000 }
const second = { ...newInstantForm(), deathBenefit: 200_000 }
const after = (...events: InstantEvent[]) => events.reduce(instantReducer, initialInstant)
const answered = { type: 'answered', quotes: [] } as const

test('a search starts, may be retried, and ends with its answers', () => {
  const started = after({ type: 'started', run: 1, asked: first })
  expect(started).toEqual({ status: 'loading', run: 1, asked: first, isRetrying: false })
  const retrying = instantReducer(started, { type: 'retrying', run: 1 })
  expect(retrying).toMatchObject({ status: 'loading', isRetrying: true })
  const ended = instantReducer(retrying, {
    type: 'ended',
    run: 1,
    ending: { ...answered, reason: 'no_plan_fits' },
  })
  expect(ended).toEqual({ status: 'answered', asked: first, quotes: [], reason: 'no_plan_fits' })
})

test('of two submits the first one’s answer is never shown', () => {
  const both = after({ type: 'started', run: 1, asked: first }, { type: 'started', run: 2, asked: second })
  const late = instantReducer(both, { type: 'ended', run: 1, ending: answered })
  expect(late).toBe(both)
  expect(instantReducer(both, { type: 'retrying', run: 1 })).toBe(both)
  const shown = instantReducer(late, { type: 'ended', run: 2, ending: answered })
  expect(isAnswerTo(shown, second)).toBe(true)
  expect(isAnswerTo(shown, first)).toBe(false)
})

test('a search that was given up ends nothing; an answer that is there stays', () => {
  const canceled = after({ type: 'started', run: 1, asked: first }, { type: 'canceled' })
  expect(canceled).toEqual({ status: 'idle' })
  expect(instantReducer(canceled, { type: 'ended', run: 1, ending: answered })).toBe(canceled)
  const shown = after({ type: 'started', run: 1, asked: first }, { type: 'ended', run: 1, ending: answered })
  expect(instantReducer(shown, { type: 'canceled' })).toBe(shown)
})

test('a refusal and a failure are said, until the next search or another product', () => {
  expect(after({ type: 'refused', refusal: 'incomplete' })).toEqual({ status: 'idle', error: 'incomplete' })
  const failed = after(
    { type: 'started', run: 1, asked: first },
    { type: 'ended', run: 1, ending: { type: 'failed', failure: 'timedOut' } },
  )
  expect(failed).toEqual({ status: 'idle', error: 'timedOut' })
  expect(instantReducer(failed, { type: 'reset' })).toEqual({ status: 'idle' })
  expect(isAnswerTo(failed, first)).toBe(false)
})
