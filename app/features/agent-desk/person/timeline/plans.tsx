import { useTranslation } from 'react-i18next'
import styles from '#app/features/agent-desk/person/person.module.css'
import { useSite } from '#app/site/use-site.ts'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import type { PersonRequest } from '#domain/leads/desk/person.ts'
import { toLanguage } from '#domain/site/language.ts'

type RequestPlans = PersonRequest['plans']

/** The plans that came along, each with its price and what that price is. */
export function RequestPlans({ plans }: { plans: RequestPlans }) {
  const { t } = useTranslation('agent-desk')
  if (plans.length === 0) return null
  const persons = new Set(plans.map(({ personName }) => personName))
  return (
    <ul className={styles.plain} aria-label={t('plan.title')}>
      {plans.map((plan, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two plans of a request may be alike in everything
        <PlanRow key={place} plan={plan} namesPerson={persons.size > 1} />
      ))}
    </ul>
  )
}

function PlanRow({ plan, namesPerson }: { plan: RequestPlans[number]; namesPerson: boolean }) {
  const { t, i18n } = useTranslation('agent-desk')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(plan.coverage, language)
  const carrier = plan.carrierName
  return (
    <li className={styles.plan}>
      <CarrierLogo {...carrierLogo(carriers, carrier)} />
      <div>
        <b>{plan.productName}</b>
        <p className={classNames(typography.small, typography.soft)}>
          {plan.termYears === undefined
            ? t('plan.forLife', { carrier, coverage })
            : t('plan.forTerm', { carrier, coverage, term: formatYears(plan.termYears, language) })}
        </p>
        {namesPerson && plan.personName ? (
          <p className={classNames(typography.small, typography.soft)}>
            {t('plan.for', { name: plan.personName })}
          </p>
        ) : null}
      </div>
      <p className={styles.deskPrice}>
        <span className={classNames(typography.price, styles.price)}>
          {formatMoney(plan.monthlyPremium, language)}
        </span>
        <span className={classNames(typography.micro, typography.soft)}>
          {t(plan.isSample ? 'plan.sample' : 'plan.estimate')}
        </span>
      </p>
    </li>
  )
}
