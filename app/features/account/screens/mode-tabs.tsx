import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import { toScreen } from '#app/features/account/auth-place.ts'
import { Link } from '#app/routing/router.tsx'

export type Mode = 'sign-in' | 'sign-up'

const modes = [
  { mode: 'sign-in', name: 'signIn' },
  { mode: 'sign-up', name: 'signUp' },
] as const

/** Signing in and signing up side by side: the one that is not on screen is a link to it. */
export function ModeTabs({ mode: current }: { mode: Mode }) {
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
