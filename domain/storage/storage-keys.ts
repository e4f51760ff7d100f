/** The keys under which this device keeps what it knows, spelled exactly; `cart` stands besides the specified six. */
export const storageKeys = {
  deviceId: 'deviceId',
  deviceProfile: 'deviceProfile',
  devicePlans: 'devicePlans',
  formData: 'formData',
  language: 'i18nextLng',
  promptForName: 'promptForName',
  cart: 'cart',
} as const

/** What only this tab keeps, until it is closed. */
export const tabStorageKeys = {
  instantQuote: 'instantQuote',
  needs: 'needs',
  personDraft: 'personDraft',
  comparedPerson: 'comparedPerson',
  callDraft: 'callDraft',
  handOvers: 'handOvers',
  chat: 'chat',
  chatShown: 'chatShown',
} as const
