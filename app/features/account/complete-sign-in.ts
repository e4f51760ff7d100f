import type { SupabaseClient } from '@supabase/supabase-js'
import { logFailure } from '#app/account/log-failure.ts'
import { needsCode } from '#app/account/session-level.ts'
import { paths } from '#app/paths.ts'
import type { To } from '#app/routing/router.tsx'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { emailChangedPlace, type ReturnError, toError, toScreen } from './auth-place.ts'
import type { CallbackAddress } from './callback-address.ts'

export interface Destination {
  to: To
  /** Handed to the page that it leads to. */
  state?: unknown
}

interface Parts {
  openClient: () => Promise<SupabaseClient>
  /** Somebody is signed in already, or may be. */
  hasSession: boolean
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

async function complete(address: CallbackAddress, { openClient, hasSession }: Parts): Promise<Destination> {
  if (address.kind === 'refused') throw new SignInStopped(address.error)
  if (address.kind === 'bare' && !hasSession) return { to: paths.auth }
  // A page that loaded itself anew for a missing file would have lost the tokens.
  const [client, { syncAfterSignIn }] = await withoutReload(() =>
    Promise.all([openClient(), import('./sync-after-sign-in.ts')]),
  )
  await takeSession(client, address)
  const { data, error } = await client.auth.getSession().catch(stoppedBy('callback_failed'))
  if (error) throw new SignInStopped('callback_failed', error)
  if (!data.session) {
    if (address.kind === 'bare') return { to: paths.auth }
    throw new SignInStopped('no_session')
  }
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
    logFailure('The sign-in could not be completed', error)
    return { to: toError(error instanceof SignInStopped ? error.code : 'unexpected') }
  }
}
