import type { SupabaseClient } from '@supabase/supabase-js'
import { Check } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import nightHouse from '#app/art/figures/night-house.svg?no-inline'
import { useIsHydrated } from '#app/browser/browser-state.tsx'
import { CodeScreen } from '#app/features/account/screens/code-screen.tsx'
import { CredentialsScreen } from '#app/features/account/screens/credentials-screen.tsx'
import { ForgotScreen } from '#app/features/account/screens/forgot-screen.tsx'
import { LinkNeededScreen, NewPasswordScreen } from '#app/features/account/screens/new-password-screen.tsx'
import { SignedInScreen } from '#app/features/account/screens/signed-in-screen.tsx'
import { type To, useLocation, useNavigate } from '#app/routing/router.tsx'
import { usePageView } from '#app/site/page-view.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { endSignInBegun } from '#app/state/auth/sign-in-begun.ts'
import { logError } from '#app/state/log-error.ts'
import { forgetSessionEnd } from '#app/state/session/session-end.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import styles from './account.module.css'
import { type AuthScreen, authPlaceOf, authScreenOf, wayOn } from './auth-place.ts'

const newPasswordView = { meta: 'auth:meta.newPassword' }
const views = {
  'sign-in': undefined,
  'signed-in': undefined,
  'sign-up': { meta: 'auth:meta.signUp' },
  forgot: { meta: 'auth:meta.forgot' },
  code: { meta: 'auth:meta.code' },
  'new-password': newPasswordView,
  looking: newPasswordView,
  'link-needed': newPasswordView,
} as const satisfies Record<AuthScreen, { meta: string } | undefined>

/** Everything that signing in takes, one screen at a time: what the address asks for, as far as the session lets it. */
export default function AuthPage() {
  const { search, state } = useLocation()
  const next = wayOn(state)
  const navigate = useNavigate()
  const session = useSession()
  const place = authPlaceOf(useIsHydrated() ? search : '')
  const [email, setEmail] = useState('')
  const [held, setHeld] = useState<{ screen: AuthScreen; asked: string }>()
  // Work that leads on to another screen holds the one it began on, and no longer.
  const screen = held?.asked === place.asked ? held.screen : authScreenOf(place, session)
  usePageView(views[screen])
  const section = useArrival(screen)

  const isDone = screen === 'signed-in' && place.error === undefined && !place.isEmailChanged
  useEffect(() => {
    if (isDone) navigate(next, { replace: true })
  }, [isDone, navigate, next])

  const enterAt = useCallback(
    async (client: SupabaseClient, place: To, state?: unknown) => {
      endSignInBegun()
      forgetSessionEnd()
      try {
        // Brings along what answers are made of: only a session needs it.
        const { syncAfterSignIn } = await withoutReload(() => import('#app/state/sync/sync-account.ts'))
        await syncAfterSignIn(client)
      } catch (error) {
        logError('Bringing the account together failed', error)
      }
      navigate(place, { replace: true, state })
    },
    [navigate],
  )
  const enter = useCallback((client: SupabaseClient) => enterAt(client, next), [enterAt, next])
  const enterToSecurity = useCallback(
    (client: SupabaseClient) => enterAt(client, paths.dashboard, { recoveryCodeUsed: true }),
    [enterAt],
  )
  const { asked } = place
  const onHold = (isHeld: boolean) => setHeld(isHeld ? { screen, asked } : undefined)
  const shared = { email, onEmail: setEmail, onHold, enter }

  return (
    <div className={styles.auth}>
      <section className={styles.main} ref={section}>
        {screen === 'sign-in' || screen === 'sign-up' ? (
          <CredentialsScreen key={screen} mode={screen} error={place.error} {...shared} />
        ) : null}
        {screen === 'forgot' ? <ForgotScreen {...shared} /> : null}
        {screen === 'code' ? (
          <CodeScreen
            leadsOn={place.asked === 'new-password'}
            enterToSecurity={enterToSecurity}
            {...shared}
          />
        ) : null}
        {screen === 'new-password' ? (
          <NewPasswordScreen owner={'email' in session ? session.email : ''} onHold={onHold} enter={enter} />
        ) : null}
        {screen === 'looking' || screen === 'link-needed' ? (
          <LinkNeededScreen isLooking={screen === 'looking'} />
        ) : null}
        {screen === 'signed-in' ? <SignedInScreen place={place} /> : null}
      </section>
      <NightPlate />
    </div>
  )
}

/** When one screen takes the place of another, the focus is in its heading. */
function useArrival(screen: AuthScreen) {
  const section = useRef<HTMLElement>(null)
  const last = useRef(screen)
  useEffect(() => {
    if (last.current === screen) return
    last.current = screen
    section.current?.querySelector('h1')?.focus()
  }, [screen])
  return section
}

const benefits = ['compare', 'access', 'recommendations'] as const

/** What an account is good for, over a house at night with a light left on. */
function NightPlate() {
  const { t } = useTranslation('auth')
  return (
    <section className={styles.plate} data-ground="night" aria-labelledby="auth-plate">
      <img src={nightHouse} alt="" width="720" height="900" />
      <h2 className={typography.h1} id="auth-plate" data-clear="">
        {t('plate.title')}
      </h2>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={Check} />
            <span data-clear="">{t(`plate.benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
