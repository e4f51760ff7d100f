import type { SiteConfig } from '#config/public-settings.ts'
import { type StateCode, stateCodes, stateNames } from '#domain/people/states.ts'

type LicensedStates = SiteConfig['agent']['licensedStates']

/** The codes of the states where the agent is licensed. */
export function licensedStateCodes(licensed: LicensedStates): readonly StateCode[] {
  return licensed === 'all' ? stateCodes : licensed
}

/** Whether the agent may work in every state, however the settings say it. */
export function isLicensedEverywhere(licensed: LicensedStates): boolean {
  return licensedStateCodes(licensed).length === stateCodes.length
}

/** "Ohio, Texas and Utah" in the page's language. */
export function licensedStateList(licensed: LicensedStates, language: string): string {
  const names = licensedStateCodes(licensed).map((code) => stateNames[code])
  return new Intl.ListFormat(language).format(names)
}
