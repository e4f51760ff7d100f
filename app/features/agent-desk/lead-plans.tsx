import { useTranslation } from 'react-i18next'
import { useSite } from '#app/site/use-site.ts'
import { CarrierLogo } from '#app/ui/carrier-logo.tsx'
import { carrierLogo } from '#domain/carriers/logo.ts'
import { formatCoverage, formatMoney, formatYears } from '#domain/format/format.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { toLanguage } from '#domain/site/language.ts'
import { LeadPart } from './lead-part.tsx'

type LeadPlans = DeskLeadDetail['plans']

/** The plans that came along, each with its price and what that price is. */
export function LeadPlans({ plans }: { plans: LeadPlans }) {
  const { t } = useTranslation('agent-desk')
  if (plans.length === 0) return null
  const persons = new Set(plans.map(({ personName }) => personName))
  return (
    <LeadPart title={t('plan.title')} isSilent className="desk-plans-part">
      <ul className="desk-plans">
        {plans.map((plan, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two plans of a lead may be alike in everything
          <PlanRow key={place} plan={plan} namesPerson={persons.size > 1} />
        ))}
      </ul>
    </LeadPart>
  )
}

function PlanRow({ plan, namesPerson }: { plan: LeadPlans[number]; namesPerson: boolean }) {
  const { t, i18n } = useTranslation('agent-desk')
  const { carriers } = useSite()
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(plan.coverage, language)
  const carrier = plan.carrierName
  return (
    <li className="desk-plan">
      <CarrierLogo {...carrierLogo(carriers, carrier)} />
      <div>
        <b>{plan.productName}</b>
        <p className="small soft">
          {plan.termYears === undefined
            ? t('plan.forLife', { carrier, coverage })
            : t('plan.forTerm', { carrier, coverage, term: formatYears(plan.termYears, language) })}
        </p>
        {namesPerson && plan.personName ? (
          <p className="small soft">{t('plan.for', { name: plan.personName })}</p>
        ) : null}
      </div>
      <p className="desk-price">
        <span className="price">{formatMoney(plan.monthlyPremium, language)}</span>
        <span className="micro soft">{t(plan.isSample ? 'plan.sample' : 'plan.estimate')}</span>
      </p>
    </li>
  )
}
