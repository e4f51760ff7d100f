import { languageStorageKey } from '#domain/site/language.ts'

/** The keys under which this device keeps what it knows, spelled exactly; the last three stand besides the six of DEVICE-08. */
export const storageKeys = {
  deviceId: 'deviceId',
  deviceProfile: 'deviceProfile',
  devicePlans: 'devicePlans',
  formData: 'formData',
  language: languageStorageKey,
  promptForName: 'promptForName',
  cart: 'cart',
  sentApplications: 'sentApplications',
  ownLink: 'ownLink',
} as const

/** What only this tab keeps, until it is closed. */
export const tabStorageKeys = {
  instantQuote: 'instantQuote',
  needs: 'needs',
  personDraft: 'personDraft',
  comparedPerson: 'comparedPerson',
  contactDraft: 'contactDraft',
  handOvers: 'handOvers',
  requestSession: 'requestSession',
  broughtLink: 'broughtLink',
  chat: 'chat',
  chatShown: 'chatShown',
} as const
