import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '#app/routing/router.tsx'
import { Away, Opening, Stranger } from './closed-desk.tsx'
import { DeskHeader } from './desk-header.tsx'
import { deskPlaceOf } from './desk-view.ts'
import { LeadsView } from './leads-view.tsx'
import { MailView } from './mail-view.tsx'
import { SettingsView } from './settings-view.tsx'
import { Trouble } from './trouble.tsx'
import { useDesk } from './use-desk.ts'

interface DeskProps {
  owner: { userId: string; email: string }
  isSignedIn: boolean
  languages: ReactNode
  onLeave: () => void
  /** The desk is this account's, and stays shut until a lock of it is better. */
  onLocked: (isPasswordWeak: boolean) => void
}

/** The desk of somebody who is signed in, as far as the backend lets them see it. */
export function Desk({ owner, isSignedIn, languages, onLeave, onLocked }: DeskProps) {
  const { t } = useTranslation('agent-desk')
  const place = deskPlaceOf(useLocation().search)
  const desk = useDesk(owner.userId, isSignedIn, place)
  const { parts, notes } = desk
  const { access } = desk
  useEffect(() => {
    if (access === 'appNeeded' || access === 'passwordNeeded') onLocked(access === 'passwordNeeded')
  }, [access, onLocked])
  const frame = { name: desk.name ?? owner.email, onSignOut: onLeave }

  if (!parts.summary) {
    if (access === 'refused') return <Stranger email={owner.email} onSignOut={onLeave} />
    if (access === 'away') return <Away onAgain={desk.look} />
    return <Opening />
  }

  const leave = async () => {
    if (await notes.settle()) onLeave()
  }
  const isLead = place.lead !== undefined
  return (
    <>
      <DeskHeader view={place.view} {...frame} onSignOut={() => void leave()} />
      <main
        id="main"
        tabIndex={-1}
        className={`desk ${place.view === 'leads' ? (isLead ? 'is-lead' : 'is-list') : 'is-page'}`}
      >
        <Trouble failure={isSignedIn ? desk.failure : 'ended'} notes={notes} openId={desk.openId} />
        <Arrivals {...desk.arrived} />
        <p className="sr" role="status">
          {desk.hasErased ? t('erase.done') : null}
        </p>
        {place.view === 'leads' ? (
          <LeadsView
            parts={parts}
            filters={desk.filters}
            list={desk.list}
            open={desk.open}
            onErased={desk.erased}
            notes={notes}
            asked={place.lead}
            openId={desk.openId}
          />
        ) : null}
        {place.view === 'mail' ? <MailView {...parts} /> : null}
        {place.view === 'settings' ? <SettingsView {...parts} languages={languages} /> : null}
      </main>
    </>
  )
}

/** Says that somebody new came in; nothing else moves for it. */
function Arrivals({ count, name, kind }: ReturnType<typeof useDesk>['arrived']) {
  const { t } = useTranslation('agent-desk')
  const words =
    count === 1 && name !== undefined && kind !== undefined
      ? t('leads.arrivedOne', { name, kind: t(`kinds.${kind}`) })
      : t('leads.arrived', { count, number: count })
  return (
    <p className="sr" role="status">
      {count > 0 ? words : null}
    </p>
  )
}
