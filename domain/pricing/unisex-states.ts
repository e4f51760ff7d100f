import type { StateCode } from '#domain/people/states/states.ts'

/**
 * Priced without regard to sex. Montana forbade it as a rating factor for decades; Mont. Code Ann. 49-2-309(4) has let
 * carriers use it again since 2022, and was challenged in court. A price without sex is right under either rule.
 */
const unisexStates: ReadonlySet<string> = new Set<StateCode>(['MT'])

/** Whether prices of ours leave sex out in a state, by its two-letter code. */
export function isUnisexState(state: string): boolean {
  return unisexStates.has(state)
}
