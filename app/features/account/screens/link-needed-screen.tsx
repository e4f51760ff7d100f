import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/typography.module.css'

/** A new password without the session that the mail's link brings. */
export function LinkNeededScreen({ isLooking }: { isLooking: boolean }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t('newPassword.title')}
      </h1>
      <div className={styles.done}>
        {isLooking ? (
          <p className={typography.soft} role="status">
            {t('newPassword.waiting')}
          </p>
        ) : (
          <>
            <Alert tone="info" title={t('newPassword.noSession')}>
              {t('newPassword.noSessionText')}
            </Alert>
            <ButtonLink isBlock to={toScreen('forgot')} replace>
              {t('newPassword.askAgain')}
            </ButtonLink>
            <ButtonLink variant="text" to={toScreen('sign-in')} replace className={styles.back}>
              <Icon of={ArrowLeft} /> {t('forgotPassword.back')}
            </ButtonLink>
          </>
        )}
      </div>
    </>
  )
}
