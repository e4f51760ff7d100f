import type { Language } from '#domain/site/language.ts'

/** What an email about an account is for. */
export const accountEmailKinds = [
  /** Confirm the address of a new account: a link and a code. */
  'confirmation',
  /** Set a new password: a link and a code. */
  'recovery',
  /** Sign in without a password: a link and a code. */
  'magic-link',
  /** Confirm a new address, sent to it: a link and a code. */
  'email-change',
  /** To the old address: somebody asked to change it. A link and a code that confirm, and a link that cancels. */
  'email-change-notice',
  /** To the old address: it is the account's no longer. */
  'email-changed',
  /** A code that proves it is you, before a password is set. */
  'reauthentication',
  /** Somebody signed up with an address that has an account. */
  'account-exists',
  /** The password was changed. */
  'password-changed',
  /** An authenticator app was switched on. */
  'app-added',
  /** One was switched off. */
  'app-removed',
  /** A recovery code stood in for the authenticator's. */
  'recovery-code-used',
  /** New recovery codes took the place of older ones. */
  'recovery-codes-replaced',
  /** Google was linked. */
  'google-linked',
  /** Google, or the password, was taken away as a way to sign in. */
  'sign-in-removed',
] as const
export type AccountEmailKind = (typeof accountEmailKinds)[number]

/** One email to send: words come from its kind and language, `link` and `code` from the account. */
export type AccountEmail = {
  kind: AccountEmailKind
  to: string
  language: Language
  link?: string
  /** Where a change of address is cancelled. */
  cancelLink?: string
  /** Six digits. */
  code?: string
  newEmail?: string
}

/** Writes and sends one; resolves when it is sent (or lies in the outbox), rejects when it was refused. */
export type SendAccountEmail = (email: AccountEmail) => Promise<void>
