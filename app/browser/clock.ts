import type { Language } from '#domain/site/language.ts'

/** The visitor's own calendar date as ISO text (YYYY-MM-DD): the clock is read here, and the rules get it passed. */
export function localToday(now: Date = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  const day = String(now.getDate()).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${day}`
}

/** The time zone of this device as an IANA name; undefined where the browser knows none. Only in the browser. */
export function localTimeZone(): string | undefined {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
}

/** What people call a time zone, such as Eastern Time; undefined for a name that is none. */
export function timeZoneName(zone: string, language: Language): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(`${language}-US`, { timeZone: zone, timeZoneName: 'longGeneric' })
    const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value
    // The browsers' own Spanish for Eastern Time is not what people here say.
    return name?.replace('hora oriental', 'hora del Este')
  } catch {
    return undefined
  }
}
