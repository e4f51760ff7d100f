import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { deskPlaceOf, toPerson, toView } from '#app/features/agent-desk/desk-view.ts'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import type { DeskErrorCode } from '#app/features/agent-desk/queries/desk-error.ts'
import { longAge } from '#app/features/agent-desk/words/ages.ts'
import { Link, useLocation } from '#app/routing/router.tsx'
import { Reference } from '#app/site/reference.tsx'
import { Alert } from '#app/ui/alert.tsx'
import type { DeskStatus } from '#domain/leads/desk/status.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'

interface DeskAlertsProps {
  failure: DeskErrorCode | undefined
  notes: Notes
  openId: string | undefined
  /** Other things that are wrong. */
  children?: ReactNode
}

/** What is wrong while the desk stays on screen, and the way on; and notes elsewhere that are not stored. */
export function DeskAlerts({ failure, notes, openId, children }: DeskAlertsProps) {
  const { t } = useTranslation('agent-desk')
  const unsaved = Object.values(notes.drafts).filter(
    ({ id, state }) => id !== openId && (state === 'failed' || state === 'conflict'),
  )
  if (!failure && unsaved.length === 0 && !notes.isHeld && !children) return null
  return (
    <div className={styles.alerts}>
      {failure ? (
        <Alert tone="danger">
          {t(`errors.${failure}`)} <WayOn failure={failure} />
          {failure === 'failed' ? <Reference calls={['rest/v1/rpc', 'auth/v1']} /> : null}
        </Alert>
      ) : null}
      {notes.isHeld ? <Alert tone="danger">{t('note.signOut')}</Alert> : null}
      {unsaved.map(({ id, name }) => (
        <Alert key={id} tone="tip" live="status">
          {t('note.unsavedOf')} <Link to={toPerson(id)}>{name}</Link>
        </Alert>
      ))}
      {children}
    </div>
  )
}

/** What is wrong with the site itself, for an owner of it. */
export function SiteAlerts({ alerts, now }: { alerts: DeskStatus['alerts']; now: Date }) {
  const { t, i18n } = useTranslation('desk-settings')
  const { view } = deskPlaceOf(useLocation().search)
  return alerts.map(({ kind, began_at }) => (
    <Alert key={kind} tone="warning" live="status">
      {t(`status.alerts.${kind}`)}{' '}
      {t('status.alerts.since', {
        time: longAge({ at: began_at, now, language: toLanguage(i18n.language) }),
      })}{' '}
      {view === 'status' ? null : <Link to={toView('status')}>{t('status.open')}</Link>}
    </Alert>
  ))
}

function WayOn({ failure }: { failure: DeskErrorCode }) {
  const { t } = useTranslation('agent-desk')
  if (failure === 'ended')
    return (
      <a href={paths.auth} target="_blank" rel="noopener">
        {t('errors.signIn')}
      </a>
    )
  return failure === 'refused' ? <Link to={paths.dashboard}>{t('errors.dashboard')}</Link> : null
}
