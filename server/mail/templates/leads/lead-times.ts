import { locales } from '#domain/format/format.ts'
import { isTimeZone, timeZoneName } from '#domain/format/time-zone.ts'
import type { BestTime } from '#domain/leads/lead.ts'
import type { Language } from '#domain/site/language.ts'
import type { Settings } from '#domain/site/settings-schema.ts'
import { fill } from '#server/mail/templates/fill.ts'
import type { LeadWords } from './lead-words.ts'

/** The visitor's zone if it is one, else that of the phone's hours. What visitors send may be no zone at all. */
export function zoneOf(timeZone: string | null, agent: Settings['agent']): string {
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : agent.hours.timeZone
}

/** "in the morning or in the afternoon, Pacific Time"; undefined where no time was named. */
export function bestTimesText(
  lead: { best_times: readonly BestTime[]; time_zone: string | null },
  words: LeadWords,
  language: Language,
): string | undefined {
  if (lead.best_times.length === 0) return undefined
  const list = new Intl.ListFormat(locales[language], { type: 'disjunction' })
  const times = list.format(lead.best_times.map((time) => words.bestTimes[time]))
  const zone = timeZoneName(lead.time_zone ?? '', language)
  return zone === undefined ? times : fill(words.inZone, { times, zone })
}

/** The day, as it was in this zone. */
export function localDayText(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at)
}

/** Day and time of day, as they were in this zone, which is named. */
export function localMomentText(at: Date, timeZone: string, language: Language): string {
  const habits = { dateStyle: 'long', timeStyle: 'short', timeZone } as const
  return `${new Intl.DateTimeFormat(locales[language], habits).format(at)}, ${timeZoneName(timeZone, language)}`
}
