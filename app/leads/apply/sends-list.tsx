import { Check, EyeOff, FileText, type IconNode, PhoneOff, UserRound } from 'lucide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useProductName } from '#app/leads/plan-lines/plan-lines.tsx'
import { useSite } from '#app/site/use-site.ts'
import { classNames } from '#app/ui/class-names.ts'
import fieldStyles from '#app/ui/fields/field.module.css'
import { Icon } from '#app/ui/icon.tsx'
import { formatCoverage, formatList } from '#domain/format/format.ts'
import { areCallsRefused, needsPhone, type ReachWay } from '#domain/leads/reach.ts'
import type { ApplicationRequest, Contact } from '#domain/leads/submission/application-from.ts'
import { unbrokenPhone } from '#domain/people/contact/unbroken-phone.ts'
import { toLanguage } from '#domain/site/language.ts'
import formStyles from './apply-form.module.css'
import styles from './sends-list.module.css'

interface SendsListProps {
  request: ApplicationRequest
  contact: Contact
  reach: readonly ReachWay[]
}

/** What goes to the agent once it is sent, and what stays: in words, before it is sent. */
export function SendsList({ request: { plans, people }, contact, reach }: SendsListProps) {
  const { t, i18n } = useTranslation('leads')
  const { name: agent } = useSite().agent
  const nameId = useId()
  const productName = useProductName()
  const language = toLanguage(i18n.language)
  const said = [
    contact.fullName.trim(),
    ...(reach.includes('email') ? [contact.email.trim()] : []),
    // In one line.
    ...(needsPhone(reach) ? [unbrokenPhone(contact.phone.trim())] : []),
  ].filter((text) => text !== '')
  const planTexts = plans.map((plan) => {
    const { carrierName: carrier, coverage } = plan
    return t('plan.list', {
      carrier,
      product: productName(plan),
      coverage: formatCoverage(coverage, language),
    })
  })
  return (
    <section className={formStyles.block} aria-labelledby={nameId}>
      <p className={formStyles.part} id={nameId}>
        {t('form.sends.title')}
      </p>
      <p className={fieldStyles.hint} data-slot="hint">
        {t('form.sends.to', { agent })}
      </p>
      <ul className={styles.sends}>
        <Sent icon={UserRound} what={t('form.sends.contact')} detail={said.join(', ')} />
        <Sent
          icon={FileText}
          what={t('form.sends.plans', { count: plans.length })}
          detail={formatList(planTexts, language)}
        />
        {people.length > 0 ? (
          <Sent
            icon={Check}
            what={t('form.sends.answers', { count: people.length })}
            detail={t('form.sends.answersText')}
          />
        ) : null}
        {areCallsRefused(reach) ? (
          <Sent
            icon={PhoneOff}
            what={t('form.sends.noCalls')}
            detail={t('form.sends.noCallsText', { agent })}
          />
        ) : null}
        {people.length > 0 ? null : (
          <Sent
            icon={EyeOff}
            isKept
            what={t('form.sends.noAnswers')}
            detail={t('form.sends.noAnswersText')}
          />
        )}
        {needsPhone(reach) ? null : (
          <Sent icon={EyeOff} isKept what={t('form.sends.noPhone')} detail={t('form.sends.noPhoneText')} />
        )}
        {reach.includes('email') ? null : (
          <Sent icon={EyeOff} isKept what={t('form.sends.noEmail')} detail={t('form.sends.noEmailText')} />
        )}
      </ul>
    </section>
  )
}

interface SentProps {
  icon: IconNode
  what: string
  detail: string
  /** It stays with the visitor. */
  isKept?: boolean
}

function Sent({ icon, what, detail, isKept }: SentProps) {
  return (
    <li className={classNames(isKept && styles.isKept)}>
      <Icon of={icon} />
      <span>
        {what}
        <small>{detail}</small>
      </span>
    </li>
  )
}
