import { isStateCode, stateNames } from '#domain/people/states/states.ts'

/** What a profile's `zipCode` holds, in words: a ZIP code, or the state's name where it is a state's code. */
export function placeOf(zipCode: string): { kind: 'zipCode' | 'state'; text: string } {
  const text = zipCode.trim()
  return isStateCode(text) ? { kind: 'state', text: stateNames[text] } : { kind: 'zipCode', text }
}
