import { locales } from '#domain/format/format.ts'
import type { BestTime } from '#domain/leads/lead.ts'
import type { Language } from '#domain/site/language.ts'
import { fill } from '#server/mail/templates/fill.ts'
import type { LeadWords } from './lead-words.ts'

/** Of the site's phone hours. */
const usualZone = 'America/New_York'

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone if it is one, else that of the phone hours. What visitors send may be no zone at all. */
function zoneOf(timeZone: string | null): string {
  return timeZone !== null && isZone(timeZone) ? timeZone : usualZone
}

/** "Pacific Time", in a language. */
function zoneName(timeZone: string, words: LeadWords, language: Language): string {
  const nameIn = (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(new Date(0))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return nameIn('en-US') === 'Eastern Time' ? words.easternTime : nameIn(locales[language])
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
  if (lead.time_zone === null || !isZone(lead.time_zone)) return times
  return fill(words.inZone, { times, zone: zoneName(lead.time_zone, words, language) })
}

/** The day, as it was where the visitor is. */
export function localDayText(at: Date, timeZone: string | null, language: Language): string {
  const habits = { dateStyle: 'long', timeZone: zoneOf(timeZone) } as const
  return new Intl.DateTimeFormat(locales[language], habits).format(at)
}

/** Day and time of day, as they were where the visitor is, with the zone. */
export function localMomentText(
  at: Date,
  timeZone: string | null,
  words: LeadWords,
  language: Language,
): string {
  const zone = zoneOf(timeZone)
  const habits = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const
  return `${new Intl.DateTimeFormat(locales[language], habits).format(at)}, ${zoneName(zone, words, language)}`
}
