import { useTranslation } from 'react-i18next'
import { sessionEnd } from '#app/state/session/session-end.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { Alert } from '#app/ui/alert.tsx'

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
