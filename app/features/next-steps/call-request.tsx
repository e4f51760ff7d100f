import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DataList } from '#app/ui/layout/data/data-list.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { timeZoneName } from '#domain/format/time-zone.ts'
import type { CallContent } from '#domain/leads/submission/call-request-from.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { CallForm } from './call-form.tsx'
import styles from './call-request.module.css'
import { OutOfState } from './out-of-state.tsx'
import type { StoredCall } from './use-call-form.ts'

/** The part of the page in which a visitor asks to be called: the way to a call, or the one beside the calendar. */
export function CallRequestForm() {
  const { t, i18n } = useTranslation('next-steps')
  const { agent, hoursText, links } = useSite()
  const [sent, setSent] = useState<StoredCall & { at: Date }>()
  const isMain = !links.schedulingUrl
  return (
    <section className={styles.req} data-slot="call-request">
      {sent ? (
        <CallSent {...sent} />
      ) : (
        <>
          <div>
            <h2>{t(isMain ? 'request.title' : 'request.titleBeside')}</h2>
            <p className={typography.soft}>
              {t('request.text', { agent: agent.name, hours: hoursText[toLanguage(i18n.language)] })}
            </p>
          </div>
          <CallForm isMain={isMain} onStored={(stored) => setSent({ ...stored, at: new Date() })} />
        </>
      )}
    </section>
  )
}

/** Says that the call request is stored, and what was asked for. It takes the focus, since the form is gone. */
function CallSent({ call, at, isOutOfState }: StoredCall & { at: Date }) {
  const { t, i18n } = useTranslation('next-steps')
  const site = useSite()
  const { phone } = site.agent
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const shared = sharedOf(call)
  return (
    <div className={styles.reqSent}>
      <h2 ref={heading} tabIndex={-1}>
        {t('request.sent.title')}
      </h2>
      <p className={typography.lead} data-slot="lead">
        {t('request.sent.text', {
          phone: unbrokenPhone(call.phone),
          when: promiseText(at, site, toLanguage(i18n.language)),
        })}
      </p>
      {isOutOfState ? <OutOfState /> : null}
      <DataList
        items={[
          { term: t('request.name'), detail: call.fullName },
          { term: t('request.times.label'), detail: useTimes(call) },
          ...(call.email ? [{ term: t('request.sent.email'), detail: call.email }] : []),
          ...(shared
            ? [{ term: t('request.sent.shared'), detail: t(`request.sent.sharedText.${shared}`) }]
            : []),
        ]}
      />
      <p className={typography.soft}>{t('request.sent.change', { phone: unbrokenPhone(phone) })}</p>
      <div className={layout.row} data-slot="row">
        <ButtonLink variant="quiet" href={phoneHref(phone)}>
          {t('call', { phone })}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.home}>
          {t('confirmation.home')}
        </ButtonLink>
      </div>
    </div>
  )
}

function sharedOf({ people, plans }: CallContent): 'both' | 'answers' | 'plans' | undefined {
  if (people.length === 0) return plans.length === 0 ? undefined : 'plans'
  return plans.length === 0 ? 'answers' : 'both'
}

/** The times that suit, in the time zone that they were given in. */
function useTimes({ bestTimes, timeZone }: CallContent): string {
  const { t, i18n } = useTranslation('next-steps')
  if (bestTimes.length === 0) return t('request.sent.anyTime')
  const language = toLanguage(i18n.language)
  const times = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    bestTimes.map((time, place) => {
      const word = t(`request.times.${time}`)
      return place === 0 ? word : word.toLocaleLowerCase(language)
    }),
  )
  const zone = timeZone && timeZoneName(timeZone, language)
  return zone ? t('request.sent.times', { times, zone }) : times
}
