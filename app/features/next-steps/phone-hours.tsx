import { CalendarDays, Phone } from 'lucide'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import cardStyles from '#app/ui/layout/card.module.css'
import typography from '#app/ui/layout/typography.module.css'
import { phoneHref } from '#domain/people/contact/phone.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'
import styles from './phone-hours.module.css'

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

/**
 * The scheduling service, in a frame of its own origin: no script of it runs in our page, where answers are kept.
 * Nothing of it is loaded, and nothing is sent to it, before a tap.
 */
function Scheduling({ schedulingUrl }: { schedulingUrl: string }) {
  const { t } = useTranslation('next-steps')
  const { phone } = useSite().agent
  const [isShown, setIsShown] = useState(false)
  if (!isShown) {
    return (
      <div className={styles.calGo}>
        <Button onClick={() => setIsShown(true)}>
          <Icon of={CalendarDays} /> {t('contact.show')}
        </Button>
        <p className={classNames(typography.micro, typography.soft)}>{t('contact.showNote')}</p>
      </div>
    )
  }
  return (
    <>
      <iframe
        className={styles.widget}
        src={schedulingUrl}
        title={t('contact.widget')}
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="no-referrer"
      />
      <p className={classNames(typography.small, typography.soft)}>
        {t('contact.notLoaded', { phone })}{' '}
        <a href={schedulingUrl} target="_blank" rel="noopener noreferrer">
          {t('contact.newTab')}
        </a>
      </p>
    </>
  )
}

// Any Monday will do: only the names of the days are read from it.
const monday = Date.UTC(2024, 0, 1)

const dayMs = 24 * 60 * 60 * 1000

const workdays = 5

/** Monday to Sunday by their short names, and whether the phone is answered then. */
function weekdays(language: Language): { name: string; isOpen: boolean }[] {
  const format = new Intl.DateTimeFormat(`${language}-US`, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => {
    const name = format.format(new Date(monday + day * dayMs))
    return { name: name.charAt(0).toUpperCase() + name.slice(1), isOpen: day < workdays }
  })
}
