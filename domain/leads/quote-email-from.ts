import type { CartItem } from '#domain/cart/cart-item.ts'
import { type QuoteEmail, quoteEmailSchema } from './lead.ts'
import { leadText } from './lead-text.ts'
import { mostPlans } from './most-plans.ts'
import { leadPlanFrom } from './plan-of-item.ts'

/** What keeps a quote from being mailed. */
export type QuoteEmailProblem = 'noEmail' | 'wrongEmail' | 'noPlan' | 'tooManyPlans'

/** What keeps so many plans from being mailed to this address, in the order of the form; empty when nothing does. */
export function quoteEmailProblems(email: string, planCount: number): QuoteEmailProblem[] {
  const address = email.trim()
  return [
    ...(address === '' ? (['noEmail'] as const) : []),
    ...(address !== '' && !quoteEmailSchema.shape.email.safeParse(address).success
      ? (['wrongEmail'] as const)
      : []),
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
  language: QuoteEmail['language']
  /** The page's path, without parameters. */
  page: string
  consent: boolean
  consentVersion: string
  website: string
}): Omit<QuoteEmail, 'idempotencyKey'> {
  const { email, fullName, items, website, ...circumstances } = parts
  const name = leadText(fullName, 120)
  return {
    ...circumstances,
    ...(name ? { fullName: name } : {}),
    ...(website ? { website } : {}),
    email: email.trim(),
    plans: items.map((item) => leadPlanFrom({ ...item, applyProductCode: '' })),
  }
}
