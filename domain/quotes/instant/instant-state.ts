import type { Quote } from '#domain/quotes/quote.ts'
import type { InstantEnding, InstantSearchError } from './find-instant-quotes.ts'
import type { InstantForm } from './instant-form.ts'

/** Why nothing may be asked for these answers. */
export type InstantRefusal = 'incomplete' | 'underAge' | 'unlicensed'
/** Why there are no quotes; the words stand in the locale files. */
type InstantError = InstantRefusal | InstantSearchError

/**
 * Where the instant quote stands. `run` names a search: an answer to another than the current one is ignored, so
 * that two quick submits never show the first one's prices. `asked` are the answers that the quotes belong to.
 */
type InstantState =
  | { readonly status: 'idle'; readonly error?: InstantError }
  | {
      readonly status: 'loading'
      readonly run: number
      readonly asked: InstantForm
      readonly isRetrying: boolean
    }
  | {
      readonly status: 'answered'
      readonly asked: InstantForm
      readonly quotes: readonly Quote[]
      readonly reason?: string
    }

export type InstantEvent =
  | { readonly type: 'refused'; readonly refusal: InstantRefusal }
  | { readonly type: 'started'; readonly run: number; readonly asked: InstantForm }
  | { readonly type: 'retrying'; readonly run: number }
  | { readonly type: 'ended'; readonly run: number; readonly ending: InstantEnding }
  /** The search under way is given up: an answer changed, or the visitor went elsewhere. */
  | { readonly type: 'canceled' }
  /** Results and error are gone: another product was asked for. */
  | { readonly type: 'reset' }

export const initialInstant: InstantState = { status: 'idle' }

/** The next state. `refused`: nothing may be asked for what was submitted. */
export function instantReducer(state: InstantState, event: InstantEvent): InstantState {
  switch (event.type) {
    case 'refused':
      return { status: 'idle', error: event.refusal }
    case 'started':
      return { status: 'loading', run: event.run, asked: event.asked, isRetrying: false }
    case 'retrying':
      return isRun(state, event.run) ? { ...state, isRetrying: true } : state
    case 'ended':
      return isRun(state, event.run) ? endedState(state.asked, event.ending) : state
    case 'canceled':
      return state.status === 'loading' ? initialInstant : state
    case 'reset':
      return initialInstant
  }
}

function isRun(state: InstantState, run: number): state is InstantState & { status: 'loading' } {
  return state.status === 'loading' && state.run === run
}

function endedState(asked: InstantForm, ending: InstantEnding): InstantState {
  if (ending.type === 'failed') return { status: 'idle', error: ending.failure }
  const { quotes, reason } = ending
  return { status: 'answered', asked, quotes, ...(reason === undefined ? {} : { reason }) }
}

/** Whether the quotes on hand are those of these answers. */
export function isAnswerTo(state: InstantState, form: InstantForm): boolean {
  return state.status === 'answered' && JSON.stringify(state.asked) === JSON.stringify(form)
}
