import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotOkAnswer } from '#app/backend/call-function.ts'
import { applicationStatus } from '#app/backend/quote-functions.ts'
import { PlanLines } from '#app/leads/plan-lines/plan-lines.tsx'
import { useLocation } from '#app/routing/router.tsx'
import { useSite } from '#app/site/use-site.ts'
import { useFormData } from '#app/state/device/form-data.ts'
import { useSentApplications } from '#app/state/device/sent-applications.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import typography from '#app/ui/layout/typography.module.css'
import type { LeadPlan } from '#domain/leads/lead.ts'
import { isPromiseOpen, sentFor } from '#domain/leads/submission/sent-application.ts'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import type { ApplicationStatus, SealedPlan } from '#domain/quotes/service/wire.ts'
import { promiseText } from '#domain/site/hours-words.ts'
import { toLanguage } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './request-page.module.css'

const nextSteps = ['call', 'form', 'decision'] as const

/**
 * Where an application goes on whose price is not from a quote service: it shows the plan that its address carries, and
 * says that an application is here only where one for this plan is stored.
 */
export default function ApplicationPage() {
  const state = useApplicationStatus()
  if (typeof state === 'string') return <NoPlan reason={state} />
  if (!state.received) return <Unsent plan={state.plan} />
  return <Received plan={state.plan} sentAt={state.sentAt} />
}

/** The server's HTML holds what is said to whoever comes without a plan, and a line of it decides (`forKnown`). */
function NoPlan({ reason }: { reason: Silence }) {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  if (reason === 'loading') {
    return (
      <div className={classNames(layout.wrap, styles.narrow)}>
        <div className={styles.head}>
          <h1 className={typography.soft}>{t('application.loading')}</h1>
        </div>
      </div>
    )
  }
  const isUnknown = reason === 'unknown'
  const said = isUnknown ? 'none' : reason
  return (
    <div className={classNames(layout.wrap, styles.narrow)} data-unknown={isUnknown ? '' : undefined}>
      {isUnknown ? (
        <p className={classNames(typography.soft, styles.looking)}>{t('application.loading')}</p>
      ) : null}
      <div className={styles.head}>
        <h1>{t(`application.${said}.title`)}</h1>
        <p className={typography.lead} data-slot="lead">
          {t(`application.${said}.text`, { phone: unbrokenPhone(phone) })}
        </p>
      </div>
      <WaysOn />
    </div>
  )
}

function Unsent({ plan }: { plan: KnownPlan }) {
  const { t } = useTranslation('next-steps')
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.head}>
        <h1>{t('application.unsent.title')}</h1>
        <p className={typography.lead} data-slot="lead">
          {t('application.unsent.text')}
        </p>
      </div>
      <Plan plan={plan} />
      <div className={styles.block}>
        <WaysOn />
      </div>
    </div>
  )
}

function Received({ plan, sentAt = '' }: { plan: KnownPlan; sentAt: string | undefined }) {
  const { t, i18n } = useTranslation('next-steps')
  const site = useSite()
  const { phone, name: agent } = site.agent
  const isNew = isPromiseOpen({ at: sentAt }, new Date(), site)
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.head}>
        <h1>{t('application.received.title')}</h1>
        <p className={typography.lead} data-slot="lead">
          {isNew
            ? t('application.received.text', {
                agent,
                when: promiseText(new Date(sentAt), site, toLanguage(i18n.language)),
              })
            : t('application.received.older', { agent, phone: unbrokenPhone(phone) })}
        </p>
        <p className={typography.soft}>{t('application.received.form', { agent })}</p>
      </div>
      <Plan plan={plan} />
      <section className={styles.block}>
        <h2>{t('application.next')}</h2>
        <NumberedSteps
          isTight
          isAhead
          steps={nextSteps.map((step) => ({
            title: t(`application.steps.${step}.title`),
            text: t(`application.steps.${step}.text`, { agent }),
          }))}
        />
        <div className={styles.end}>
          <ButtonLink href={phoneHref(phone)}>{t('call', { phone })}</ButtonLink>
          <ButtonLink variant="quiet" to={paths.home}>
            {t('application.back')}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

function Plan({ plan }: { plan: KnownPlan }) {
  const { t } = useTranslation('next-steps')
  return (
    <section className={styles.plans} aria-label={t('plan.label')}>
      <PlanLines plans={[plan]} />
    </section>
  )
}

function WaysOn() {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  return (
    <div className={layout.row} data-slot="row">
      <ButtonLink to={paths.instantQuotes}>{t('application.prices')}</ButtonLink>
      <ButtonLink variant="quiet" href={phoneHref(phone)}>
        {t('call', { phone })}
      </ButtonLink>
    </div>
  )
}

/** Why nothing is said of a plan. `none`: the address carries none that is ours; `unknown`: in the server's HTML. */
type Silence = 'unknown' | 'loading' | 'none' | 'expired' | 'failed'

/** A plan as its address carries it, with the likely range that its application was sent with. */
type KnownPlan = SealedPlan & Pick<LeadPlan, 'likely'>

/** What the plan in the address says, and when this device sent the application for it, where that is stored. */
type ApplicationState = Silence | { plan: KnownPlan; received: boolean; sentAt: string | undefined }

/** Asks the server what the plan in the address says, and whether what this device sent for it is stored. */
function useApplicationStatus(): ApplicationState {
  const site = useSite()
  const { hash } = useLocation()
  const { isRestored } = useFormData()
  const planId = new URLSearchParams(hash.slice(1)).get('plan') ?? ''
  const sent = sentFor(useSentApplications(), planId)
  const key = sent?.key
  const [answer, setAnswer] = useState<{ planId: string; state: ApplicationStatus | Silence }>()

  useEffect(() => {
    if (!isRestored || planId === '') return
    const controller = new AbortController()
    applicationStatus(site, planId, key, controller.signal)
      .catch(silenceOf)
      .then((state) => {
        if (!controller.signal.aborted) setAnswer({ planId, state })
      })
    return () => controller.abort()
  }, [isRestored, planId, key, site])

  if (!isRestored) return 'unknown'
  if (planId === '') return 'none'
  if (answer?.planId !== planId) return 'loading'
  if (typeof answer.state === 'string') return answer.state
  const { plan, received } = answer.state
  const likely = sent?.plans.find(({ applyProductCode }) => applyProductCode === planId)?.likely
  return { plan: { ...plan, likely }, received, sentAt: sent?.at }
}

/** 400: no id of ours; 410: its time is over; anything else may pass. */
function silenceOf(error: unknown): Silence {
  if (!(error instanceof NotOkAnswer)) return 'failed'
  if (error.status === 410) return 'expired'
  return error.status === 400 ? 'none' : 'failed'
}
