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
import { AskedForPlan } from './asked-for-plan.tsx'

/** The plans that came along, each with its price and what that price is. */
export function RequestPlans({ request, now }: { request: PersonRequest; now: Date }) {
  const { t } = useTranslation('agent-desk')
  const { plans, id: leadId, person_id: personId } = request
  if (plans.length === 0) return null
  const persons = new Set(plans.map(({ personName }) => personName))
  return (
    <ul className={styles.plain} aria-label={t('plan.title')}>
      {plans.map((plan, place) => (
        <PlanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two plans of a request may be alike in everything
          key={place}
          plan={plan}
          namesPerson={persons.size > 1}
          at={{ leadId, personId, place }}
          now={now}
        />
      ))}
    </ul>
  )
}

interface PlanRowProps {
  plan: PersonRequest['plans'][number]
  namesPerson: boolean
  /** Where it stands. */
  at: { leadId: string; personId: string; place: number }
  now: Date
}

function PlanRow({ plan, namesPerson, at, now }: PlanRowProps) {
  const { t, i18n } = useTranslation('agent-desk')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(plan.coverage, language)
  const carrier = plan.carrierName
  const carrierId = carriers.find(({ name }) => name === carrier)?.id
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
      {carrierId !== undefined && plan.monthlyPremium > 0 ? (
        <AskedForPlan
          plan={{ ...at, estimate: plan.monthlyPremium, carrierId, name: `${carrier}, ${plan.productName}` }}
          now={now}
        />
      ) : null}
    </li>
  )
}
