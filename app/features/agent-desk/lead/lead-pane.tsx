import { ArrowLeft } from 'lucide'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import deskStyles from '#app/features/agent-desk/agent-desk.module.css'
import { toView } from '#app/features/agent-desk/desk-view.ts'
import { NotLoaded } from '#app/features/agent-desk/frame/not-loaded.tsx'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import { useLocation } from '#app/routing/router.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { Skeleton } from '#app/ui/loading/skeleton.tsx'
import styles from './lead.module.css'
import { LeadDetail } from './lead-detail.tsx'
import type { OpenLead } from './use-open-lead.ts'

interface LeadPaneProps {
  open: OpenLead
  openId: string | undefined
  notes: Notes
  now: Date
  onErased: () => void
  isAsked: boolean
}

/** The place of the open lead, also while there is none. */
export function LeadPane({ open, openId, notes, now, onErased, isAsked }: LeadPaneProps) {
  const { t } = useTranslation('agent-desk')
  const { key } = useLocation()
  const firstKey = useRef(key)
  if (openId === undefined)
    return (
      <div className={classNames(deskStyles.lead, styles.pane, styles.noLead, typography.soft)}>
        {t('lead.choose')}
      </div>
    )
  if (open.lead)
    return (
      <article
        className={classNames(deskStyles.lead, styles.pane, cardStyles.card)}
        data-slot="card"
        aria-labelledby="desk-lead"
      >
        <LeadDetail
          lead={open.lead}
          open={open}
          notes={notes}
          now={now}
          onErased={onErased}
          isAsked={isAsked}
          takesFocus={isAsked && key !== firstKey.current}
        />
      </article>
    )
  return (
    <div className={classNames(deskStyles.lead, styles.pane, cardStyles.card)} data-slot="card">
      <BackLink />
      {open.lead === null ? (
        <div className={deskStyles.nobody} role="status">
          <h1 className={typography.h3}>{t('lead.gone.title')}</h1>
          <p className={typography.soft}>{t('lead.gone.text')}</p>
        </div>
      ) : open.hasFailed ? (
        <NotLoaded words={t('lead.failed')} onAgain={open.again} />
      ) : (
        <div className={deskStyles.waiting} role="status">
          <span className={layout.sr}>{t('lead.loading')}</span>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton height="3rem" />
          <Skeleton height="14rem" />
        </div>
      )}
    </div>
  )
}

function BackLink() {
  const { t } = useTranslation('agent-desk')
  return (
    <p className={styles.back}>
      <ButtonLink variant="text" isSmall to={toView('leads')}>
        <Icon of={ArrowLeft} /> {t('lead.all')}
      </ButtonLink>
    </p>
  )
}
