import { useTranslation } from 'react-i18next'
import { plainProductName } from '#app/i18n/product-name.ts'
import { useSite } from '#app/site/use-site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { classNames } from '#app/ui/class-names.ts'
import typography from '#app/ui/layout/typography.module.css'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import type { LeadPlan } from '#domain/leads/lead.ts'
import { productNameFor, soldPlanTypeSchema } from '#domain/plans/plan-type.ts'
import { toLanguage } from '#domain/site/language.ts'
import { AssumedOfPlan } from './assumed-of-plan.tsx'
import { LikelyWords } from './likely-words.tsx'
import styles from './plan-lines.module.css'

type Plan = Pick<
  LeadPlan,
  'carrierName' | 'productName' | 'planType' | 'coverage' | 'monthlyPremium' | 'termYears'
> &
  Partial<Pick<LeadPlan, 'likely' | 'personName' | 'isSample'>>

interface PlanLinesProps {
  plans: readonly Plan[]
  /** Whom each is for, where what the price assumes of this person can still be answered. */
  personIds?: readonly string[]
}

/** Plans in short: for whom each is, who sells it, what it covers and what it costs, with what a price is worth. */
export function PlanLines({ plans, personIds = [] }: PlanLinesProps) {
  const { t } = useTranslation('leads')
  return (
    <div className={styles.planList}>
      <ul className={styles.planLines}>
        {[...plans.entries()].map(([place, plan]) => (
          <PlanLine key={place} plan={plan} personId={personIds[place]} />
        ))}
      </ul>
      <p className={classNames(typography.micro, typography.soft)}>{t('plan.disclosure')}</p>
    </div>
  )
}

function PlanLine({ plan, personId }: { plan: Plan; personId: string | undefined }) {
  const { t, i18n } = useTranslation('leads')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const facts = [
    useProductName()(plan),
    formatCoverage(plan.coverage, language),
    ...(plan.termYears === undefined ? [] : [formatYears(plan.termYears, language)]),
  ]
  return (
    <li>
      <CarrierLogo {...carrierLogo(carriers, plan.carrierName)} />
      <p className={styles.who}>{plan.personName || plan.carrierName}</p>
      <p className={styles.cost}>
        <span className={classNames(typography.price, styles.price)}>
          {formatMoney(plan.monthlyPremium, language)}
        </span>{' '}
        <span className={classNames(typography.per, typography.small)}>{t('plan.aMonth')}</span>
      </p>
      <div className={styles.of}>
        {plan.personName ? <p>{plan.carrierName}</p> : null}
        <p>{facts.join(', ')}</p>
        {plan.likely ? (
          <p>
            <LikelyWords likely={plan.likely} />
          </p>
        ) : null}
        {personId === undefined ? null : (
          <AssumedOfPlan plan={{ isSample: false, ...plan }} personId={personId} />
        )}
        {plan.isSample ? <Badge tone="amber">{t('plan.sample')}</Badge> : null}
      </div>
    </li>
  )
}

/** A product that its carrier does not name gets the plan type's name, which has words in both languages. */
export function useProductName() {
  const { t } = useTranslation('leads')
  return ({ planType, productName }: Pick<Plan, 'planType' | 'productName'>): string => {
    const type = soldPlanTypeSchema.safeParse(planType)
    return type.success && productName === productNameFor(type.data)
      ? t(`plan.types.${type.data}`)
      : plainProductName(t, productName)
  }
}
