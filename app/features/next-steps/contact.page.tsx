import { useTranslation } from 'react-i18next'
import agentAtDesk from '#app/art/figures/agent-at-desk.svg'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import { NumberedSteps } from '#app/ui/layout/data/numbered-steps.tsx'
import layout from '#app/ui/layout/layout.module.css'
import { SubBar } from '#app/ui/layout/page-top/sub-bar.tsx'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import { CallRequestForm } from './call-request.tsx'
import styles from './contact.module.css'
import { PhoneHoursCard } from './phone-hours-card.tsx'

const expectations = ['answers', 'questions', 'compare', 'decide'] as const

/** A free call of 30 minutes: when, with whom, and what happens in it. */
export default function ContactPage() {
  const { t } = useTranslation('next-steps')
  const hasCalendar = Boolean(useSite().links.schedulingUrl)
  return (
    <>
      <SubBar to={paths.options} label={t('back')} />
      <div className={classNames(layout.wrap, styles.con)}>
        <div className={styles.conHead}>
          <h1>{t('contact.title')}</h1>
          <p className={typography.lead} data-slot="lead">
            {t('contact.text')}
          </p>
        </div>
        {hasCalendar ? null : <CallRequestForm />}
        <PhoneHoursCard />
        <section className={styles.conSide}>
          <AgentCard />
          <h2 className={typography.h3}>{t('contact.expect')}</h2>
          <NumberedSteps
            isTight
            isAhead
            steps={expectations.map((step) => ({
              title: t(`contact.steps.${step}.title`),
              text: t(`contact.steps.${step}.text`),
            }))}
          />
        </section>
        {hasCalendar ? <CallRequestForm /> : null}
      </div>
    </>
  )
}

function AgentCard() {
  const { t } = useTranslation('next-steps')
  const { name, phone, yearsOfExperience, licensedStates, nationalProducerNumber } = useSite().agent
  const licensed =
    licensedStates === 'all'
      ? t('contact.licensedAll')
      : t('contact.licensedSome', { count: licensedStates.length })
  return (
    <div className={styles.agentCard}>
      <img src={agentAtDesk} alt="" width="96" height="120" />
      <div>
        <h2 className={typography.h3}>{name}</h2>
        <p className={typography.soft}>
          {t('contact.agentYears', { count: yearsOfExperience, licensed, npn: nationalProducerNumber })}
        </p>
        <p>
          <a className={classNames(typography.num, styles.ownLine)} href={phoneHref(phone)}>
            <b>{t('call', { phone })}</b>
          </a>
        </p>
      </div>
    </div>
  )
}
