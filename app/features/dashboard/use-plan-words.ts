import { useTranslation } from 'react-i18next'
import { localToday } from '#app/browser/clock.ts'
import { formatCoverage, formatDate, formatMoney, formatYears } from '#domain/format/format.ts'
import { planTypeLabelKey } from '#domain/plans/plan-type.ts'
import { isOwnPlanName, namedFor, type PlanDetails } from '#domain/plans/saved-plan.ts'
import { toLanguage } from '#domain/site/language.ts'
import type { ShownPlan } from './saved-plans-view.ts'

/** A saved plan in words of the page's language. */
export function usePlanWords({ planName, details, createdAt }: ShownPlan) {
  const { t, i18n } = useTranslation('dashboard')
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(details.coverage, language)
  const savedAt = Date.parse(createdAt)
  return {
    // A name that was given elsewhere stays as it is; our own is written anew in the page's language.
    name: isOwnPlanName(planName, details) ? ownName(details) : planName,
    facts: facts(),
    price: formatMoney(details.monthlyPremium, language),
    saved: Number.isNaN(savedAt) ? '' : formatDate(localToday(new Date(savedAt)), language),
  }

  function ownName(plan: PlanDetails): string {
    return namedFor(`${plan.carrierName} - ${t(`common:planTypes.${planTypeLabelKey(plan.planType)}`)}`, plan)
  }

  function facts(): string {
    if (details.termYears)
      return t('plans.forTerm', { coverage, term: formatYears(details.termYears, language) })
    return details.planType === 'term' ? coverage : t('plans.forLife', { coverage })
  }
}
