import { useTranslation } from 'react-i18next'
import { useSession } from '#app/account/session-store.ts'
import { hasTimedOut } from '#app/account/timed-out.ts'
import { Alert } from '#app/ui/alert.tsx'

/** Says to somebody whose session was too old why they have to sign in again. */
export function TimedOutNote() {
  const { t } = useTranslation('auth')
  const { state } = useSession()
  if (state !== 'none' || !hasTimedOut()) return null
  return (
    <Alert tone="info" title={t('timedOut.title')}>
      {t('timedOut.text')}
    </Alert>
  )
}
