import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

/** A calendar day (YYYY-MM-DD) as the weekday's name: "Mon", "Monday". */
export function weekdayText(day: string, language: Language, weekday: 'short' | 'long'): string {
  return ofDay(day, language, { weekday })
}

/** A calendar day (YYYY-MM-DD) as "Nov 3", "3 nov". */
export function dayText(day: string, language: Language): string {
  return ofDay(day, language, { month: 'short', day: 'numeric' })
}

function ofDay(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  const text = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(date)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The calendar day (YYYY-MM-DD) in a zone at this moment; in the device's own unless one is given. */
export function dayOf(now: Date, zone?: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}
