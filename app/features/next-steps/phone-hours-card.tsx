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
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { type HoursSettings, phoneHours } from '#domain/site/hours.ts'
import { hoursShort, hoursZone } from '#domain/site/hours-words.ts'
import { type Language, toLanguage } from '#domain/site/language.ts'
import styles from './phone-hours-card.module.css'

/** The week with its phone hours, and below it the way to a time: the scheduling service, or the phone. */
export function PhoneHoursCard() {
  const { t, i18n } = useTranslation('next-steps')
  const site = useSite()
  const headingId = useId()
  const language = toLanguage(i18n.language)
  const { phone } = site.agent
  const short = hoursShort(site)
  // Half hours have no room in a phone's windows, and the line below says them.
  const isLong = short.length > 5
  const { schedulingUrl } = site.links
  return (
    <section className={classNames(cardStyles.card, styles.cal)} data-slot="card" aria-labelledby={headingId}>
      <div className={styles.calH}>
        <h2 className={typography.h3} id={headingId}>
          {t(schedulingUrl ? 'contact.pick' : 'contact.callUs')}
        </h2>
        <p className={classNames(typography.small, typography.soft)}>{atStart(hoursZone(site, language))}</p>
      </div>
      <ul className={styles.week} aria-hidden="true">
        {week(site, language).map(({ name, isOpen }) => (
          <li key={name} className={isOpen ? styles.lit : undefined}>
            {isOpen ? (
              <span data-long={isLong ? '' : undefined}>{short}</span>
            ) : (
              <span>
                <em>{t('contact.closed')}</em>
              </span>
            )}
            {name}
          </li>
        ))}
      </ul>
      <p>{atStart(site.hoursText[language])}</p>
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
        <ButtonLink variant="quiet" href={phoneHref(phone)}>
          <Icon of={Phone} /> {t('call', { phone })}
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
        {t('contact.notLoaded', { phone: unbrokenPhone(phone) })}{' '}
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

/** Monday to Sunday by their short names, and whether the phone is answered then. */
function week(site: HoursSettings, language: Language): { name: string; isOpen: boolean }[] {
  const { days } = phoneHours(site)
  const format = new Intl.DateTimeFormat(`${language}-US`, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => {
    const name = format.format(new Date(monday + day * dayMs))
    return { name: atStart(name), isOpen: days.includes(day + 1) }
  })
}

/** As a line or a label begins. */
const atStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
