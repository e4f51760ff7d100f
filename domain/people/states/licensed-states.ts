import { formatList } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'
import { fiftyStates, isStateCode, type StateCode, stateNames } from './states.ts'

/** Where the agent is licensed, as the settings say it; `all` is the 50 states, and DC is named. */
export type LicensedStates = 'all' | readonly StateCode[]

/** The codes of the states where the agent is licensed. */
export function licensedStateCodes(licensed: LicensedStates): readonly StateCode[] {
  return licensed === 'all' ? fiftyStates : licensed
}

/** Whether the agent may work in all 50 states, however the settings say it. */
export function isLicensedEverywhere(licensed: LicensedStates): boolean {
  const codes = licensedStateCodes(licensed)
  return fiftyStates.every((code) => codes.includes(code))
}

/**
 * Whether the agent may quote and sell to someone who lives there: giving a premium to a resident is transacting, which
 * takes that state's license. A state that nobody has named is asked about elsewhere and refused nothing here.
 */
export function isLicensedIn(licensed: LicensedStates, residentState: string): boolean {
  return !isStateCode(residentState) || licensedStateCodes(licensed).includes(residentState)
}

/** "Ohio, Texas and Utah" in the page's language. */
export function licensedStateList(licensed: LicensedStates, language: Language): string {
  return formatList(
    licensedStateCodes(licensed).map((code) => stateNames[code]),
    language,
  )
}
