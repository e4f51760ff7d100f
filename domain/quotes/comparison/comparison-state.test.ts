import { expect, test } from 'vitest'
import { quote } from '../../../tests/fixtures/quotes/quote.ts'
import {
  type ComparisonEvent,
  comparisonError,
  comparisonReducer,
  initialComparison,
  shownQuotes,
} from './comparison-state.ts'

const quotes = [quote()]
const samples = [quote({ quoteId: 's' })]

const after = (...events: ComparisonEvent[]) => events.reduce(comparisonReducer, initialComparison)
const started: ComparisonEvent = { type: 'started', run: 1 }
const answered: ComparisonEvent = { type: 'ended', run: 1, ending: { type: 'answered', quotes } }
const gaveUp: ComparisonEvent = { type: 'ended', run: 1, ending: { type: 'searchGaveUp', samples } }
const failed: ComparisonEvent = { type: 'ended', run: 1, ending: { type: 'failed', samples } }

test('[COMPARE-43] From idle to loading, then to live results or to samples', () => {
  expect(after()).toEqual({ status: 'idle' })
  expect(after(started)).toEqual({ status: 'loading', run: 1 })
  expect(after(started, answered)).toEqual({ status: 'live', quotes })
  expect(after(started, gaveUp)).toEqual({ status: 'sample', quotes: samples })
  expect(after(started, answered, { type: 'started', run: 2 })).toEqual({ status: 'loading', run: 2 })
})

test.each([
  ['loading', [started], [], undefined],
  ['live results', [started, answered], quotes, undefined],
  ['[POLL-05] a search that found no end', [started, gaveUp], samples, undefined],
  ['a failed request', [started, failed], samples, 'fetchFailed'],
  ['the load after that', [started, failed, { type: 'started', run: 2 }], [], undefined],
] as const)(
  '%s shows its plans, and an error beside them where there is one',
  (_what, events, shown, error) => {
    expect(shownQuotes(after(...events))).toEqual(shown)
    expect(comparisonError(after(...events))).toBe(error)
  },
)

test('Choosing a plan type clears the results, the error, and the load under way', () => {
  const cleared: ComparisonEvent = { type: 'cleared' }
  expect(shownQuotes(after(started, answered, cleared))).toEqual([])
  expect(after(started, failed, cleared)).toEqual({ status: 'idle' })
  expect(after(started, cleared, answered)).toEqual({ status: 'idle' })
})

test('The answer to an earlier load than the current one is ignored', () => {
  const second: ComparisonEvent = { type: 'started', run: 2 }
  expect(after(started, second, answered)).toEqual({ status: 'loading', run: 2 })
  expect(after(answered)).toEqual({ status: 'idle' })
  expect(after(started, answered, failed)).toEqual({ status: 'live', quotes })
})

test('Where nothing may be asked the reason stands alone', () => {
  for (const error of ['missingInformation', 'underAge'] as const) {
    const state = after(started, answered, { type: 'refused', error })
    expect(comparisonError(state)).toBe(error)
    expect(shownQuotes(state)).toEqual([])
  }
})
