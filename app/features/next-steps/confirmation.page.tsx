import { Check } from 'lucide'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { type Started, startedApplications } from '#app/leads/apply/started-applications.ts'
import { PlanLines } from '#app/leads/plan-lines/plan-lines.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { useSentApplications } from '#app/state/device/sent-applications.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { formatList } from '#domain/format/format.ts'
import { formatDate } from '#domain/format/format-dates.ts'
import { areCallsRefused } from '#domain/leads/reach.ts'
import { isPromiseOpen, type SentApplication } from '#domain/leads/submission/sent-application.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { OutOfState } from './out-of-state.tsx'
import styles from './request-page.module.css'

const nextSteps = ['review', 'contact', 'activation'] as const

/** Thanks for what this device has sent and what is stored, and says what happens next; for nothing it thanks nobody. */
export default function ConfirmationPage() {
  // What the device keeps is unknown to the server's HTML.
  const { isRestored } = useFormData()
  const sent = useSentApplications().at(-1)
  if (!isRestored || !sent) return <NothingSent isKnown={isRestored} />
  return <Thanks sent={sent} />
}

function NothingSent({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('next-steps')
  const { name: agent } = useSite().agent
  return (
    <div className={classNames(layout.wrap, styles.narrow)} data-unknown={isKnown ? undefined : ''}>
      <div className={styles.head}>
        <h1>{t('confirmation.cold.title')}</h1>
        <p className={typography.lead} data-slot="lead">
          {t('confirmation.cold.text', { agent })}
        </p>
      </div>
      <div className={layout.row} data-slot="row">
        <ButtonLink to={paths.instantQuotes}>{t('confirmation.cold.prices')}</ButtonLink>
        <ButtonLink variant="quiet" to={paths.contact}>
          {t('confirmation.cold.call')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.home}>
          {t('confirmation.home')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Thanks({ sent }: { sent: SentApplication }) {
  const { t, i18n } = useTranslation('next-steps')
  const site = useSite()
  const { agent } = site
  const language = toLanguage(i18n.language)
  const { state } = useLocation()
  const started = startedApplications(state)
  const [firstName] = sent.fullName.split(/\s+/)
  const isNew = isPromiseOpen(sent, new Date(), site)
  const date = formatDate(sent.at.slice(0, 10), language)
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={classNames(styles.head, styles.done)}>
        <span className={styles.lit}>
          <Icon of={Check} />
        </span>
        <div>
          <h1>{firstName ? t('confirmation.titleNamed', { name: firstName }) : t('confirmation.title')}</h1>
          <p className={typography.lead} data-slot="lead">
            {isNew
              ? t('confirmation.text', { when: promiseText(new Date(sent.at), site, language) })
              : t('confirmation.older', { date, phone: unbrokenPhone(agent.phone) })}
          </p>
        </div>
      </div>
      {sent.isOutOfState ? <OutOfState /> : null}
      <Has sent={sent} />
      {started && started.applications.length > 0 ? <ApplicationLinks {...started} /> : null}
      <Reached sent={sent} isNew={isNew} />
      {sent.isOutOfState ? null : (
        <section className={styles.block}>
          <h2>{t('confirmation.next')}</h2>
          <NumberedSteps
            isTight
            isAhead
            steps={nextSteps.map((step) => ({
              title: t(`confirmation.steps.${step}.title`),
              text: t(`confirmation.steps.${step}.text`),
            }))}
          />
        </section>
      )}
      <div className={classNames(styles.end, sent.isOutOfState && styles.apart)}>
        <ButtonLink variant="quiet" to={paths.home}>
          {t('confirmation.home')}
        </ButtonLink>
        <p className={classNames(typography.small, typography.soft)}>
          {t('confirmation.questions')}{' '}
          <a className={typography.num} href={phoneHref(agent.phone)}>
            {t('call', { phone: agent.phone })}
          </a>
        </p>
      </div>
    </div>
  )
}

/** What was sent, and of how to be reached what was not. */
function Has({ sent }: { sent: SentApplication }) {
  const { t } = useTranslation('next-steps')
  const { name: agent } = useSite().agent
  const titleId = useId()
  return (
    <section className={styles.plans} aria-labelledby={titleId}>
      <div className={styles.plansHead}>
        <h2 id={titleId}>{t('confirmation.sentTitle', { agent })}</h2>
      </div>
      <PlanLines plans={sent.plans} />
      {sent.phone && sent.email ? null : (
        <p className={classNames(typography.micro, typography.soft, styles.notSent)}>
          {t(sent.phone ? 'confirmation.noEmail' : 'confirmation.noPhone')}
        </p>
      )}
    </section>
  )
}

/** How the agent gets in touch: as it was asked for, and no other way. */
function Reached({ sent, isNew }: { sent: SentApplication; isNew: boolean }) {
  const { t, i18n } = useTranslation('next-steps')
  const { name: agent } = useSite().agent
  const { reach, email, phone } = sent
  if (reach.length === 0) return null
  const ways = formatList(
    reach.map((way) => t(`confirmation.ways.${way}`)),
    toLanguage(i18n.language),
  )
  return (
    <section className={styles.block}>
      <h2>{t(reach.length === 1 ? 'confirmation.only' : 'confirmation.some', { ways })}</h2>
      <p className={typography.soft}>
        {reach.map((way) => (
          <span key={way}>
            <Trans
              t={t}
              i18nKey={`confirmation.by.${way}`}
              values={{ agent, email, phone }}
              components={{ b: <b /> }}
            />{' '}
          </span>
        ))}
        {areCallsRefused(reach) ? t('confirmation.noCalls', { agent }) : null}
      </p>
      {isNew && email ? <p className={typography.soft}>{t('confirmation.copy', { email })}</p> : null}
    </section>
  )
}

function ApplicationLinks({ applications, notStarted }: Started) {
  const { t, i18n } = useTranslation('next-steps')
  return (
    <div className={styles.block}>
      <p>{t('confirmation.open', { count: applications.length })}</p>
      <ul className={classNames(layout.plain, styles.links)}>
        {numbered(applications).map(([place, { carrierName: carrier, name, url }]) => (
          <li key={place}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name && applications.length > 1
                ? t('confirmation.linkToFor', { carrier, name })
                : t('confirmation.linkTo', { carrier })}
            </a>{' '}
            <span className={classNames(typography.small, typography.soft)}>{t('confirmation.newTab')}</span>
          </li>
        ))}
      </ul>
      {notStarted.length > 0 ? (
        <p>
          {t('confirmation.notStarted', { companies: formatList(notStarted, toLanguage(i18n.language)) })}
        </p>
      ) : null}
    </div>
  )
}

// Two applications may go on at the same address.
const numbered = <Thing,>(things: readonly Thing[]) => [...things.entries()]
