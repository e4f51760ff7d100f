import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthSettings } from '#app/account/auth-settings.ts'
import { noteSignInBegun } from '#app/account/sign-in-begun.ts'
import { GoogleMark } from '#app/art/google-mark.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { callbackUrl } from './callback-url.ts'
import { FailureBox } from './failure-box.tsx'
import type { AccountWork } from './use-account-work.ts'

interface GoogleButtonProps {
  work: AccountWork<'form' | 'google'>
  /** Undefined where it is not known: then it is asked when the button is pressed. */
  isSetUp: boolean | undefined
  /** Rejects when the service doesn't tell. */
  askSettings: () => Promise<AuthSettings>
}

/** Signs in with Google, or says that it is not set up here. */
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
          redirectTo: callbackUrl(),
          queryParams: { access_type: 'offline', prompt: 'consent' },
        },
      })
      if (error) throw error
      return 'leave'
    })

  return (
    <div className="auth-google">
      <Button
        variant="quiet"
        isBlock
        className={isSetUp === false ? 'is-off' : undefined}
        isBusy={busy !== undefined}
        onClick={leave}
      >
        {/* As one piece, so that nothing in it moves where other words take its place. */}
        <span className="google-words" key={isSetUp === false ? 'off' : 'on'}>
          <GoogleMark />
          {busy === 'google' ? t('processing') : t(isSetUp === false ? 'google.notSetUp' : 'google.continue')}
        </span>
      </Button>
      {failure?.of === 'google' ? <FailureBox failure={failure} /> : null}
      {isAsked && isSetUp === false ? (
        <Alert tone="info" live="status" title={t('google.notSetUp')}>
          {t('google.notSetUpText')}
        </Alert>
      ) : null}
    </div>
  )
}
