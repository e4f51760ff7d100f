import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { Reference } from '#app/site/reference.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { paths } from '#domain/site/paths.ts'
import { DeskHeader } from './desk-header.tsx'

/** What stands here until it is known who is signed in, also in the server's HTML. */
export function DeskLoading() {
  const { t } = useTranslation('agent-desk')
  return (
    <>
      <DeskHeader />
      <main id="main" tabIndex={-1} className={classNames(styles.desk, styles.isOpening)}>
        <h1 className={layout.sr}>{t('meta.title')}</h1>
        <div className={styles.waiting} role="status">
          <span className={layout.sr}>{t('opening')}</span>
          <Skeleton width="22rem" height="3rem" />
          <Skeleton height="20rem" />
        </div>
      </main>
    </>
  )
}

/** For who is signed in and not the agent. */
export function NotTheAgent({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  const { t } = useTranslation('agent-desk')
  return (
    <>
      <DeskHeader name={email} onSignOut={onSignOut} />
      <main id="main" tabIndex={-1} className={styles.desk}>
        <div className={styles.page}>
          <h1 className={typography.h2} tabIndex={-1}>
            {t('notTheAgent.title')}
          </h1>
          <p className={typography.soft}>{t('notTheAgent.text', { email })}</p>
          <p>
            <ButtonLink to={paths.dashboard}>{t('notTheAgent.action')}</ButtonLink>
          </p>
        </div>
      </main>
    </>
  )
}

/** The backend could not be asked, so nothing is known yet. */
export function DeskUnreachable({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('agent-desk')
  return (
    <>
      <DeskHeader />
      <main id="main" tabIndex={-1} className={styles.desk}>
        <div className={styles.page} role="alert">
          <h1 className={typography.h2}>{t('unreachable.title')}</h1>
          <p className={typography.soft}>{t('unreachable.text')}</p>
          <Reference calls={['rest/v1/rpc', 'auth/v1']} />
          <p>
            <Button onClick={onAgain}>{t('again')}</Button>
          </p>
        </div>
      </main>
    </>
  )
}
