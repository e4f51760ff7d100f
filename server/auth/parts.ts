import type { Log } from '#functions/log.ts'
import type { Passwords } from '#server/auth/passwords/passwords.ts'
import type { SigningKeys } from '#server/auth/tokens/signing-keys.ts'
import type { Jobs } from '#server/database/queue/jobs.ts'
import type { Sql } from '#server/database/sql.ts'
import type { Limits } from '#server/limits/auth-limits.ts'
import type { SendAccountEmail } from '#server/mail/templates/accounts/account-email.ts'

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string }

/** What the accounts service is made of. */
export interface AuthParts {
  /** A pool of the role that owns the `auth` schema. */
  sql: Sql
  /** The pair that signs access tokens. */
  keys: SigningKeys
  /** Known to the servers alone: refresh tokens and the like are derived with it, or sealed. */
  tokenSecret: string
  /** The site's public address, without a trailing slash: redirects stay on it, and tokens name it as their issuer. */
  siteUrl: string
  /** Whether a new account must confirm its address before its first sign-in. */
  confirmEmail: boolean
  /** Whether new accounts may be made, by password or by Google. */
  takesSignUps: boolean
  google: GoogleSettings | undefined
  passwords: Passwords
  sendEmail: SendAccountEmail
  jobs: Jobs
  limits: Limits
  /** Who calls, as the limits count it. */
  clientAddress: (request: Request) => string
  now: () => Date
  log: Log
}
