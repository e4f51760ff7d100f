import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskLoading, DeskUnreachable, NotTheAgent } from '#app/features/agent-desk/frame/closed-desk.tsx'
import { DeskAlerts, SiteAlerts } from '#app/features/agent-desk/frame/desk-alerts.tsx'
import { DeskHeader } from '#app/features/agent-desk/frame/desk-header.tsx'
import { DeskTop } from '#app/features/agent-desk/frame/desk-top.tsx'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import { PeopleView } from '#app/features/agent-desk/people/people-view.tsx'
import { PersonPane } from '#app/features/agent-desk/person/person-pane.tsx'
import type { DeskErrorCode } from '#app/features/agent-desk/queries/desk-error.ts'
import { useStatus } from '#app/features/agent-desk/queries/use-status.ts'
import { TodayView } from '#app/features/agent-desk/today/today-view.tsx'
import { SideView } from '#app/features/agent-desk/week/side-view.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { latePart } from '#app/site/late-part.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout/layout.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import styles from './agent-desk.module.css'
import { deskPlaceOf, rowId } from './desk-view.ts'
import { useDesk } from './use-desk.ts'

/** What the desk has beside its lists is opened less often. */
const parts = latePart(() => import('#app/features/agent-desk/frame/desk-parts.tsx'))

interface DeskProps {
  owner: { userId: string; email: string }
  isSignedIn: boolean
  /** Why the last question got no answer; undefined once one is answered again. */
  failure: DeskErrorCode | undefined
  languages: ReactNode
  onLeave: () => void
  /** The desk is this account's, and stays shut until a lock of it is better. */
  onLocked: (isPasswordWeak: boolean) => void
}

/** The desk of somebody who is signed in, as far as the backend lets them see it. */
export function Desk({ owner, isSignedIn, failure, languages, onLeave, onLocked }: DeskProps) {
  const { t } = useTranslation('agent-desk')
  const place = deskPlaceOf(useLocation().search)
  const desk = useDesk(owner.userId, isSignedIn, place)
  useReturn()
  const { summary, now, notes } = desk
  const { view, task } = place
  const isList = (view === 'today' || view === 'people') && task === undefined
  const { part, isFailed } = parts.usePart(!isList)
  parts.useFromFirstTouch()
  const status = useStatus(isSignedIn && summary?.is_owner === true)
  useEffect(() => {
    if (failure === 'appNeeded' || failure === 'passwordNeeded') onLocked(failure === 'passwordNeeded')
  }, [failure, onLocked])
  const frame = { name: desk.name ?? owner.email, onSignOut: onLeave }

  if (!summary) {
    if (failure === 'refused') return <NotTheAgent email={owner.email} onSignOut={onLeave} />
    if (failure === 'offline' || failure === 'failed') return <DeskUnreachable onAgain={desk.look} />
    return <DeskLoading />
  }

  const leave = async () => {
    if (await notes.settle()) onLeave()
  }
  const { isAsked, openId } = desk
  const alerts = status.data?.alerts ?? []
  return (
    <>
      <DeskHeader view={view} {...frame} onSignOut={() => void leave()} />
      <main
        id="main"
        tabIndex={-1}
        className={classNames(styles.desk, isList ? (isAsked ? styles.isPerson : styles.isList) : undefined)}
      >
        <DeskAlerts failure={isSignedIn ? failure : 'ended'} notes={notes} openId={openId}>
          {alerts.length > 0 && view !== 'status' ? <SiteAlerts alerts={alerts} now={now} /> : null}
        </DeskAlerts>
        <Arrivals {...desk.arrived} />
        <p className={layout.sr} role="status">
          {desk.hasErased ? t('erase.done') : null}
        </p>
        {isList ? (
          <>
            <DeskTop view={view} summary={summary} today={desk.today.data} now={now} isHeading={!isAsked} />
            <section className={styles.list} aria-label={t(`nav.${view}`)}>
              {view === 'today' ? (
                <TodayView
                  today={desk.today}
                  log={desk.log}
                  now={now}
                  openId={openId}
                  hasPeople={summary.total > 0}
                />
              ) : (
                <PeopleView {...desk} summary={summary} />
              )}
            </section>
            <PersonPane {...desk} list={view} onErased={desk.erased} />
            <aside className={styles.side} aria-label={t('week.aside')}>
              <SideView now={now} />
            </aside>
          </>
        ) : part ? (
          <part.DeskParts {...{ place, summary, now, languages }} userId={owner.userId} />
        ) : (
          <PartWaiting hasFailed={isFailed} onAgain={parts.loadAgain} />
        )}
      </main>
    </>
  )
}

/** Stands where a part of the desk belongs whose file is on its way, or did not come. */
function PartWaiting({ hasFailed, onAgain }: { hasFailed: boolean; onAgain: () => void }) {
  const { t } = useTranslation('agent-desk')
  if (hasFailed) return <NotLoaded words={t('unreachable.text')} onAgain={onAgain} />
  return (
    <div className={styles.waiting} role="status">
      <span className={layout.sr}>{t('opening')}</span>
      <Skeleton width="22rem" height="3rem" />
      <Skeleton height="20rem" />
    </div>
  )
}

/** Says that somebody new came in; nothing else moves for it. */
function Arrivals({ count, name, kind }: ReturnType<typeof useDesk>['arrived']) {
  const { t } = useTranslation('agent-desk')
  const words =
    count === 1 && name !== undefined && kind !== undefined
      ? t('people.arrivedOne', { name, kind: t(`kinds.${kind}`) })
      : t('people.arrived', { count, number: count })
  return (
    <p className={layout.sr} role="status">
      {count > 0 ? words : null}
    </p>
  )
}

/** Back from a person, the focus is in their row. */
function useReturn() {
  const { state, key } = useLocation()
  const left = typeof state === 'object' && state !== null ? Reflect.get(state, 'left') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way back is one of its own
  useEffect(() => {
    if (typeof left === 'string') document.getElementById(rowId(left))?.focus()
  }, [left, key])
}
