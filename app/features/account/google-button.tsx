import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGoogleSetUp } from '#app/account/auth-settings.ts'
import { logFailure } from '#app/account/log-failure.ts'
import { noteSignInBegun } from '#app/account/sign-in-begun.ts'
import { GoogleMark } from '#app/art/google-mark.tsx'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { callbackUrl } from './callback-url.ts'
import { FailureBox } from './failure-box.tsx'
import type { AccountWork } from './use-account-work.ts'

/** Signs in with Google, or says that it is not set up here. */
export function GoogleButton({ work }: { work: AccountWork<'form' | 'google'> }) {
  const { t } = useTranslation('auth')
  const site = useSite()
  const [isSetUp, setSetUp] = useState<boolean>()
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, run } = work

  useEffect(() => {
    // Where it cannot be told now, it is asked again when the button is pressed.
    isGoogleSetUp(site).then(setSetUp, (error: unknown) =>
      logFailure('Reading what the service offers failed', error),
    )
  }, [site])

  const leave = () =>
    run('google', async (client) => {
      const isHere = await isGoogleSetUp(site)
      setSetUp(isHere)
      setAsked(true)
      if (!isHere) return 'stay'
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
