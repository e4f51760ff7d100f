import type { Quote } from '#domain/quotes/quote.ts'

/** Why nothing may be asked for this person. */
type ComparisonRefusal = 'missingInformation' | 'underAge' | 'unanswered'
/** Why a comparison shows an error card; the words stand in the locale files. */
type ComparisonError = ComparisonRefusal | LoadError

/** Why samples are shown instead of quotes. `tooMany`: too many requests came from this connection. */
type LoadError = 'fetchFailed' | 'tooMany'

/**
 * What the comparison shows. `run` names a load: an answer to another than the current one is ignored, so that
 * quick changes of plan or coverage never show another choice's prices.
 */
type ComparisonState =
  | { readonly status: 'idle'; readonly error?: ComparisonRefusal }
  | { readonly status: 'loading'; readonly run: number }
  | { readonly status: 'live'; readonly quotes: readonly Quote[] }
  | { readonly status: 'sample'; readonly quotes: readonly Quote[]; readonly error?: LoadError }

/** How a load ended: policies came, the search found no end (silent samples), or the request failed. */
export type ComparisonEnding =
  | { readonly type: 'answered'; readonly quotes: readonly Quote[] }
  | { readonly type: 'searchGaveUp'; readonly samples: readonly Quote[] }
  | { readonly type: 'failed'; readonly samples: readonly Quote[]; readonly isTooMany?: boolean }

export type ComparisonEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'refused'; readonly error: ComparisonRefusal }
  | { readonly type: 'started'; readonly run: number }
  | { readonly type: 'ended'; readonly run: number; readonly ending: ComparisonEnding }

export const initialComparison: ComparisonState = { status: 'idle' }

/** The next state. `cleared`: a plan type was chosen. `refused`: nothing may be asked. */
export function comparisonReducer(state: ComparisonState, event: ComparisonEvent): ComparisonState {
  switch (event.type) {
    case 'cleared':
      return initialComparison
    case 'refused':
      return { status: 'idle', error: event.error }
    case 'started':
      return { status: 'loading', run: event.run }
    case 'ended':
      return state.status === 'loading' && event.run === state.run ? endedState(event.ending) : state
  }
}

function endedState(ending: ComparisonEnding): ComparisonState {
  if (ending.type === 'answered') return { status: 'live', quotes: ending.quotes }
  if (ending.type === 'searchGaveUp') return { status: 'sample', quotes: ending.samples }
  return { status: 'sample', quotes: ending.samples, error: ending.isTooMany ? 'tooMany' : 'fetchFailed' }
}

/** What went wrong, where something did: a refusal, or a failure beside sample quotes. */
export function comparisonError(state: ComparisonState): ComparisonError | undefined {
  return state.status === 'idle' || state.status === 'sample' ? state.error : undefined
}

/** The quotes on screen: none while idle or loading. */
export function shownQuotes(state: ComparisonState): readonly Quote[] {
  return state.status === 'live' || state.status === 'sample' ? state.quotes : []
}
