import { Phone } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import styles from './next-steps.module.css'
import { Scheduling } from './scheduling.tsx'
import { weekdays } from './weekdays.ts'

/** The week with its phone hours, and below it the way to a time: the scheduling service, or the phone. */
export function PhoneHours() {
  const { t, i18n } = useTranslation('next-steps')
  const { agent, links } = useSite()
  const headingId = useId()
  const { schedulingUrl } = links
  return (
    <section className={classNames(cardStyles.card, styles.cal)} data-slot="card" aria-labelledby={headingId}>
      <div className={styles.calH}>
        <h2 className={typography.h3} id={headingId}>
          {t(schedulingUrl ? 'contact.pick' : 'contact.callUs')}
        </h2>
        <p className={classNames(typography.small, typography.soft)}>{t('contact.zone')}</p>
      </div>
      <ul className={styles.week} aria-hidden="true">
        {weekdays(toLanguage(i18n.language)).map(({ name, isOpen }) => (
          <li key={name} className={isOpen ? styles.lit : undefined}>
            <span>{isOpen ? t('contact.open') : <em>{t('contact.closed')}</em>}</span>
            {name}
          </li>
        ))}
      </ul>
      <p>{t('contact.hours')}</p>
      <div className={styles.half}>
        <span className={styles.slot} aria-hidden="true">
          <i />
        </span>
        <p>
          <b>{t('contact.half')}</b>
          <br />
          <span className={typography.soft}>
            {t(schedulingUrl ? 'contact.halfScheduled' : 'contact.halfCalled')}
          </span>
        </p>
      </div>
      {schedulingUrl ? (
        <Scheduling schedulingUrl={schedulingUrl} />
      ) : (
        <ButtonLink variant="quiet" href={phoneHref(agent.phone)}>
          <Icon of={Phone} /> {t('call', { phone: agent.phone })}
        </ButtonLink>
      )}
    </section>
  )
}
