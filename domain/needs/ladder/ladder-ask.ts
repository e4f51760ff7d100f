import type { CartItem } from '#domain/cart/cart-item.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import type { LadderPolicy } from './ladder-shapes.ts'

/** How a page with prices asks for those of a ladder, and puts its plans in the cart. */
export interface LadderAsk {
  /** The request for one policy, as the page asks for its own; undefined while an answer is missing. */
  bodyFor: (policy: LadderPolicy) => QuoteRequestBody | undefined
  itemOf: (quote: Quote) => CartItem
}
