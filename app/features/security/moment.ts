import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

/** A timestamp as "Nov 21, 2026, 3:05 PM" or "21 nov 2026, 3:05 p. m."; `timeZone` is the device's own unless given. */
export function formatMoment(iso: string, language: Language, timeZone?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone ? { timeZone } : {}) } as const
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(iso))
}
