import { locales } from '#domain/format/format.ts'
import type { BestTime } from '#domain/leads/lead.ts'
import type { Language } from '#domain/site/language.ts'

/** When each part of the day begins and ends, in hours of the caller's own clock; open where the phone's hours decide. */
const hours = {
  morning: { to: 11 },
  midday: { from: 11, to: 14 },
  afternoon: { from: 14 },
} as const satisfies Record<BestTime, { from?: number; to?: number }>

/** A part of the day with its limits on a clock, such as "11 AM". */
export interface TimeSpan {
  part: BestTime
  from?: string
  to?: string
}

/** Minutes that the zone is ahead of UTC at this moment; undefined for a name that nobody knows. */
function minutesAhead(zone: string, at: Date): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(at)
    const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
    return Math.round((local - at.getTime()) / 60_000)
  } catch {
    return undefined
  }
}

function clock(minutes: number, language: Language): string {
  const time = new Date(Date.UTC(2000, 0, 1, 0, minutes))
  const isWhole = minutes % 60 === 0
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(isWhole ? {} : { minute: '2-digit' }),
  }).format(time)
}

function spans(parts: readonly BestTime[], shift: number, language: Language): TimeSpan[] {
  return parts.map((part) => {
    const { from, to }: { from?: number; to?: number } = hours[part]
    return {
      part,
      ...(from === undefined ? {} : { from: clock(from * 60 + shift, language) }),
      ...(to === undefined ? {} : { to: clock(to * 60 + shift, language) }),
    }
  })
}

interface BestTimes {
  /** On the caller's clock. */
  theirs: TimeSpan[]
  /** On the agent's clock; undefined where both clocks agree, or where the caller's is not known. */
  ours: TimeSpan[] | undefined
}

/** When somebody wants to be called, on their clock and on the agent's. Zones are IANA names. */
export function bestTimesFor(call: {
  parts: readonly BestTime[]
  zone: string | null
  ownZone: string
  at: Date
  language: Language
}): BestTimes {
  const { parts, zone, ownZone, at, language } = call
  const theirs = spans(parts, 0, language)
  const ahead = zone === null ? undefined : minutesAhead(zone, at)
  const ownAhead = minutesAhead(ownZone, at)
  if (ahead === undefined || ownAhead === undefined || ahead === ownAhead) return { theirs, ours: undefined }
  return { theirs, ours: spans(parts, ownAhead - ahead, language) }
}

/** The zone as people call it, such as "Eastern Time"; undefined for a name that nobody knows. */
export function zoneName(zone: string, at: Date, language: Language): string | undefined {
  try {
    return new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'longGeneric' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
