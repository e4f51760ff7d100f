import type { SupabaseClient, User, UserIdentity } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { useSite } from '#app/site/use-site.ts'
import { readAuthSettings } from '#app/state/auth/auth-call.ts'
import { readCodesLeft } from '#app/state/auth/recovery-codes.ts'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { sessionMethods } from '#app/state/session/client-session.ts'

/** What the service calls a recovery code among the ways in which a session was opened. */
const recoveryCodeMethod = 'recovery_code'

/** One place where the account is signed in. */
export interface SignedInDevice {
  id: string
  userAgent: string | null
  /** ISO timestamp. */
  lastUsed: string
  isCurrent: boolean
}

/** How an account is signed in to. */
export interface SignInMethods {
  email: string
  /** The address that is to take its place, until both mailboxes have confirmed it. */
  newEmail: string | undefined
  hasPassword: boolean
  /** The authenticator app, where one is on; `since` is an ISO timestamp. */
  authenticator: { id: string; since: string } | undefined
  google: { identity: UserIdentity; email: string } | undefined
  /** Something else remains to sign in with. */
  canUnlinkGoogle: boolean
}

export interface AccountFacts extends SignInMethods {
  /** How many recovery codes are left; undefined where the service has none, or could not tell. */
  codesLeft: number | undefined
  /** This session was opened with a recovery code in the place of the app. */
  usedRecoveryCode: boolean
  /** Undefined where it could not be looked up. */
  isGoogleHere: boolean | undefined
  devices: readonly SignedInDevice[] | undefined
}

/** What a user object says of the ways into the account. */
export function signInMethodsOf(user: User): SignInMethods {
  const identities = user.identities ?? []
  const google = identities.find(({ provider }) => provider === 'google')
  const factor = user.factors?.find(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  )
  const googleEmail: unknown = google?.identity_data?.email
  return {
    email: user.email ?? '',
    newEmail: user.new_email || undefined,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    authenticator: factor && { id: factor.id, since: factor.created_at },
    google: google && { identity: google, email: typeof googleEmail === 'string' ? googleEmail : '' },
    canUnlinkGoogle: identities.length > 1,
  }
}

const sessionRows = z.array(
  z.object({
    id: z.string(),
    created_at: z.string(),
    refreshed_at: z.string().nullable(),
    user_agent: z.string().nullable(),
    is_current: z.boolean(),
  }),
)

/** A timestamp as ISO 8601: a backend may write it as the database does, which not every browser can read. */
function isoTime(timestamp: string): string {
  return timestamp.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Rows of `my_sessions`: this device first, then the one used last. Throws for anything else. */
export function devicesOf(rows: unknown): SignedInDevice[] {
  return sessionRows
    .parse(rows)
    .map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      lastUsed: isoTime(row.refreshed_at ?? row.created_at),
      isCurrent: row.is_current,
    }))
    .sort(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        Date.parse(other.lastUsed) - Date.parse(one.lastUsed),
    )
}

/** The account as the service knows it now. Rejects when it does not answer. */
export async function readUser(client: SupabaseClient): Promise<User> {
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  return data.user
}

/** Where the account is signed in. Rejects when it cannot be looked up. */
export async function readDevices(client: SupabaseClient): Promise<SignedInDevice[]> {
  const { data, error } = await client.rpc('my_sessions')
  if (error) throw error
  return devicesOf(data)
}

interface AccountLookup {
  /** What was found last; it stays while it is looked up again. */
  facts: AccountFacts | undefined
  hasFailed: boolean
  lookUp: () => void
}

function orNothing(what: string) {
  return (error: unknown) => {
    logError(what, error)
    return undefined
  }
}

/** Looks the account up when its Security part appears, and again on demand. */
export function useAccountFacts(): AccountLookup {
  const loadClient = useAccountClient()
  const site = useSite()
  const [facts, setFacts] = useState<AccountFacts>()
  const [hasFailed, setFailed] = useState(false)

  const lookUp = useCallback(() => {
    async function read() {
      const client = await loadClient()
      const [user, devices, offered, methods] = await Promise.all([
        readUser(client),
        readDevices(client).catch(orNothing('Reading the sessions failed')),
        readAuthSettings(site).catch(orNothing('Reading what the service offers failed')),
        sessionMethods(client).catch((): string[] => []),
      ])
      const usedRecoveryCode = methods.includes(recoveryCodeMethod)
      const ways = signInMethodsOf(user)
      // Codes stand in for an app.
      const hasCodes = ways.authenticator && site.accounts.recoveryCodes
      const codesLeft = hasCodes
        ? await readCodesLeft(site, client).catch(orNothing('Counting the recovery codes failed'))
        : undefined
      setFacts({ ...ways, devices, isGoogleHere: offered?.google, usedRecoveryCode, codesLeft })
    }
    setFailed(false)
    read().catch((error: unknown) => {
      logError('Looking up the account failed', error)
      setFailed(true)
    })
  }, [loadClient, site])

  useEffect(lookUp, [lookUp])
  return { facts, hasFailed, lookUp }
}
