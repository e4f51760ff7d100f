import { ArrowLeft, Check, Mail, MessageSquare, Phone } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sideBySide, toView } from '#app/features/agent-desk/desk-view.ts'
import { NoteField } from '#app/features/agent-desk/notes/note-field.tsx'
import type { Notes } from '#app/features/agent-desk/notes/use-notes.ts'
import { longAge } from '#app/features/agent-desk/words/ages.ts'
import { KindLabel } from '#app/features/agent-desk/words/kind-label.tsx'
import { leadName, waysText } from '#app/features/agent-desk/words/lead-words.ts'
import { useNavigate } from '#app/routing/router.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatPhone } from '#domain/format/format.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { areCallsRefused, type ReachWay } from '#domain/leads/reach.ts'
import { phoneDigits, phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import { EraseLead } from './erase-lead.tsx'
import styles from './lead.module.css'
import { LeadAnswers } from './lead-answers.tsx'
import { LeadConsent } from './lead-consent.tsx'
import { LeadContact } from './lead-contact.tsx'
import { LeadHistory } from './lead-history.tsx'
import { PartLevel } from './lead-part.tsx'
import { LeadPlans } from './lead-plans.tsx'
import { StatusField } from './status-field.tsx'
import type { OpenLead } from './use-open-lead.ts'

interface LeadDetailProps {
  lead: DeskLeadDetail
  open: OpenLead
  notes: Notes
  now: Date
  onErased: () => void
  /** Whether the address asks for this lead: then it is what the page is about. */
  isAsked: boolean
  /** Whether it was opened on this page, and not by the load of the page itself. */
  takesFocus: boolean
}

/** Everything of one lead, and what the agent does about it. */
export function LeadDetail(props: LeadDetailProps) {
  const { lead, open, notes, now, onErased, isAsked, takesFocus } = props
  const navigate = useNavigate()
  const { t, i18n } = useTranslation('agent-desk')
  const language = toLanguage(i18n.language)
  const name = leadName(lead)
  const Heading = isAsked ? 'h1' : 'h2'
  const heading = useArrival(lead.id, takesFocus)
  return (
    <>
      <p className={styles.back}>
        <ButtonLink variant="text" isSmall to={toView('leads')} state={{ left: lead.id }}>
          <Icon of={ArrowLeft} /> {t('lead.all')}
        </ButtonLink>
      </p>
      <div className={styles.leadHead}>
        <div>
          <p>
            <KindLabel kind={lead.kind}>
              {t('lead.arrived', {
                kind: t(`kinds.${lead.kind}`),
                ago: longAge({ at: lead.created_at, now, language }),
              })}
            </KindLabel>
          </p>
          <Heading
            className={classNames(typography.h2, styles.h2)}
            id="desk-lead"
            tabIndex={-1}
            ref={heading}
          >
            {name}
          </Heading>
        </div>
        <StatusField lead={lead} open={open} />
        <CallRefused lead={lead} />
        <div className={layout.row} data-slot="row">
          <Ways lead={lead} />
          {lead.status === 'new' ? (
            <Button variant="quiet" isSmall isBusy={open.isBusy} onClick={() => open.setStatus('contacted')}>
              <Icon of={Check} /> {t('lead.answer')}
            </Button>
          ) : null}
        </div>
      </div>
      <LeadContact lead={lead} now={now} />
      <PartLevel value={isAsked ? 'h2' : 'h3'}>
        <LeadPlans plans={lead.plans} />
        <LeadAnswers people={lead.people} now={now} />
        <LeadConsent lead={lead} now={now} />
        <LeadHistory lead={lead} now={now} />
      </PartLevel>
      <NoteField key={lead.id} lead={lead} name={name} notes={notes} />
      <EraseLead
        id={lead.id}
        name={name}
        onErased={() => {
          navigate(toView('leads'), { replace: true })
          onErased()
          document.getElementById('main')?.focus()
        }}
      />
    </>
  )
}

/** One tap to reach them: by phone, or by mail where that is all that is known; a refused call comes last. */
function Ways({ lead }: { lead: DeskLeadDetail }) {
  const { phone, email, reach } = lead
  const isCallRefused = areCallsRefused(reach)
  const ways: ReachWay[] = [
    ...(phone ? (['call'] as const) : []),
    ...(phone && reach.includes('text') ? (['text'] as const) : []),
    ...(email && (!phone || isCallRefused) ? (['email'] as const) : []),
  ]
  const ordered = isCallRefused ? ways.toReversed() : ways
  return ordered.map((way, place) => (
    <Way key={way} way={way} lead={lead} variant={place === 0 ? 'primary' : 'quiet'} />
  ))
}

interface WayProps {
  way: ReachWay
  lead: DeskLeadDetail
  variant: 'primary' | 'quiet'
}

function Way({ way, lead: { phone, email }, variant }: WayProps) {
  const { t } = useTranslation('agent-desk')
  const [digits, number] = [phoneDigits(phone ?? ''), { phone: formatPhone(phone ?? '') }]
  switch (way) {
    case 'call':
      return (
        <ButtonLink isSmall variant={variant} href={phoneHref(digits)}>
          <Icon of={Phone} />{' '}
          <span className={classNames(typography.num, styles.num)} data-slot="num">
            {t('lead.call', number)}
          </span>
        </ButtonLink>
      )
    case 'text':
      return (
        <ButtonLink isSmall variant={variant} href={`sms:+1${digits}`}>
          <Icon of={MessageSquare} />{' '}
          <span className={classNames(typography.num, styles.num)} data-slot="num">
            {t('lead.text', number)}
          </span>
        </ButtonLink>
      )
    case 'email':
      return (
        <ButtonLink isSmall variant={variant} href={`mailto:${email}`}>
          <Icon of={Mail} /> {t('lead.write', { email })}
        </ButtonLink>
      )
  }
}

/** Said before any button: this person wants no calls. */
function CallRefused({ lead: { reach } }: { lead: DeskLeadDetail }) {
  const { t, i18n } = useTranslation('agent-desk')
  if (!areCallsRefused(reach)) return null
  const ways = waysText(t, reach, toLanguage(i18n.language))
  return (
    <Alert tone="warning" title={t('contact.noCalls')}>
      {t('contact.noCallsText', { ways: ways.toLowerCase() })}
    </Alert>
  )
}

/** Where leads are shown one at a time, the focus follows into the lead that was opened. */
function useArrival(id: string, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every lead is an arrival
  useEffect(() => {
    if (takesFocus && !window.matchMedia(sideBySide).matches) heading.current?.focus()
  }, [id, takesFocus])
  return heading
}
