import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from '#app/routing/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toView } from './desk-view.ts'
import { LeadDetail } from './lead-detail.tsx'
import { NotLoaded } from './not-loaded.tsx'
import type { Notes } from './use-notes.ts'
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
  if (openId === undefined) return <div className="desk-lead desk-no-lead soft">{t('lead.choose')}</div>
  if (open.lead)
    return (
      <article className="desk-lead card" aria-labelledby="desk-lead">
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
    <div className="desk-lead card">
      <BackLink />
      {open.lead === null ? (
        <div className="desk-nobody" role="status">
          <h1 className="h3">{t('lead.gone.title')}</h1>
          <p className="soft">{t('lead.gone.text')}</p>
        </div>
      ) : open.hasFailed ? (
        <NotLoaded words={t('lead.failed')} onAgain={open.again} />
      ) : (
        <div className="desk-waiting" role="status">
          <span className="sr">{t('lead.loading')}</span>
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
    <p className="desk-back">
      <Link className="btn btn-text btn-small" to={toView('leads')}>
        <Icon of={ArrowLeft} /> {t('lead.all')}
      </Link>
    </p>
  )
}
