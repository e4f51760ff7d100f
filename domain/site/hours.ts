import { momentOf, timeOnClock } from '#domain/format/time-zone.ts'

/** The days of a week as the settings name them; a week begins on Monday. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** What the settings say of when the phone is answered and of how soon a request is; the public ones say it too. */
export interface HoursSettings {
  agent: {
    hours: { timeZone: string; days: readonly (typeof weekdays)[number][]; from: string; until: string }
    promiseHours: number
  }
}

/** When the phone is answered: on these days (1 is Monday), from one minute of the day until another, on the zone's clock. */
export interface PhoneHours {
  zone: string
  days: number[]
  from: number
  until: number
}

const hourMs = 60 * 60_000

export function phoneHours({ agent: { hours } }: HoursSettings): PhoneHours {
  const { timeZone: zone, days, from, until } = hours
  return {
    zone,
    days: weekdays.flatMap((day, place) => (days.includes(day) ? [place + 1] : [])),
    from: minutesOfDay(from),
    until: minutesOfDay(until),
  }
}

/** `09:30` as minutes of the day. */
export function minutesOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether somebody answers the phone now. */
export function isStaffed(now: Date, settings: HoursSettings): boolean {
  const day = nextStaffedDay(now.getTime(), phoneHours(settings))
  return day !== undefined && day.open <= now.getTime()
}

/**
 * By when a request that comes at this moment is answered, and whether that is what is always promised: within so many
 * hours. While the phone is answered it is. Outside its hours the time counts from when they begin again, up to their end
 * at most; where the usual promise leaves as much time as that, it holds.
 */
export function promiseFor(asked: Date, settings: HoursSettings): { by: Date; isUsual: boolean } {
  const usual = asked.getTime() + promiseMs(settings)
  const by = isStaffed(asked, settings) ? usual : Math.max(usual, dueAfter(asked.getTime(), settings))
  return { by: new Date(by), isUsual: by === usual }
}

/** Requests that came before this moment are past the promise that was made for them; no others are. */
export function promisedSince(now: Date, settings: HoursSettings): Date {
  const usual = now.getTime() - promiseMs(settings)
  if (isStaffed(new Date(usual), settings) || dueAfter(usual, settings) < now.getTime())
    return new Date(usual)
  // All that came since the phone was last answered is still within its time.
  return new Date(lastStaffedDay(usual, phoneHours(settings))?.close ?? usual)
}

function promiseMs({ agent }: HoursSettings): number {
  return agent.promiseHours * hourMs
}

/** By when is answered, within the phone's hours alone, what came while they were over. */
function dueAfter(asked: number, settings: HoursSettings): number {
  const day = nextStaffedDay(asked, phoneHours(settings))
  return day === undefined ? asked : Math.min(day.open + promiseMs(settings), day.close)
}

/** From when until when the phone is answered on one day, as moments (ms). */
type StaffedDay = { open: number; close: number }

/** Of a week, and of a day more at either end: clocks are changed once in a while. */
const daysAround = 9

/** The day on which the phone is answered at this moment, or else is next. */
function nextStaffedDay(at: number, hours: PhoneHours): StaffedDay | undefined {
  const today = timeOnClock(new Date(at), hours.zone).day
  for (let day = today - 1; day <= today + daysAround; day++) {
    const staffed = staffedOn(day, hours)
    if (staffed !== undefined && staffed.close > at) return staffed
  }
  return undefined
}

/** The last day on which the phone was answered and no longer is at this moment. */
function lastStaffedDay(at: number, hours: PhoneHours): StaffedDay | undefined {
  const today = timeOnClock(new Date(at), hours.zone).day
  for (let day = today + 1; day >= today - daysAround; day--) {
    const staffed = staffedOn(day, hours)
    if (staffed !== undefined && staffed.close <= at) return staffed
  }
  return undefined
}

function staffedOn(day: number, hours: PhoneHours): StaffedDay | undefined {
  if (!isWorkday(day, hours)) return undefined
  const open = momentOf(day, hours.from, hours.zone).getTime()
  const close = momentOf(day, hours.until, hours.zone).getTime()
  // Both may lie in the hour that is left out in spring.
  return open < close ? { open, close } : undefined
}

/** Whether the phone is answered on this day, counted from 1970, which began on a Thursday. */
export function isWorkday(day: number, { days }: PhoneHours): boolean {
  return days.includes(((day + 3) % 7) + 1)
}
