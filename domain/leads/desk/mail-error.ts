/**
 * What the last try of a lead's mail failed with. `refused`: the mail server will never take it; `refused_for_now`: it
 * may later; `no_address`: what was entered is no address; `no_sign_in`: the mail server refused our user, password or sender;
 * `no_server`: it could not be reached, or broke off; `not_written`: the mail could not be made; `other`: anything else.
 */
export const mailErrorCodes = [
  'refused',
  'refused_for_now',
  'no_address',
  'no_sign_in',
  'no_server',
  'not_written',
  'other',
] as const
export type MailErrorCode = (typeof mailErrorCodes)[number]
