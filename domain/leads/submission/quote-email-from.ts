import type { CartItem } from '#domain/cart/cart-item.ts'
import type { QuoteEmail } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import { areCallsRefused, type ReachWay } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { leadPlanFrom } from './plan-of-item.ts'

/** What keeps a quote from being mailed. */
export type QuoteEmailProblem = 'noEmail' | 'wrongEmail' | 'noPlan' | 'tooManyPlans'

/** What keeps so many plans from being mailed to this address, in the order of the form; empty when nothing does. */
export function quoteEmailProblems(email: string, planCount: number): QuoteEmailProblem[] {
  const address = email.trim()
  return [
    ...(address === '' ? (['noEmail'] as const) : []),
    ...(address !== '' && !isEmailAddress(address) ? (['wrongEmail'] as const) : []),
    ...(planCount === 0 ? (['noPlan'] as const) : []),
    ...(planCount > mostPlans.quoteEmail ? (['tooManyPlans'] as const) : []),
  ]
}

/** A mailed quote as `email-quote` takes it, but for its key. What starts an application is of no use in it. */
export function quoteEmailFrom(parts: {
  email: string
  /** The first person's, where it is known. */
  fullName: string
  items: readonly CartItem[]
  /** How this person has said that they may be reached. */
  reach: readonly ReachWay[]
  language: QuoteEmail['language']
  /** The page's path, without parameters. */
  page: string
  consent: boolean
  consentVersion: string
  website: string
}): Omit<QuoteEmail, 'idempotencyKey'> {
  const { email, fullName, items, reach, website, ...circumstances } = parts
  const name = leadText(fullName, 120)
  return {
    ...circumstances,
    ...(name ? { fullName: name } : {}),
    ...(website ? { website } : {}),
    email: email.trim(),
    // Without a number calls can't be named as a way; left out, they would read as refused.
    reach: areCallsRefused(reach) ? ['email'] : [],
    plans: items.map((item) => leadPlanFrom({ ...item, applyProductCode: '' })),
  }
}
