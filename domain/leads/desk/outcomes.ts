import { momentOf, timeOnClock } from '#domain/format/time-zone.ts'
import { isWorkday, type PhoneHours } from '#domain/site/hours.ts'

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
  const { zone, from, until } = hours
  const { day, minutes } = timeOnClock(now, zone)
  if (outcome === 'voicemail') {
    const isWithin = minutes >= from && minutes < until
    return momentOf(nextWorkday(day, hours), isWithin ? minutes : from, zone)
  }
  if (outcome !== 'no_answer') return null
  const later = timeOnClock(new Date(now.getTime() + nextTry * 60_000), zone)
  if (later.day === day && isWorkday(day, hours) && later.minutes < until) {
    return momentOf(day, Math.max(later.minutes, from), zone)
  }
  return momentOf(nextWorkday(day, hours), from, zone)
}

/** The first working day after this one; simply the next day where there is none. */
function nextWorkday(day: number, hours: PhoneHours): number {
  const week = [1, 2, 3, 4, 5, 6, 7].map((count) => day + count)
  return week.find((next) => isWorkday(next, hours)) ?? day + 1
}
