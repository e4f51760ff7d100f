/** Everything that the site may leave in a browser: its name there, where it is, and how long it stays. */
export const keptKeys = [
  { name: 'i18next', place: 'cookie', length: 'year' },
  { name: 'google-sign-in', place: 'cookie', length: 'way' },
  { name: 'signInBegun', place: 'cookie', length: 'begun' },
  { name: 'i18nextLng', place: 'device', length: 'cleared' },
  // The auth client names it after the backend's address: what stands between the two dashes differs.
  { name: 'sb-…-auth-token', place: 'device', length: 'signedIn' },
  { name: 'formData', place: 'device', length: 'replaced' },
  { name: 'deviceProfile', place: 'device', length: 'cleared' },
  { name: 'deviceId', place: 'device', length: 'cleared' },
  { name: 'cart', place: 'device', length: 'cleared' },
  { name: 'devicePlans', place: 'device', length: 'cleared' },
  { name: 'promptForName', place: 'device', length: 'cleared' },
  { name: 'instantQuote', place: 'tab', length: 'tab' },
  { name: 'needs', place: 'tab', length: 'tab' },
  { name: 'personDraft', place: 'tab', length: 'tab' },
  { name: 'comparedPerson', place: 'tab', length: 'tab' },
  { name: 'callDraft', place: 'tab', length: 'sent' },
  { name: 'handOvers', place: 'tab', length: 'sent' },
  { name: 'splashShown', place: 'tab', length: 'tab' },
  { name: 'scrollPositions', place: 'tab', length: 'tab' },
] as const
