import type { PersonRow } from '#domain/leads/desk/people.ts'
import { type ReachWay, reachWays } from '#domain/leads/reach.ts'
import { phoneDigits, phoneHref } from '#domain/people/contact/phone.ts'

type Reached = Pick<PersonRow, 'phone' | 'email' | 'reach' | 'refused'>

/**
 * The ways by which somebody may be reached, the best first: a call where one is welcome, a text where they asked for
 * it, an email. A way that they refused is none, until the refusal is lifted.
 */
export function waysTo({ phone, email, reach, refused }: Reached): ReachWay[] {
  const isThere = {
    call: Boolean(phone),
    text: Boolean(phone) && reach.includes('text'),
    email: Boolean(email),
  } satisfies Record<ReachWay, boolean>
  return (['call', 'text', 'email'] as const).filter((way) => isThere[way] && !refused.includes(way))
}

/** What they refused of all that their number and address would allow. */
export function refusedWays({ phone, email, refused }: Reached): ReachWay[] {
  return reachWays.filter((way) => refused.includes(way) && (way === 'email' ? email : phone))
}

/** What a tap on this way opens. */
export function hrefTo(way: ReachWay, { phone, email }: Pick<Reached, 'phone' | 'email'>): string {
  const digits = phoneDigits(phone ?? '')
  if (way === 'call') return phoneHref(digits)
  return way === 'text' ? `sms:+1${digits}` : `mailto:${email}`
}
