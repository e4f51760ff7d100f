import { type ReactNode, useEffect } from 'react'
import { useNavigate } from '#app/routing/router.tsx'
import { classNames } from '#app/ui/class-names.ts'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import { QuickActions, SyncCard } from './action-cards.tsx'
import styles from './dashboard.module.css'
import { DashboardHead } from './dashboard-head.tsx'
import { NamePrompt } from './name-prompt.tsx'
import { AnswersCard, ContactCard } from './profile-cards.tsx'
import { SavedPlansCard } from './saved-plans-card.tsx'
import { useDashboard } from './use-dashboard.ts'

/** What is kept of a visitor: on this device, or in their account, which has a security part besides. */
export function DashboardPage({ security }: { security: ReactNode }) {
  const dashboard = useDashboard()
  const { state, account, profile, plans } = dashboard
  useRedirect(dashboard.redirect)
  return (
    <>
      <DashboardHead
        isWaiting={state === 'waiting'}
        account={account}
        profile={profile}
        plans={plans}
        hasOpenQuestions={dashboard.hasOpenQuestions}
      />
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

const lines = {
  main: [
    { id: 'plans', count: 4 },
    { id: 'answers', count: 5 },
  ],
  side: [
    { id: 'actions', count: 2 },
    { id: 'contact', count: 4 },
  ],
} as const

/** The cards before it is known what stands in them. */
function DashboardWaiting() {
  return (
    <div className={classNames(layout.wrap, styles.dash)} data-waiting="" aria-hidden="true">
      {(['main', 'side'] as const).map((column) => (
        <div key={column} className={column === 'main' ? styles.main : styles.side}>
          {lines[column].map(({ id, count }) => (
            <div
              key={id}
              className={classNames(cardStyles.card, cardStyles.pad, styles.wait)}
              data-slot="card"
            >
              <Skeleton width="45%" height="1.75rem" />
              {Array.from({ length: count }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines without a content
                <Skeleton key={line} height="1.25rem" />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
