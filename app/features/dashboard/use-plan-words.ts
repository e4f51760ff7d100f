import { useTranslation } from 'react-i18next'
import { localToday } from '#app/device/today.ts'
import { toLanguage } from '#app/i18n/language.ts'
import { formatCoverage, formatDate, formatMoney, formatYears } from '#domain/format/format.ts'
import { planTypeLabelKey } from '#domain/plans/labels.ts'
import { type PlanDetails, planNameFor } from '#domain/plans/saved-plan.ts'
import type { ShownPlan } from './saved-plans-view.ts'

/** A saved plan in words of the page's language. */
export function usePlanWords({ planName, details, createdAt }: ShownPlan) {
  const { t, i18n } = useTranslation('dashboard')
  const language = toLanguage(i18n.language)
  const coverage = formatCoverage(details.coverage, language)
  const savedAt = Date.parse(createdAt)
  return {
    // A name that was given elsewhere stays as it is; our own is written anew in the page's language.
    name: planName === planNameFor(details) ? ownName(details) : planName,
    facts: facts(),
    price: formatMoney(details.monthlyPrice, language),
    saved: Number.isNaN(savedAt) ? '' : formatDate(localToday(new Date(savedAt)), language),
  }

  function ownName({ company, planType, personName }: PlanDetails): string {
    const person = personName ? ` (${personName})` : ''
    return `${company} - ${t(`plans.types.${planTypeLabelKey(planType)}`)}${person}`
  }

  function facts(): string {
    if (details.term) return t('plans.forTerm', { coverage, term: formatYears(details.term, language) })
    return details.planType === 'term' ? coverage : t('plans.forLife', { coverage })
  }
}
