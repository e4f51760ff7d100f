import type { CartItem } from '#domain/cart/cart-item.ts'
import { type FormData, newFormData } from '#domain/people/form-data.ts'
import type { Report } from './key-value-store.ts'
import { parseJson } from './salvage.ts'
import { storageKeys } from './storage-keys.ts'
import { parseCart } from './stored-cart.ts'
import { parseFormData } from './stored-form-data.ts'

/** What the browser tells about a change made in another tab: the key, and the new text, if any. */
export type StorageChange = { readonly key: string | null; readonly newValue: string | null }

/** The part of what this tab knows that another tab can change under it. */
export type SharedState = { readonly form: FormData; readonly cart: readonly CartItem[] }

/**
 * This tab's state after a change in another one: the last writer wins, whole key by whole key. A removed key
 * is a reset there and so here; unreadable text changes nothing, because what this tab holds is better.
 * The session is each tab's own and stays.
 */
export function mergeFromOtherTab<State extends SharedState>(
  state: State,
  change: StorageChange,
  report: Report,
): State {
  const { userId, isAuthenticated } = state.form
  const session = { userId, isAuthenticated }
  if (change.key === null) return { ...state, form: { ...newFormData(), ...session }, cart: [] }
  if (change.newValue !== null && !parseJson(change.newValue).ok) {
    if (change.key === storageKeys.formData || change.key === storageKeys.cart) {
      report('Another tab wrote something unreadable, which was ignored')
    }
    return state
  }
  if (change.key === storageKeys.formData) {
    return { ...state, form: { ...parseFormData(change.newValue, report), ...session } }
  }
  return change.key === storageKeys.cart ? { ...state, cart: parseCart(change.newValue, report) } : state
}
