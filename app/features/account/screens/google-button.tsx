import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoogleMark } from '#app/art/google-mark.tsx'
import styles from '#app/features/account/account.module.css'
import type { AccountWork } from '#app/features/account/form/account-work.ts'
import { ErrorBox } from '#app/features/account/form/error-box.tsx'
import type { AuthSettings } from '#app/state/auth/auth-call.ts'
import { authCallbackUrl, noteSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

interface GoogleButtonProps {
  work: AccountWork<'form' | 'google'>
  /** Undefined where it is not known. */
  isSetUp: boolean | undefined
  /** Rejects when the service doesn't tell. */
  askSettings: () => Promise<AuthSettings>
}

/** Signs in with Google, where it is set up. */
export function GoogleButton({ work, isSetUp, askSettings }: GoogleButtonProps) {
  const { t } = useTranslation('auth')
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, run } = work

  const leave = () =>
    run('google', async (client) => {
      const { google } = await askSettings()
      setAsked(true)
      if (!google) return 'stay'
      noteSignInBegun()
      const { error } = await client.auth.signInWithOAuth({
        provider: 'google',
        options: {
          redirectTo: authCallbackUrl(),
          queryParams: { access_type: 'offline', prompt: 'consent' },
        },
      })
      if (error) throw error
      return 'leave'
    })

  // What is not set up is not shown, unless somebody has just pressed it.
  if (!isSetUp && !isAsked) return null
  return (
    <>
      <div className={styles.google}>
        {isSetUp === false ? (
          <Alert tone="info" live="status" title={t('google.notSetUp')}>
            {t('google.notSetUpText')}
          </Alert>
        ) : (
          <Button variant="quiet" isBlock isBusy={busy !== undefined} onClick={leave}>
            <span className={styles.googleWords}>
              <GoogleMark />
              {busy === 'google' ? t('processing') : t('google.continue')}
            </span>
          </Button>
        )}
        {failure?.of === 'google' ? <ErrorBox error={failure} /> : null}
      </div>
      <p className={styles.or}>{t('or')}</p>
    </>
  )
}
