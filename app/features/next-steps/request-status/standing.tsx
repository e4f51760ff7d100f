import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/layout/card.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { stages } from '#domain/leads/desk/stages.ts'
import { nextForRequest } from '#domain/leads/status/next-for-request.ts'
import type { RequestStatus } from '#domain/leads/status/request-status.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { promiseFor } from '#domain/site/hours.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './request-status.module.css'
import { statusDay, statusMoment } from './status-times.ts'

const steps = stages.filter((stage) => stage !== 'lost')

/** How far the request has come, and what comes next. */
export function Standing({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('request-status')
  const { name: agent, phone } = useSite().agent
  const { stage } = status
  const place = stage === 'lost' ? -1 : steps.indexOf(stage)
  return (
    <Card isPadded className={styles.part}>
      <h2 className={typography.h3}>{t('stage.title')}</h2>
      <p className={styles.now}>{t(`stage.texts.${stage}`, { agent, phone: unbrokenPhone(phone) })}</p>
      <NextWords status={status} />
      {stage === 'lost' ? null : (
        <ol className={styles.steps}>
          {steps.map((one, index) => (
            <li
              key={one}
              data-state={index < place ? 'done' : index === place ? 'now' : 'ahead'}
              aria-current={index === place ? 'step' : undefined}
            >
              {t(`stage.names.${one}`)}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function NextWords({ status }: { status: RequestStatus }) {
  const { t, i18n } = useTranslation('request-status')
  const site = useSite()
  const { name: agent, phone, hours } = site.agent
  const language = toLanguage(i18n.language)
  const [now] = useState(() => new Date())
  const dateOf = (text: string | null | undefined) => (text ? new Date(text) : undefined)
  const next = nextForRequest(
    {
      stage: status.stage,
      waitingSince: dateOf(status.waiting_since),
      askedAt: dateOf(status.asked.at(-1)?.at),
      nextContactAt: dateOf(status.next_contact_at),
    },
    site,
    now,
  )
  const isOutOfState = status.requests[0]?.is_out_of_state
  if (next.is === 'answer' && next.isLate) {
    const by = statusMoment(promiseFor(next.since, site).by, hours.timeZone, language)
    return <Alert tone="warning">{t('next.late', { agent, by, phone: unbrokenPhone(phone) })}</Alert>
  }
  const words = {
    answer: () =>
      next.is === 'answer'
        ? t('next.answer', {
            agent,
            by: statusMoment(promiseFor(next.since, site).by, hours.timeZone, language),
          })
        : '',
    planned: () =>
      next.is === 'planned'
        ? t('next.planned', { agent, day: statusDay(next.at, hours.timeZone, language) })
        : '',
    open: () => t('next.open', { when: promiseText(now, site, language) }),
  }
  return (
    <div className={styles.next}>
      <h3 className={typography.h4}>{t('next.title')}</h3>
      <p>{words[next.is]()}</p>
      {isOutOfState ? <p>{t('next.outOfState', { agent })}</p> : null}
    </div>
  )
}
