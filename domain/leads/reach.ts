/** How somebody may be reached. None: they were not asked, and everything that they left may be used. */
export const reachWays = ['email', 'call', 'text'] as const
export type ReachWay = (typeof reachWays)[number]

/** Whether somebody who was asked left phone calls out: then nobody calls them, whatever number is known. */
export function areCallsRefused(reach: readonly ReachWay[]): boolean {
  return reach.length > 0 && !reach.includes('call')
}

/** Whether this way needs a phone number. */
export function needsPhone(reach: readonly ReachWay[]): boolean {
  return reach.includes('call') || reach.includes('text')
}

/** The ways among these for which the address or the number is there. */
export function reachableBy(
  reach: readonly ReachWay[],
  contact: { email?: string | undefined; phone?: string | undefined },
): ReachWay[] {
  return reach.filter((way) => (way === 'email' ? contact.email : contact.phone))
}

/** These ways with this one ticked or not, in the order of the list. */
export function withWay(reach: readonly ReachWay[], way: ReachWay, isTicked: boolean): ReachWay[] {
  return reachWays.filter((each) => (each === way ? isTicked : reach.includes(each)))
}
