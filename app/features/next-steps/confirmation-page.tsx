import '#app/ui/card.css'
import './next-steps.css'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import mailboxTall from '#app/art/scenes/mailbox-tall.svg'
import mailboxWide from '#app/art/scenes/mailbox-wide.svg'
import { useFormData } from '#app/device/form-data-store.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { type Started, startedApplications } from '#app/leads/started-applications.ts'
import { useLocation } from '#app/routing/router.tsx'
import { phoneHref, useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { formatList } from '#domain/format/format.ts'
import { primaryPerson } from '#domain/people/form-data.ts'
import { paths } from '#domain/site/paths.ts'

const nextSteps = ['review', 'contact', 'activation'] as const

/** Thanks, what was promised, and what happens next. */
export function ConfirmationPage() {
  const { t } = useTranslation('next-steps')
  const { agent } = useSite()
  const { form, isRestored } = useFormData()
  const location = useLocation()
  const { fullName, email } = primaryPerson(form)
  const [firstName] = fullName.trim().split(/\s+/)
  // What the navigation brought is unknown to the server's HTML, so it shows only after that was taken over.
  const started = startedApplications(isRestored ? location.state : undefined)
  // An application is stored only with an address, and a mail to it along with it.
  const hasApplied = started !== undefined
  return (
    <>
      <div className="thanks">
        <picture className="scene">
          <source srcSet={mailboxTall} media="(max-width: 39.99rem)" />
          <img src={mailboxWide} alt="" />
        </picture>
        <div className="wrap copy">
          <h1 className="display">
            {firstName ? t('confirmation.titleNamed', { name: firstName }) : t('confirmation.title')}
          </h1>
          <p className="lead">{t('confirmation.text')}</p>
          <p>{hasApplied ? t('confirmation.copy', { email }) : t('confirmation.onlyIfSent')}</p>
          {started && started.applications.length > 0 ? <ApplicationLinks {...started} /> : null}
        </div>
      </div>
      <section className="section wrap split">
        <div>
          <h2>{t('confirmation.next')}</h2>
          <p className="soft">{t('confirmation.nextText')}</p>
        </div>
        <NumberedSteps
          steps={nextSteps.map((step) => ({
            title: t(`confirmation.steps.${step}.title`),
            text: t(`confirmation.steps.${step}.text`),
          }))}
        />
      </section>
      <section className="sunk after">
        <div className="wrap row">
          <p className="h3">{t('confirmation.questions')}</p>
          <div className="row">
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

function ApplicationLinks({ applications, notStarted }: Started) {
  const { t, i18n } = useTranslation('next-steps')
  return (
    <div className="card">
      <p>{t('confirmation.open', { count: applications.length })}</p>
      <ul className="stack">
        {numbered(applications).map(([place, { company, name, url }]) => (
          <li key={place}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name && applications.length > 1
                ? t('confirmation.linkToFor', { company, name })
                : t('confirmation.linkTo', { company })}
            </a>{' '}
            <span className="small soft">{t('confirmation.newTab')}</span>
          </li>
        ))}
      </ul>
      {notStarted.length > 0 ? (
        <p className="not-started">
          {t('confirmation.notStarted', { companies: formatList(notStarted, toLanguage(i18n.language)) })}
        </p>
      ) : null}
    </div>
  )
}

// Two applications may go on at the same address.
const numbered = <Thing,>(things: readonly Thing[]) => [...things.entries()]
