import '#app/ui/card.css'
import './next-steps.css'
import { useTranslation } from 'react-i18next'
import agentAtDesk from '#app/art/scenes/agent-at-desk.svg'
import { useSite } from '#app/site/use-site.ts'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { SubBar } from '#app/ui/sub-bar.tsx'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { paths } from '#domain/site/paths.ts'
import { CallRequest } from './call-request.tsx'
import { PhoneHours } from './phone-hours.tsx'

const expectations = ['answers', 'questions', 'compare', 'decide'] as const

/** A free call of 30 minutes: when, with whom, and what happens in it. */
export default function ContactPage() {
  const { t } = useTranslation('next-steps')
  const hasCalendar = Boolean(useSite().links.schedulingUrl)
  return (
    <>
      <SubBar to={paths.options} label={t('back')} />
      <div className="wrap con">
        <div className="con-head">
          <h1>{t('contact.title')}</h1>
          <p className="lead">{t('contact.text')}</p>
        </div>
        {hasCalendar ? null : <CallRequest />}
        <PhoneHours />
        <section className="con-side">
          <AgentCard />
          <h2 className="h3">{t('contact.expect')}</h2>
          <NumberedSteps
            isTight
            steps={expectations.map((step) => ({
              title: t(`contact.steps.${step}.title`),
              text: t(`contact.steps.${step}.text`),
            }))}
          />
        </section>
        {hasCalendar ? <CallRequest /> : null}
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
    <div className="agent-card">
      <img src={agentAtDesk} alt="" width="96" height="120" />
      <div>
        <h2 className="h3">{name}</h2>
        <p className="soft">
          {t('contact.agentYears', { count: yearsOfExperience, licensed, npn: nationalProducerNumber })}
        </p>
        <p>
          <a className="num" href={phoneHref(phone)}>
            <b>{t('call', { phone })}</b>
          </a>
        </p>
      </div>
    </div>
  )
}
