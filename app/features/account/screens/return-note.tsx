import { useTranslation } from 'react-i18next'
import type { ReturnError } from '#app/features/account/auth-place.ts'
import { Alert } from '#app/ui/alert.tsx'

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
