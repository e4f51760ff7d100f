import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/agent-desk.module.css'
import { toPerson } from '#app/features/agent-desk/desk-view.ts'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import type { DeskErrorCode } from '#app/features/agent-desk/queries/desk-error.ts'
import { Link } from '#app/routing/router.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { paths } from '#domain/site/paths.ts'

interface DeskAlertsProps {
  failure: DeskErrorCode | undefined
  notes: Notes
  openId: string | undefined
}

/** What is wrong while the desk stays on screen, and the way on; and notes elsewhere that are not stored. */
export function DeskAlerts({ failure, notes, openId }: DeskAlertsProps) {
  const { t } = useTranslation('agent-desk')
  const unsaved = Object.values(notes.drafts).filter(
    ({ id, state }) => id !== openId && (state === 'failed' || state === 'conflict'),
  )
  if (!failure && unsaved.length === 0 && !notes.isHeld) return null
  return (
    <div className={styles.alerts}>
      {failure ? (
        <Alert tone="danger">
          {t(`errors.${failure}`)} <WayOn failure={failure} />
        </Alert>
      ) : null}
      {notes.isHeld ? <Alert tone="danger">{t('note.signOut')}</Alert> : null}
      {unsaved.map(({ id, name }) => (
        <Alert key={id} tone="tip" live="status">
          {t('note.unsavedOf')} <Link to={toPerson(id)}>{name}</Link>
        </Alert>
      ))}
    </div>
  )
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
