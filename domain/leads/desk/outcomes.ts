import type { PhoneHours } from '#domain/site/hours.ts'

/** How a call may end. */
export const callOutcomes = ['reached', 'voicemail', 'no_answer', 'wrong_number', 'call_back'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** How any contact may end; a text or an email is merely sent. */
export const outcomes = [...callOutcomes, 'sent'] as const
export type Outcome = (typeof outcomes)[number]

/** How soon somebody who did not answer is called again, in minutes. */
const nextTry = 180

/**
 * When a person is to be contacted next, by how the last contact ended: after a voicemail on the next working day at
 * the same time, after no answer in three hours within the phone's hours or else when the next working day begins.
 * Null where nothing follows by itself: after a talk, a wrong number, a message; at `call_back` the agent says when.
 */
export function nextContactFor(outcome: Outcome, now: Date, hours: PhoneHours): Date | null {
  const local = localTime(now, hours.zone)
  if (outcome === 'voicemail') {
    const isWithin = local.minutes >= hours.from && local.minutes < hours.until
    return timeOf(nextWorkingDay(local.day, hours.days), isWithin ? local.minutes : hours.from, hours.zone)
  }
  if (outcome !== 'no_answer') return null
  const later = localTime(new Date(now.getTime() + nextTry * 60_000), hours.zone)
  if (later.day === local.day && isWorkingDay(local.day, hours.days) && later.minutes < hours.until) {
    return timeOf(local.day, Math.max(later.minutes, hours.from), hours.zone)
  }
  return timeOf(nextWorkingDay(local.day, hours.days), hours.from, hours.zone)
}

const dayMs = 86_400_000

/** A day as its midnight in UTC, and the minutes since midnight, both as clocks in `zone` show it. */
function localTime(at: Date, zone: string): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  return {
    day: Date.UTC(value('year'), value('month') - 1, value('day')),
    minutes: value('hour') * 60 + value('minute'),
  }
}

/** When clocks in `zone` show this. */
function timeOf(day: number, minutes: number, zone: string): Date {
  const asUtc = day + minutes * 60_000
  // The first guess may be on the other side of a change of clocks, the second is not.
  const first = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(first, zone))
}

/** How far clocks in `zone` are ahead of UTC, in ms. */
function offsetAt(ms: number, zone: string): number {
  const { day, minutes } = localTime(new Date(ms), zone)
  return day + minutes * 60_000 - Math.floor(ms / 60_000) * 60_000
}

function isWorkingDay(day: number, days: readonly number[]): boolean {
  return days.includes(new Date(day).getUTCDay() || 7)
}

/** The first working day after this one; simply the next day where there is none. */
function nextWorkingDay(day: number, days: readonly number[]): number {
  const week = [1, 2, 3, 4, 5, 6, 7].map((count) => day + count * dayMs)
  return week.find((next) => isWorkingDay(next, days)) ?? day + dayMs
}
