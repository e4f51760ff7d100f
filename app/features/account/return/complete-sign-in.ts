import type { SupabaseClient } from '@supabase/supabase-js'
import { emailChangedPlace, type ReturnError, toError, toScreen } from '#app/features/account/auth-place.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { endSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { logError } from '#app/state/log-error.ts'
import { needsCode } from '#app/state/session/client-session.ts'
import type { TokenOwner } from '#domain/account/token-owner.ts'
import { paths } from '#domain/site/paths.ts'
import type { CallbackAddress, Destination } from './callback-address.ts'
import type { SignInDecision } from './sign-in-decision.ts'

interface Parts {
  openClient: () => Promise<SupabaseClient>
  /** Somebody is signed in already, or may be. */
  hasSession: boolean
  /** Asks whether this is the visitor's account. */
  ask: (about: AskedAccount) => Promise<boolean>
}

/** The account that a visitor is asked about. */
export interface AskedAccount {
  /** Empty where it is not known. */
  email: string
  /** Another account is signed in here now. */
  replaces: boolean
}

class SignInStopped extends Error {
  override readonly name = 'SignInStopped'
  readonly code: ReturnError
  constructor(code: ReturnError, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

function stoppedBy(code: ReturnError) {
  return (cause: unknown): never => {
    throw new SignInStopped(code, cause)
  }
}

/** Takes the session that the address brings. Without one in the end, that is a fault of its own. */
async function takeSession(client: SupabaseClient, address: CallbackAddress): Promise<void> {
  const refused = stoppedBy('session_failed')
  const taken =
    address.kind === 'tokens'
      ? await client.auth
          .setSession({ access_token: address.accessToken, refresh_token: address.refreshToken })
          .catch(refused)
      : address.kind === 'code'
        ? await client.auth.exchangeCodeForSession(address.code).catch(refused)
        : undefined
  if (taken?.error)
    stoppedBy(taken.error.name === 'AuthSessionMissingError' ? 'no_session' : 'session_failed')(taken.error)
  if (taken && !taken.data.session) throw new SignInStopped('no_session')
}

/**
 * Makes sure that the tokens are of the account that was asked about. The client would renew an expired one without
 * reading it, so that a forged one could name the visitor and bring somebody else's session.
 */
async function checkOwner(client: SupabaseClient, accessToken: string, asked: TokenOwner): Promise<void> {
  const { data, error } = await client.auth.getUser(accessToken).catch(stoppedBy('session_failed'))
  const isOwner = data.user?.id === asked.userId && (asked.email === '' || data.user.email === asked.email)
  if (error || !isOwner) throw new SignInStopped('session_failed', error)
}

/** Whether the session may be taken: the visitor is asked where the decision says so. */
async function isWanted(
  client: SupabaseClient,
  address: CallbackAddress,
  decision: SignInDecision,
  ask: Parts['ask'],
): Promise<boolean> {
  if (decision.kind === 'accept') return true
  if (decision.kind === 'reject') throw new SignInStopped('session_failed')
  if (!(await ask({ email: decision.owner?.email ?? '', replaces: decision.replaces }))) return false
  if (address.kind === 'tokens' && decision.owner)
    await checkOwner(client, address.accessToken, decision.owner)
  return true
}

async function complete(
  address: CallbackAddress,
  { openClient, hasSession, ask }: Parts,
): Promise<Destination> {
  if (address.kind === 'refused') throw new SignInStopped(address.error)
  if (address.kind === 'bare' && !hasSession) return { to: paths.auth }
  // A page that loaded itself anew for a missing file would have lost the tokens.
  const [client, { syncAfterSignIn }, { browserSignInDecision }] = await withoutReload(() =>
    Promise.all([openClient(), import('#app/state/sync/sync-account.ts'), import('./sign-in-decision.ts')]),
  )
  // Before the session is taken: from then on what the device holds of nobody is that account's.
  if (!(await isWanted(client, address, browserSignInDecision(address), ask))) return { to: paths.auth }
  await takeSession(client, address)
  const { data, error } = await client.auth.getSession().catch(stoppedBy('callback_failed'))
  if (error) throw new SignInStopped('callback_failed', error)
  if (!data.session) {
    if (address.kind === 'bare') return { to: paths.auth }
    throw new SignInStopped('no_session')
  }
  endSignInBegun()
  const mail = address.kind === 'tokens' ? address.mail : undefined
  if (mail === 'recovery') return { to: toScreen('new-password') }
  if (await needsCode(client).catch(stoppedBy('callback_failed'))) return { to: paths.auth }
  await syncAfterSignIn(client).catch(stoppedBy('callback_failed'))
  return { to: mail === 'email_change' ? emailChangedPlace : paths.dashboard }
}

/** Ends a sign-in that came back to the callback: where to go on. A failure is logged and leads to `/auth`. */
export async function completeSignIn(address: CallbackAddress, parts: Parts): Promise<Destination> {
  try {
    return await complete(address, parts)
  } catch (error) {
    logError('The sign-in could not be completed', error)
    return { to: toError(error instanceof SignInStopped ? error.code : 'unexpected') }
  }
}
