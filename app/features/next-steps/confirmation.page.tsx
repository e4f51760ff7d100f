import { Phone } from 'lucide'
import { useTranslation } from 'react-i18next'
import mailboxTall from '#app/art/scenes/tall/mailbox.svg'
import mailboxWide from '#app/art/scenes/wide/mailbox.svg'
import { PlanLines } from '#app/leads/plan-lines.tsx'
import { type Started, startedApplications } from '#app/leads/started-applications.ts'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { useSentApplications } from '#app/state/device/sent-applications.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import layout from '#app/ui/layout/layout.module.css'
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { formatDate, formatList } from '#domain/format/format.ts'
import { areCallsRefused } from '#domain/leads/reach.ts'
import { isRecent, type SentApplication } from '#domain/leads/submission/sent-application.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './next-steps.module.css'

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
    <div
      className={classNames(layout.wrap, styles.opt, styles.isEmpty)}
      data-unknown={isKnown ? undefined : ''}
    >
      <div className={styles.optHead}>
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
  const { agent } = useSite()
  const { state } = useLocation()
  const started = startedApplications(state)
  const [firstName] = sent.fullName.split(/\s+/)
  const isNew = isRecent(sent, new Date().toISOString())
  const date = formatDate(sent.at.slice(0, 10), toLanguage(i18n.language))
  return (
    <>
      <div className={styles.thanks}>
        <picture className={styles.scene}>
          <source srcSet={mailboxTall} media="(max-width: 47.99rem)" />
          <img src={mailboxWide} alt="" />
        </picture>
        <div className={classNames(layout.wrap, styles.copy)}>
          <h1 className={typography.display}>
            {firstName ? t('confirmation.titleNamed', { name: firstName }) : t('confirmation.title')}
          </h1>
          <p className={typography.lead} data-slot="lead">
            {isNew ? t('confirmation.text') : t('confirmation.older', { date, phone: agent.phone })}
          </p>
          {sent.email ? <p>{t('confirmation.copy', { email: sent.email })}</p> : null}
          {started && started.applications.length > 0 ? <ApplicationLinks {...started} /> : null}
        </div>
      </div>
      <section className={classNames(layout.section, layout.wrap, styles.split)}>
        <div>
          <h2>{t('confirmation.sentTitle', { agent: agent.name })}</h2>
          <Reached sent={sent} />
        </div>
        <PlanLines plans={sent.plans} />
      </section>
      <section className={classNames(layout.section, layout.wrap, styles.split)}>
        <div>
          <h2>{t('confirmation.next')}</h2>
          <p className={classNames(typography.soft, styles.soft)}>{t('confirmation.nextText')}</p>
        </div>
        <NumberedSteps
          steps={nextSteps.map((step) => ({
            title: t(`confirmation.steps.${step}.title`),
            text: t(`confirmation.steps.${step}.text`),
          }))}
        />
      </section>
      <section className={styles.after} data-ground="sunk">
        <div className={classNames(layout.wrap, layout.row)} data-slot="row">
          <p className={typography.h3}>{t('confirmation.questions')}</p>
          <div className={layout.row} data-slot="row">
            <ButtonLink href={phoneHref(agent.phone)}>
              <Icon of={Phone} /> {t('call', { phone: agent.phone })}
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.home}>
              {t('confirmation.home')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}

/** How the agent gets in touch, as it was asked for. */
function Reached({ sent: { reach } }: { sent: SentApplication }) {
  const { t, i18n } = useTranslation('next-steps')
  const { name: agent } = useSite().agent
  if (reach.length === 0) return null
  const ways = formatList(
    reach.map((way) => t(`confirmation.ways.${way}`)),
    toLanguage(i18n.language),
  )
  return (
    <p className={classNames(typography.soft, styles.soft)}>
      {t('confirmation.by', { agent, ways })}{' '}
      {areCallsRefused(reach) ? t('confirmation.noCalls', { agent }) : null}
    </p>
  )
}

function ApplicationLinks({ applications, notStarted }: Started) {
  const { t, i18n } = useTranslation('next-steps')
  return (
    <div className={cardStyles.card} data-slot="card">
      <p>{t('confirmation.open', { count: applications.length })}</p>
      <ul className={classNames(layout.stack, styles.stack)}>
        {numbered(applications).map(([place, { carrierName: carrier, name, url }]) => (
          <li key={place}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name && applications.length > 1
                ? t('confirmation.linkToFor', { carrier, name })
                : t('confirmation.linkTo', { carrier })}
            </a>{' '}
            <span className={classNames(typography.small, typography.soft, styles.soft)}>
              {t('confirmation.newTab')}
            </span>
          </li>
        ))}
      </ul>
      {notStarted.length > 0 ? (
        <p className={styles.notStarted}>
          {t('confirmation.notStarted', { companies: formatList(notStarted, toLanguage(i18n.language)) })}
        </p>
      ) : null}
    </div>
  )
}

// Two applications may go on at the same address.
const numbered = <Thing,>(things: readonly Thing[]) => [...things.entries()]
