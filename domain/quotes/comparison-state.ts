import type { Quote } from './quote.ts'

/** Why a comparison shows an error card; the words stand in the locale files. */
export type ComparisonError = 'missingInformation' | 'underAge' | 'fetchFailed'

/**
 * What the comparison shows. `run` numbers the loads: the answer to an earlier one than the current is ignored,
 * so that quick changes of plan or coverage never show another choice's prices.
 */
export type ComparisonState =
  | { readonly status: 'idle'; readonly run: number; readonly error?: 'missingInformation' | 'underAge' }
  | { readonly status: 'loading'; readonly run: number }
  | { readonly status: 'live'; readonly run: number; readonly quotes: readonly Quote[] }
  | {
      readonly status: 'sample'
      readonly run: number
      readonly quotes: readonly Quote[]
      readonly error?: 'fetchFailed'
    }

export type ComparisonEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'refused'; readonly error: 'missingInformation' | 'underAge' }
  | { readonly type: 'started' }
  | { readonly type: 'answered'; readonly run: number; readonly quotes: readonly Quote[] }
  | { readonly type: 'searchGaveUp'; readonly run: number; readonly samples: readonly Quote[] }
  | { readonly type: 'failed'; readonly run: number; readonly samples: readonly Quote[] }

export const initialComparison: ComparisonState = { status: 'idle', run: 0 }

/**
 * The next state. `started` makes the run of its number (`run + 1`); `cleared` (a plan was chosen) and `refused`
 * (nothing may be asked) end the current run.
 */
export function comparisonReducer(state: ComparisonState, event: ComparisonEvent): ComparisonState {
  switch (event.type) {
    case 'cleared':
      return { status: 'idle', run: state.run + 1 }
    case 'refused':
      return { status: 'idle', run: state.run + 1, error: event.error }
    case 'started':
      return { status: 'loading', run: state.run + 1 }
    default:
      return state.status === 'loading' && event.run === state.run ? settle(event) : state
  }
}

type Ending = Extract<ComparisonEvent, { run: number }>

function settle(event: Ending): ComparisonState {
  const { run } = event
  if (event.type === 'answered') return { status: 'live', run, quotes: event.quotes }
  if (event.type === 'searchGaveUp') return { status: 'sample', run, quotes: event.samples }
  return { status: 'sample', run, quotes: event.samples, error: 'fetchFailed' }
}

export function comparisonError(state: ComparisonState): ComparisonError | undefined {
  return state.status === 'idle' || state.status === 'sample' ? state.error : undefined
}

/** The quotes on screen: none while idle or loading. */
export function shownQuotes(state: ComparisonState): readonly Quote[] {
  return state.status === 'live' || state.status === 'sample' ? state.quotes : []
}
