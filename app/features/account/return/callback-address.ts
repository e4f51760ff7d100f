import type { ReturnError } from '#app/features/account/auth-place.ts'
import { type MailKind, mailKinds } from '#app/features/account/auth-place.ts'
import type { To } from '#app/routing/router.tsx'
import { paths } from '#domain/site/paths.ts'

/** What the auth service handed back in the callback's address. */
export type CallbackAddress =
  | { kind: 'refused'; error: ReturnError }
  /** Without `mail` another provider signed the visitor in. */
  | { kind: 'tokens'; accessToken: string; refreshToken: string; mail: MailKind | undefined }
  | { kind: 'code'; code: string }
  | { kind: 'bare' }

/** What the service's own words of a refusal mean to a visitor. */
function refusal(find: (name: string) => string): ReturnError {
  const code = find('error_code')
  if (code === 'otp_expired' || code.startsWith('flow_state')) return 'link_expired'
  // A missing address has no code of its own.
  const lacksEmail = /user email from external provider/i.test(find('error_description'))
  if (lacksEmail || code === 'provider_email_needs_verification') return 'google_email'
  if (code === 'signup_disabled') return 'sign_ups_off'
  if (find('error') === 'access_denied') return 'google_refused'
  return 'unexpected'
}

/** Reads query and fragment of `/auth/callback`. Tokens stand in the fragment, refusals in either of the two. */
export function callbackAddress(search: string, hash: string): CallbackAddress {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const find = (name: string) => fragment.get(name) ?? query.get(name) ?? ''
  if (find('error') || find('error_code')) {
    return { kind: 'refused', error: refusal(find) }
  }
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')]
  if (accessToken || refreshToken) {
    const type = fragment.get('type')
    return {
      kind: 'tokens',
      accessToken: accessToken ?? '',
      refreshToken: refreshToken ?? '',
      mail: mailKinds.find((kind) => kind === type),
    }
  }
  const code = query.get('code')
  return code ? { kind: 'code', code } : { kind: 'bare' }
}

/** The query without what the auth service put there: the rest, such as the language, stays. */
export function withoutAnswer(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['code', 'error', 'error_code', 'error_description', 'state', 'linked'])
    query.delete(name)
  return query.toString()
}

/** How somebody comes back who went to Google to link it to their account; `refusal` is the code of a failure. */
interface LinkReturn {
  refusal?: string
}

/** Reads it from the callback's address; undefined where nobody comes from linking. */
export function linkReturn(search: string, hash: string): LinkReturn | undefined {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))]
  if (query.get('linked') !== 'google') return undefined
  const find = (name: string) => fragment.get(name) || query.get(name)
  const refusal = find('error_code') ?? find('error')
  return refusal ? { refusal } : {}
}

/** Where somebody goes on who came back. */
export interface Destination {
  to: To
  /** Handed to the page that it leads to. */
  state?: unknown
}

/** Where linking leads: back to the dashboard, which says how it went. What stopped the session itself goes its own way. */
export function afterLinking(
  linking: LinkReturn | undefined,
  address: CallbackAddress,
  destination: Destination,
): Destination {
  const isBack = address.kind === 'refused' || destination.to === paths.dashboard
  return linking && isBack ? { to: paths.dashboard, state: { linking } } : destination
}
