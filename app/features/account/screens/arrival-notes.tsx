import { useTranslation } from 'react-i18next'
import type { ReturnError } from '#app/features/account/auth-place.ts'
import { useLocation } from '#app/routing/router.tsx'
import { sessionEnd } from '#app/state/session/session-end.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { Alert } from '#app/ui/alert.tsx'
import { isRecord } from '#domain/json/is-record.ts'

/** Why the way back from a sign-in, or from a mail, led here. */
export function ReturnNote({ error, isSignedIn = false }: { error: ReturnError; isSignedIn?: boolean }) {
  const { t } = useTranslation('auth')
  const isStillTrue = !isSignedIn || error === 'callback_failed'
  return (
    <Alert tone="danger" title={t(`returned.${error}.title`)}>
      {isStillTrue ? t(`returned.${error}.text`) : t('back.text')}
    </Alert>
  )
}

/** Says to somebody whose session the service ended why they have to sign in again. */
export function SessionEndNote() {
  const { t } = useTranslation('auth')
  const { state } = useSession()
  const why = sessionEnd()
  if (state !== 'none' || why === undefined) return null
  return (
    <Alert tone="info" live="status" title={t('sessionEnd.title')}>
      {t(`sessionEnd.${why}`)}
    </Alert>
  )
}

/** Says to somebody who comes from erasing their account that it is done. */
export function ErasedNote() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  if (!isRecord(state) || state.accountErased !== true) return null
  return (
    <Alert tone="success" title={t('erased.title')}>
      {t('erased.text')}
    </Alert>
  )
}

/** The sign-in is complete, and the page goes on by itself. */
export function SignedInNote() {
  const { t } = useTranslation('auth')
  return (
    <Alert tone="success" title={t('signIn.success')}>
      {t('signIn.successText')}
    </Alert>
  )
}
