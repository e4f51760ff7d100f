import type { Language } from '#domain/site/language.ts'
import { locales } from './format.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** A zone's name leaves daylight time out, so that any day will do. */
const anyDay = new Date(Date.UTC(2026, 0, 15))

/** Whether this is a time zone, as an IANA name such as America/Chicago. */
export function isTimeZone(name: string): boolean {
  return timeZoneName(name, 'en') !== undefined
}

/** What people call a time zone, such as "Eastern Time"; undefined for a name that is none. */
export function timeZoneName(zone: string, language: Language): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'longGeneric' })
    const name = format.formatToParts(anyDay).find(({ type }) => type === 'timeZoneName')?.value
    // Not what people here say.
    return name?.replace('oriental', 'del Este').replace('de las Montañas Rocosas', 'de la Montaña')
  } catch {
    return undefined
  }
}

// A formatter costs far more to make than to use.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  clocks.set(zone, clock)
  return clock
}

/** Minutes that the clocks of a zone are ahead of UTC at this moment. Throws for a name that is no time zone. */
export function minutesAhead(zone: string, at: Date): number {
  const parts = clockIn(zone).formatToParts(at)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local / minuteMs - Math.floor(at.getTime() / minuteMs)
}

/** A moment as a zone's clock shows it: the day, counted from 1970, and the minutes of it that are over. */
export function timeOnClock(at: Date, zone: string): { day: number; minutes: number } {
  const local = Math.floor(at.getTime() / minuteMs) + minutesAhead(zone, at)
  const day = Math.floor(local / dayMinutes)
  return { day, minutes: local - day * dayMinutes }
}

/** The moment at which a zone's clock shows so many minutes of a day; days are counted from 1970. */
export function momentOf(day: number, minutes: number, zone: string): Date {
  const local = day * dayMinutes + minutes
  // The first guess may be on the other side of a change of clocks, the second is not.
  const near = local - minutesAhead(zone, new Date(local * minuteMs))
  return new Date((local - minutesAhead(zone, new Date(near * minuteMs))) * minuteMs)
}
