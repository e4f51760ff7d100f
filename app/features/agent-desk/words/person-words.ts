import type { TFunction } from 'i18next'
import { formatCoverage, formatList, formatNumber, formatPhone } from '#domain/format/format.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import { bestTimes } from '#domain/leads/lead.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import type { Language } from '#domain/site/language.ts'
import { longAge, momentText } from './ages.ts'

/** Between parts of a line; where the line ends there, the dot stays behind. */
export const dot = '\u00a0· '

/** What a list and a person's own page both know of them. */
export type PersonFacts = Omit<PersonRow, 'requests'>

/** When somebody wants to be called: "Any time", "Morning, Midday"; empty where they did not say. */
export function timesText(t: TFunction, times: PersonRow['best_times']): string {
  if (times.length === bestTimes.length) return t('agent-desk:times.any')
  return times.map((part) => t(`agent-desk:times.${part}`)).join(', ')
}

/** The plans in a few words: "EasyTrak Term, $750,000", "3 plans"; empty without any. */
function plansText(t: TFunction, plans: PersonRow['plans'], language: Language): string {
  const [first] = plans
  if (!first) return ''
  if (plans.length > 1) return t('agent-desk:line.plans', { count: plans.length, number: plans.length })
  const coverage = formatCoverage(first.coverage, language)
  return t('agent-desk:line.plan', { plan: first.productName, coverage })
}

/** A person in one line of the list: when to call, or what they chose, or else how to reach them. */
export function personLine(t: TFunction, row: PersonFacts, language: Language): string {
  const parts = [row.phone ? timesText(t, row.best_times) : '', plansText(t, row.plans, language)]
  return parts.filter(Boolean).join(dot) || formatPhone(row.phone ?? '') || (row.email ?? '')
}

/** Why somebody stands in today's list: since when they wait, or when they were to be called; and what they want. */
export function whyLine(t: TFunction, row: PersonFacts, now: Date, language: Language): string {
  const { waiting_since: waiting, next_contact_at: next, last_entry: last } = row
  const ago = (at: string) => longAge({ at, now, language })
  const told = last?.outcome ? `${t(`agent-desk:outcomes.${last.outcome}`)}, ${ago(last.at)}` : ''
  const what = [timesText(t, row.best_times), plansText(t, row.plans, language)].filter(Boolean)
  const parts = waiting
    ? [t(`agent-desk:why.${row.kind}`, { ago: ago(waiting) }), ...what]
    : next
      ? [t('agent-desk:why.next', { time: momentText({ at: next, now, language }) }), told || what.join(dot)]
      : [t('agent-desk:why.idle', { ago: ago(row.touched_at) }), told || what.join(dot)]
  return parts.filter(Boolean).join(dot)
}

/** Who it is: their name, or else how they can be reached, for not everybody says their name. */
export function personName(row: { name: string | null; phone: string | null; email: string | null }): string {
  return row.name?.trim() || row.email || formatPhone(row.phone ?? '')
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
