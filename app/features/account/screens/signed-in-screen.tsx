import { ArrowRight } from 'lucide'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/account/account.module.css'
import type { AuthPlace } from '#app/features/account/auth-place.ts'
import { useSession } from '#app/state/session/session-store.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { paths } from '#domain/site/paths.ts'
import { ReturnNote } from './arrival-notes.tsx'

/** The visitor is signed in already, and may have been sent back here all the same. */
export function SignedInScreen({ place: { error, isEmailChanged } }: { place: AuthPlace }) {
  const { t } = useTranslation('auth')
  const session = useSession()
  return (
    <>
      <h1 className={typography.h2} tabIndex={-1}>
        {t('back.title')}
      </h1>
      <div className={styles.done}>
        {error ? <ReturnNote error={error} isSignedIn /> : null}
        {isEmailChanged ? (
          <Alert tone="success" title={t('back.emailChanged')}>
            {t('back.emailChangedText', { email: 'email' in session ? session.email : '' })}
          </Alert>
        ) : null}
        <ButtonLink isBlock to={paths.dashboard}>
          {t('back.dashboard')} <Icon of={ArrowRight} />
        </ButtonLink>
      </div>
    </>
  )
}
