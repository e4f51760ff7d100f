import type { CartItem } from '#domain/cart/cart-item.ts'
import type { QuoteEmail } from '#domain/leads/lead.ts'
import { leadText } from '#domain/leads/lead-text.ts'
import { mostPlans } from '#domain/leads/most-plans.ts'
import { areCallsRefused, type ReachWay } from '#domain/leads/reach.ts'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import type { ValidationIssue } from '#domain/questionnaire/validation/validation-issue.ts'
import { leadPlanFrom } from './plan-of-item.ts'

/** What keeps a quote from being mailed. */
type QuoteEmailIssue = ValidationIssue<
  'email' | 'plans',
  'noEmail' | 'wrongEmail' | 'noPlan' | 'tooManyPlans'
>

/** What keeps so many plans from being mailed to this address, in the order of the form; empty when nothing does. */
export function quoteEmailIssues(email: string, planCount: number): QuoteEmailIssue[] {
  const address = email.trim()
  const most = mostPlans.quoteEmail
  const issues: QuoteEmailIssue[] = []
  if (address === '') issues.push({ field: 'email', code: 'noEmail' })
  else if (!isEmailAddress(address)) issues.push({ field: 'email', code: 'wrongEmail' })
  if (planCount === 0) issues.push({ field: 'plans', code: 'noPlan' })
  if (planCount > most) issues.push({ field: 'plans', code: 'tooManyPlans', values: { count: most } })
  return issues
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
