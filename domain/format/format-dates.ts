import { isCalendarDate } from '#domain/people/dates/age.ts'
import type { Language } from '#domain/site/language.ts'
import { locales } from './format.ts'

// Apart from `format.ts`: no page of words writes a date of its own, and its code shall not carry this.
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locales[language], options)
  dateFormats.set(key, format)
  return format
}

/** When a span in seconds is over: "in 45 seconds", "in 12 minutes"; from two hours on in hours. Rounded up. */
export function formatWait(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(locales[language])
  if (seconds < 60) return format.format(seconds, 'second')
  if (seconds < 7200) return format.format(Math.ceil(seconds / 60), 'minute')
  return format.format(Math.ceil(seconds / 3600), 'hour')
}

/** An ISO date or timestamp as "May 3, 1990" or "3 de mayo de 1990"; empty for anything else. */
export function formatDate(iso: string, language: Language): string {
  const day = iso.slice(0, 10)
  if (!isCalendarDate(day)) return ''
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A month such as "2026-10" as "October 2026" or "octubre de 2026". */
export function formatMonth(month: string, language: Language): string {
  const format = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** The twelve months' names, for a date field. */
export function monthNames(language: Language): string[] {
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2000, month, 1))))
}
