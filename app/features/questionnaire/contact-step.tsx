import { ArrowRight, Info, Mail, Phone, ShieldCheck, X } from 'lucide'
import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { useInstantAnswers } from '#app/state/instant-answers.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { StepId } from '#domain/questionnaire/questions.ts'
import { isInstantFormValid } from '#domain/quotes/instant/instant-fields.ts'
import { paths } from '#domain/site/paths.ts'
import styles from './contact-step.module.css'

/** The questions about who somebody is and how to reach them. */
const contactSteps = ['fullName', 'email', 'phone'] as const satisfies readonly StepId[]
type ContactStep = (typeof contactSteps)[number]

export function isContactStep(step: StepId): step is ContactStep {
  return contactSteps.some((contact) => contact === step)
}

const promiseIcons = { fullName: ShieldCheck, email: Mail, phone: Phone } as const

/** What the answer is used for and what not, open to read. */
export function ContactPromise({ step, hasAside }: { step: ContactStep; hasAside: boolean }) {
  const { t } = useTranslation('questionnaire')
  return (
    <ul className={styles.promise}>
      <li>
        <Icon of={promiseIcons[step]} /> <span>{t(`contact.${step}.promise`)}</span>
      </li>
      <li>
        <Icon of={X} /> <span>{t(`contact.${step}.never`)}</span>
      </li>
      {/* On wide screens it stands beside the house, as at every question, unless the price does. */}
      <li className={hasAside ? styles.small : undefined}>
        <Icon of={Info} /> <span>{t(`contact.${step}.why`)}</span>
      </li>
    </ul>
  )
}

/** The way to prices for who would rather not say: the instant quote has the answers so far, and asks for no contact. */
export function WithoutContact() {
  const { t } = useTranslation('questionnaire')
  const { form } = useInstantAnswers()
  const step = isInstantFormValid(form, localToday()) ? 'results' : 'questions'
  return (
    <SiteLink
      className={styles.without}
      to={paths.instantQuotes}
      // Where the questionnaire is complete, that page would open with the plans for it.
      state={{ view: 'instant', step }}
    >
      <span>
        <b>{t('contact.without')}</b>
        <small>{t('contact.withoutNote')}</small>
      </span>
      <Icon of={ArrowRight} />
    </SiteLink>
  )
}

interface PriceStripProps {
  /** Nothing while it is worked out. */
  price: string | undefined
  note: string
}

/** The price for the answers so far, where the side of the page has no room for it. */
export function PriceStrip({ price, note }: PriceStripProps) {
  const { t } = useTranslation('questionnaire')
  return (
    <div className={classNames(styles.strip)} role="status" data-slot="price-strip">
      <i aria-hidden="true" />
      <p>
        <b>{price === undefined ? t('contact.working') : t('contact.from', { price })}</b>
        <span>{note}</span>
      </p>
    </div>
  )
}
