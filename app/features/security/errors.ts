import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { type AuthErrorKey, authErrorWords } from '#domain/account/auth-errors.ts'

/** The failures that the Security part has words for, under `errors` in its namespace. */
export const securityErrorCodes = [
  'invalidCredentials',
  'passwordNeeded',
  'samePassword',
  'weakPassword',
  'commonPassword',
  'passwordLength',
  'wrongCode',
  'codeExpired',
  'codeNeeded',
  'tooManyTries',
  'tooManyMails',
  'identityTaken',
  'lastIdentity',
  'linkingOff',
  'providerOff',
  'providerRefused',
  'sessionEnded',
  'sessionTooOld',
  'banned',
  'emailTaken',
  'emailInvalid',
  'linkExpired',
  'noNetwork',
  'other',
] as const satisfies readonly AuthErrorKey[]
export type SecurityErrorCode = (typeof securityErrorCodes)[number]

/** What a failure is called here. Table calls that reach nobody reject with a `TypeError`, as fetch does. */
export function securityErrorOf(error: unknown): SecurityErrorCode {
  if (error instanceof TypeError) return 'noNetwork'
  if (error instanceof Error && error.name === 'AuthSessionMissingError') return 'sessionEnded'
  const { key } = authErrorWords(error)
  return securityErrorCodes.find((name) => name === key) ?? 'other'
}

/** Whether the service asks for proof by a mailed code, before a password is set. */
export function asksForMailedCode(error: unknown): boolean {
  return authErrorWords(error).key === 'signInAgain'
}

/** What to say about a failure: a plain sentence and the way on. */
export function useSecurityErrorMessage(): (name: SecurityErrorCode) => string {
  const { t } = useTranslation('security')
  const { agent } = useSite()
  return (name) => t(`errors.${name}`, { phone: agent.phone })
}
