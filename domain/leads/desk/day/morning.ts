import { momentOf, timeOnClock } from '#domain/format/time-zone.ts'
import { type HoursSettings, isWorkday, minutesOfDay, phoneHours } from '#domain/site/hours.ts'

const dayMs = 24 * 60 * 60_000

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
  const hours = phoneHours(settings)
  const { day, minutes } = timeOnClock(now, hours.zone)
  const late = minutes - minutesOfDay(emailAt)
  return {
    day: new Date(day * dayMs).toISOString().slice(0, 10),
    dayEnds: momentOf(day + 1, 0, hours.zone),
    isTime: isWorkday(day, hours) && late >= 0 && late < latestAfter,
  }
}
