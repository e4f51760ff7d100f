import type { TFunction } from 'i18next'
import { formatCoverage, formatList, formatNumber, formatPhone } from '#domain/format/format.ts'
import type { DeskLead } from '#domain/leads/desk/desk.ts'
import { bestTimes } from '#domain/leads/lead.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import type { Language } from '#domain/site/language.ts'

type Listed = Pick<DeskLead, 'plans' | 'best_times' | 'phone' | 'email'>

/** A lead in one line: when and where to call, or what they chose, or else how to reach them. */
export function leadLine(
  t: TFunction,
  { plans, best_times, phone, email }: Listed,
  language: Language,
): string {
  const [first] = plans
  if (best_times.length > 0 && phone) {
    const times =
      best_times.length === bestTimes.length
        ? t('agent-desk:times.any')
        : best_times.map((part) => t(`agent-desk:times.${part}`)).join(', ')
    // Two parts of the day leave no room for the number.
    return best_times.length === 2 ? times : t('agent-desk:line.reach', { times, phone: formatPhone(phone) })
  }
  if (first && plans.length === 1) {
    const coverage = formatCoverage(first.coverage, language)
    return t('agent-desk:line.plan', { plan: first.productName, coverage })
  }
  if (first) return t('agent-desk:line.plans', { count: plans.length, number: plans.length })
  return phone ? formatPhone(phone) : (email ?? '')
}

/** Who it is: their name, or else how they can be reached, for not everybody says their name. */
export function leadName(lead: Pick<DeskLead, 'person_name' | 'phone' | 'email'>): string {
  return lead.person_name?.trim() || lead.email || formatPhone(lead.phone ?? '')
}

/** How somebody may be reached, in the words of the desk; empty where they were not asked. */
export function waysText(t: TFunction, reach: readonly ReachWay[], language: Language): string {
  return formatList(
    reach.map((way) => t(`agent-desk:contact.ways.${way}`)),
    language,
  )
}

/** A number as a heading says it: a word up to twelve, such as "Four", else its digits. */
export function numberWord(t: TFunction, words: string, count: number, language: Language): string {
  return t(`${words}.${count}`, { defaultValue: formatNumber(count, language) })
}
