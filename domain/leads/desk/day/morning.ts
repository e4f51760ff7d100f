import { minutesAhead } from '#domain/format/time-zone.ts'
import { type HoursSettings, phoneHours } from '#domain/site/hours.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** For how many minutes after its time a morning's email is still one: a site that was down at eight writes at ten. */
const latestAfter = 4 * 60

export interface Morning {
  /** The day on the clock of the phone's hours, YYYY-MM-DD. */
  day: string
  /** The midnight that ends it. */
  dayEnds: Date
  /** Whether the morning's email is to go out now. */
  isTime: boolean
}

/**
 * The morning of this moment, on the clock of the phone's hours; `emailAt` is a time of day such as `08:00`. Emails go out
 * on the days on which the phone is answered.
 */
export function morningOf(now: Date, settings: HoursSettings, emailAt: string): Morning {
  const { zone, days } = phoneHours(settings)
  const local = Math.floor(now.getTime() / minuteMs) + minutesAhead(zone, now)
  const day = Math.floor(local / dayMinutes)
  const [hours = 0, minutes = 0] = emailAt.split(':').map(Number)
  const late = local - day * dayMinutes - (hours * 60 + minutes)
  return {
    day: new Date(day * dayMinutes * minuteMs).toISOString().slice(0, 10),
    dayEnds: midnight(day + 1, zone),
    // The days since 1970 began with a Thursday.
    isTime: days.includes(((day + 3) % 7) + 1) && late >= 0 && late < latestAfter,
  }
}

/** The moment at which this day since 1970 begins on the zone's clock. */
function midnight(day: number, zone: string): Date {
  const local = day * dayMinutes
  const near = local - minutesAhead(zone, new Date(local * minuteMs))
  return new Date((local - minutesAhead(zone, new Date(near * minuteMs))) * minuteMs)
}
