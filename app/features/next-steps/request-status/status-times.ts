import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

const ofDay = { weekday: 'long', month: 'long', day: 'numeric' } as const

/** A day as it stands in a sentence: "Monday, November 30". */
export function statusDay(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { ...ofDay, timeZone })
    .format(at)
    .replace(',', language === 'es' ? '' : ',')
}

/** A moment by the agent's clock: "Monday, November 30 at 6:00 PM EST". */
export function statusMoment(at: Date, timeZone: string, language: Language): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const text = new Intl.DateTimeFormat(locales[language], { ...ofDay, ...clock, timeZone }).format(at)
  // No line ends within the time.
  return text.replace(/\d+:\d\d.*$/, (time) => time.replaceAll(/\s/g, '\u00a0'))
}
