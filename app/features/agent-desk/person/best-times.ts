import { locales } from '#domain/format/format.ts'
import { isTimeZone, minutesAhead } from '#domain/format/time-zone.ts'
import { partsOfDay } from '#domain/leads/best-times.ts'
import type { BestTime } from '#domain/leads/lead.ts'
import type { Language } from '#domain/site/language.ts'

/** A part of the day with its limits on a clock, such as "11 AM". */
export interface TimeSpan {
  part: BestTime
  from?: string
  to?: string
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
    const { from, to } = partsOfDay[part]
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
  if (zone === null || !isTimeZone(zone)) return { theirs, ours: undefined }
  const shift = minutesAhead(ownZone, at) - minutesAhead(zone, at)
  return { theirs, ours: shift === 0 ? undefined : spans(parts, shift, language) }
}
