import { isRecord } from '#domain/json/is-record.ts'

/** Why the way back from a sign-in led to `/auth`; it stands there in the address as `error`. */
export const callbackErrors = ['session_failed', 'no_session', 'callback_failed', 'unexpected'] as const

/** The words of the auth service's errors, as keys under `errors` in the namespace `auth`. */
export const authErrorKeys = [
  'invalidCredentials',
  'emailNotConfirmed',
  'emailTaken',
  'emailInvalid',
  'weakPassword',
  'commonPassword',
  'passwordLength',
  'samePassword',
  'signUpOff',
  'tooManyTries',
  'tooManyMails',
  'linkExpired',
  'signInAgain',
  'passwordNeeded',
  'sessionEnded',
  'sessionTooOld',
  'banned',
  'providerOff',
  'providerRefused',
  'wrongCode',
  'codeExpired',
  'codeNeeded',
  'tooManyFactors',
  'factorNameTaken',
  'factorGone',
  'phoneFactor',
  'lastIdentity',
  'identityTaken',
  'identityGone',
  'linkingOff',
  'noNetwork',
  'other',
] as const
export type AuthErrorKey = (typeof authErrorKeys)[number]

const keyByCode: Readonly<Record<string, AuthErrorKey>> = {
  invalid_credentials: 'invalidCredentials',
  user_not_found: 'sessionEnded',
  user_banned: 'banned',
  email_not_confirmed: 'emailNotConfirmed',
  provider_email_needs_verification: 'emailNotConfirmed',
  user_already_exists: 'emailTaken',
  email_exists: 'emailTaken',
  email_address_invalid: 'emailInvalid',
  email_address_not_authorized: 'emailInvalid',
  validation_failed: 'other',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  signup_disabled: 'signUpOff',
  email_provider_disabled: 'signUpOff',
  over_request_rate_limit: 'tooManyTries',
  over_email_send_rate_limit: 'tooManyMails',
  otp_expired: 'linkExpired',
  otp_disabled: 'linkExpired',
  flow_state_expired: 'linkExpired',
  flow_state_not_found: 'linkExpired',
  reauthentication_needed: 'signInAgain',
  reauthentication_not_valid: 'wrongCode',
  current_password_required: 'passwordNeeded',
  current_password_mismatch: 'invalidCredentials',
  session_expired: 'sessionTooOld',
  session_not_found: 'sessionEnded',
  refresh_token_not_found: 'sessionEnded',
  refresh_token_already_used: 'sessionEnded',
  bad_jwt: 'sessionEnded',
  no_authorization: 'sessionEnded',
  provider_disabled: 'providerOff',
  oauth_provider_not_supported: 'providerOff',
  access_denied: 'providerRefused',
  bad_oauth_callback: 'providerRefused',
  bad_oauth_state: 'providerRefused',
  mfa_verification_failed: 'wrongCode',
  mfa_verification_rejected: 'wrongCode',
  mfa_challenge_expired: 'codeExpired',
  insufficient_aal: 'codeNeeded',
  too_many_enrolled_mfa_factors: 'tooManyFactors',
  mfa_factor_name_conflict: 'factorNameTaken',
  mfa_verified_factor_exists: 'tooManyFactors',
  mfa_factor_not_found: 'factorGone',
  mfa_ip_address_mismatch: 'codeExpired',
  mfa_phone_enroll_not_enabled: 'phoneFactor',
  mfa_phone_verify_not_enabled: 'phoneFactor',
  phone_provider_disabled: 'phoneFactor',
  single_identity_not_deletable: 'lastIdentity',
  email_conflict_identity_not_deletable: 'lastIdentity',
  identity_already_exists: 'identityTaken',
  identity_not_found: 'identityGone',
  manual_linking_disabled: 'linkingOff',
}

/** What the service says of these is for who knows it: it names no way on. */
const inOwnWords: readonly AuthErrorKey[] = [
  'banned',
  'signUpOff',
  'tooManyTries',
  'tooManyMails',
  'wrongCode',
  'codeExpired',
]

interface AuthErrorWords {
  /** Names the words in both languages. */
  key: AuthErrorKey
  /** The service's own text, which English shows instead. */
  message: string | undefined
  /** In how many seconds there may be another try, where the service says so. */
  waitSeconds?: number
}

/**
 * How to tell a visitor of an error of the auth service. What a broken connection or an unreadable answer says of itself
 * tells people nothing.
 */
export function authErrorWords(error: unknown): AuthErrorWords {
  if (!isRecord(error)) return { key: 'other', message: undefined }
  if (error.name === 'AuthRetryableFetchError' && !error.status)
    return { key: 'noNetwork', message: undefined }
  if (error.name === 'AuthUnknownError') return { key: 'other', message: undefined }
  const { code, message } = error
  const key = typeof code === 'string' && Object.hasOwn(keyByCode, code) ? keyByCode[code] : undefined
  const text = typeof message === 'string' ? message.trim() : ''
  if (key && inOwnWords.includes(key)) return { key, message: undefined, ...waitOf(text) }
  return {
    key: key === 'weakPassword' ? weaknessOf(error.reasons) : (key ?? 'other'),
    message: text === '' || text === '{}' ? undefined : text,
  }
}

/** As the service writes it: "… you can only request this after 51 seconds." */
function waitOf(text: string): { waitSeconds?: number } {
  const seconds = /after (\d{1,6}) seconds/.exec(text)?.[1]
  return seconds === undefined ? {} : { waitSeconds: Number(seconds) }
}

/** What makes a password weak, by the reasons that the service names. */
function weaknessOf(reasons: unknown): AuthErrorKey {
  if (!Array.isArray(reasons)) return 'weakPassword'
  if (reasons.includes('pwned')) return 'commonPassword'
  return reasons.includes('length') ? 'passwordLength' : 'weakPassword'
}
