import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { type ReturnError, toScreen } from '#app/features/account/auth-place.ts'
import { type ScreenProps, useAccountWork } from '#app/features/account/form/account-work.ts'
import { Link } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { type AuthSettings, readAuthSettings } from '#app/state/auth/auth-call.ts'
import { logError } from '#app/state/log-error.ts'
import { Alert } from '#app/ui/alert.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import { ErasedNote, ReturnNote, SessionEndNote } from './arrival-notes.tsx'
import { GoogleButton } from './google-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedUp, SignUpForm } from './sign-up-form.tsx'

interface CredentialsScreenProps extends ScreenProps {
  mode: Mode
  error: ReturnError | undefined
}

/** Signing in or signing up, with Google or with an e-mail address. Its key is the mode: changing it clears messages and passwords. */
export function CredentialsScreen({ mode, error, ...screen }: CredentialsScreenProps) {
  const { t } = useTranslation('auth')
  const [signedUp, setSignedUp] = useState<string>()
  const work = useAccountWork<'form' | 'google'>(screen.onHold, (of) =>
    of === 'google' ? 'google' : 'signIn',
  )
  const isSignIn = mode === 'sign-in'
  const site = useSite()
  const { settings, askSettings } = useAuthSettings()
  const hasGoogle = site.accounts.google ?? settings?.google
  const isClosed = !isSignIn && settings?.signUps === false
  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t(isSignIn ? 'signIn.title' : 'signUp.title')}
      </h1>
      <ModeTabs mode={mode} />
      {signedUp === undefined ? (
        <>
          {error ? <ReturnNote error={error} /> : null}
          <ErasedNote />
          <SessionEndNote />
          {isClosed ? (
            <Alert tone="info" live="status" title={t('returned.sign_ups_off.title')}>
              {t('signUp.closed')}
            </Alert>
          ) : (
            <>
              <GoogleButton work={work} isSetUp={hasGoogle} askSettings={askSettings} />
              {isSignIn ? (
                <SignInForm {...screen} work={work} />
              ) : (
                <SignUpForm {...screen} work={work} onSignedUp={setSignedUp} />
              )}
            </>
          )}
        </>
      ) : (
        <SignedUp email={signedUp} onHold={screen.onHold} enter={screen.enter} />
      )}
      <p className={classNames(typography.small, typography.soft, styles.foot)}>
        {t('withoutAccount.text')} <Link to={paths.quote}>{t('withoutAccount.link')}</Link>.
      </p>
    </>
  )
}

/** What the service offers: looked up when the screen appears, and asked again on demand. */
function useAuthSettings() {
  const site = useSite()
  const [settings, setSettings] = useState<AuthSettings>()
  const askSettings = useCallback(async () => {
    const read = await readAuthSettings(site)
    setSettings(read)
    return read
  }, [site])
  useEffect(() => {
    askSettings().catch((error: unknown) => logError('Reading what the service offers failed', error))
  }, [askSettings])
  return { settings, askSettings }
}

type Mode = 'sign-in' | 'sign-up'

const modes = [
  { mode: 'sign-in', name: 'signIn' },
  { mode: 'sign-up', name: 'signUp' },
] as const

/** Signing in and signing up side by side: the one that is not on screen is a link to it. */
function ModeTabs({ mode: current }: { mode: Mode }) {
  const { t } = useTranslation('auth')
  return (
    <nav className={styles.tabs} aria-label={t('modes.label')}>
      {modes.map(({ mode, name }) =>
        mode === current ? (
          <span key={mode} aria-current="true">
            {t(`modes.${name}`)}
          </span>
        ) : (
          <Link key={mode} to={toScreen(mode)} replace preventScrollReset>
            {t(`modes.${name}`)}
          </Link>
        ),
      )}
    </nav>
  )
}
