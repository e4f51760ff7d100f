import { type ReactNode, useEffect } from 'react'
import { useNavigate } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { AnswersCard } from './answers-card.tsx'
import { ContactCard } from './contact-card.tsx'
import styles from './dashboard.module.css'
import { DashboardHead } from './dashboard-head.tsx'
import { DashboardWaiting } from './dashboard-waiting.tsx'
import { NamePrompt } from './name-prompt.tsx'
import { QuickActions } from './quick-actions.tsx'
import { SavedPlansCard } from './saved-plans-card.tsx'
import { SyncCard } from './sync-card.tsx'
import { useDashboard } from './use-dashboard.ts'

/** What is kept of a visitor: on this device, or in their account, which has a security part besides. */
export function DashboardPage({ security }: { security: ReactNode }) {
  const dashboard = useDashboard()
  const { state, account, profile, plans } = dashboard
  useRedirect(dashboard.redirect)
  return (
    <>
      <DashboardHead isWaiting={state === 'waiting'} account={account} profile={profile} plans={plans} />
      {state === 'waiting' ? (
        <DashboardWaiting />
      ) : (
        <div className={classNames(layout.wrap, styles.dash)}>
          <div className={styles.main}>
            <SavedPlansCard plans={plans} />
            <AnswersCard profile={profile} />
          </div>
          <div className={styles.side}>
            <QuickActions
              hasName={profile.fullName !== ''}
              hasOpenQuestions={dashboard.hasOpenQuestions}
              isAgent={dashboard.isAgent}
            />
            {account ? null : <SyncCard />}
            <ContactCard profile={profile} onSignOut={account ? dashboard.signOut : undefined} />
          </div>
          {account ? <div className={styles.security}>{security}</div> : null}
          <NamePrompt
            isNameMissing={dashboard.isNameMissing}
            isAccount={account !== undefined}
            onSave={dashboard.saveName}
          />
        </div>
      )}
    </>
  )
}

function useRedirect(to: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (to !== undefined) navigate(to, { replace: true })
  }, [navigate, to])
}
