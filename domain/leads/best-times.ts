import { isTimeZone, minutesAhead } from '#domain/format/time-zone.ts'
import { type HoursSettings, phoneHours } from '#domain/site/hours.ts'
import { type BestTime, bestTimes } from './lead.ts'

/** When each part of the day begins and ends, in hours of the caller's own clock; open where the phone's hours decide. */
export const partsOfDay: Readonly<Record<BestTime, { from?: number; to?: number }>> = {
  morning: { to: 11 },
  midday: { from: 11, to: 14 },
  afternoon: { from: 14 },
}

const dayMinutes = 24 * 60

/**
 * The parts of the day in which somebody in this zone can be called within the phone's hours. All of them where the zone
 * is not known.
 */
export function callableTimes(
  zone: string | undefined,
  now: Date,
  settings: HoursSettings,
): readonly BestTime[] {
  if (zone === undefined || !isTimeZone(zone)) return bestTimes
  const { zone: ownZone, from, until } = phoneHours(settings)
  const shift = minutesAhead(zone, now) - minutesAhead(ownZone, now)
  // On the caller's clock the hours may begin on the day before, or end on the next.
  const windows = [-dayMinutes, 0, dayMinutes].map(
    (days) => [from + shift + days, until + shift + days] as const,
  )
  return bestTimes.filter((part) => {
    const { from: begins = 0, to: ends = 24 } = partsOfDay[part]
    return windows.some(([opens, closes]) => opens < ends * 60 && closes > begins * 60)
  })
}
