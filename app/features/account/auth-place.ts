import { parsePath } from '#app/routing/place.ts'
import type { To } from '#app/routing/router.tsx'
import type { AccountSession } from '#app/state/session/session-state.ts'
import { callbackErrors } from '#domain/account/auth-errors.ts'
import { paths } from '#domain/site/paths.ts'

/** Where a sign-in leads: back to the desk where that sent somebody here, else to the dashboard. */
export function wayOn(state: unknown): To {
  const next = typeof state === 'object' && state !== null ? Reflect.get(state, 'next') : undefined
  const isDesk = typeof next === 'string' && parsePath(next).pathname === paths.agent
  return isDesk ? next : paths.dashboard
}

/** The screens that an address asks for; signing in is the one without a word in it. */
export const askedScreens = ['sign-in', 'sign-up', 'forgot', 'new-password'] as const
type AskedScreen = (typeof askedScreens)[number]

/** Why somebody was sent back here: the codes of ERROR-09, and what a mail's link or Google may answer besides. */
export const returnErrors = [
  ...callbackErrors,
  'link_expired',
  'google_refused',
  'google_email',
  'sign_ups_off',
] as const
export type ReturnError = (typeof returnErrors)[number]

export interface AuthPlace {
  asked: AskedScreen
  error: ReturnError | undefined
  /** The link of a mail has just confirmed a new e-mail address. */
  isEmailChanged: boolean
}

function oneOf<Name extends string>(names: readonly Name[], name: string | null): Name | undefined {
  return names.find((known) => known === name)
}

/** What the query of `/auth` asks for. An error that nobody knows is as unexpected as one can be. */
export function authPlaceOf(search: string): AuthPlace {
  const query = new URLSearchParams(search)
  const code = query.get('error')
  return {
    asked: oneOf(askedScreens, query.get('mode')) ?? 'sign-in',
    error: code === null ? undefined : (oneOf(returnErrors, code) ?? 'unexpected'),
    isEmailChanged: query.get('changed') === 'email',
  }
}

/** The address of a screen; it says no more of errors. */
export function toScreen(screen: AskedScreen): To {
  return { pathname: paths.auth, search: screen === 'sign-in' ? '' : `mode=${screen}` }
}

export const emailChangedPlace: To = { pathname: paths.auth, search: 'changed=email' }

export function toError(error: ReturnError): To {
  return { pathname: paths.auth, search: `error=${error}` }
}

/** What `/auth` shows: what the address asks for, as far as the session lets it. */
export type AuthScreen =
  | Exclude<AskedScreen, 'new-password'>
  /** The authenticator's code is owed, whatever was asked for. */
  | 'code'
  | 'new-password'
  /** A new password was asked for: whether there is a session is not known yet, or there is none. */
  | 'looking'
  | 'link-needed'
  /** Signed in already: on the way to the dashboard, unless an error has to be read first. */
  | 'signed-in'

export function authScreenOf({ asked }: Pick<AuthPlace, 'asked'>, { state }: AccountSession): AuthScreen {
  if (state === 'code-needed') return 'code'
  if (asked === 'new-password') {
    return state === 'signed-in' ? 'new-password' : state === 'unknown' ? 'looking' : 'link-needed'
  }
  return state === 'signed-in' ? 'signed-in' : asked
}

/** The mail that a link came from, as the auth service names it. */
export const mailKinds = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email'] as const
export type MailKind = (typeof mailKinds)[number]
