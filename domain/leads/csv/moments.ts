import { minutesAhead, momentOf } from '#domain/format/time-zone.ts'
import { isCalendarDate } from '#domain/people/dates/age.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const two = (part: number) => String(part).padStart(2, '0')

/** A moment as a clock in this zone (an IANA name) shows it, with how far it is ahead: `2026-11-20T10:12:00-05:00`. */
export function isoInZone(at: Date, zone: string): string {
  const ahead = minutesAhead(zone, at)
  const local = new Date(at.getTime() + ahead * minuteMs).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `${local}${ahead < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}

const isoPattern =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:(?:T|\s+)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?\s?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/i
const usPattern =
  /^(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4}|\d{2})(?:,?\s+(?:at\s+)?(?<hour>\d{1,2})(?::(?<minute>\d{2})(?::\d{2})?)?\s?(?<half>[ap])?\.?(?:m\.?)?)?$/i

/** The day's minute that stands for a day without a time: when work begins. */
const morning = 9 * 60

/**
 * The moment that a cell of a table names: `2026-12-01`, `2026-12-01 15:30`, `2026-12-01T15:30:00-05:00`, `12/1/2026`,
 * `12/1/26 3:30 PM`, the month always before the day. Without an offset it is meant in `zone`; a day alone is its
 * 9 AM. Undefined for anything else.
 */
export function readMoment(text: string, zone: string): Date | undefined {
  const found = isoPattern.exec(text.trim()) ?? usPattern.exec(text.trim())
  if (!found?.groups) return undefined
  const { year = '', month = '', day = '', hour, minute = '0', second = '0', half, offset } = found.groups
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isCalendarDate(date) || date < '1970') return undefined
  const minutes = hour === undefined ? morning : minutesOf(Number(hour), Number(minute), half?.toLowerCase())
  if (minutes === undefined) return undefined
  const midnight = Date.parse(date)
  const moment =
    offset === undefined
      ? momentOf(midnight / dayMs, minutes, zone).getTime()
      : midnight + (minutes - offsetMinutes(offset)) * minuteMs
  return new Date(moment + Number(second) * 1000)
}

function minutesOf(hour: number, minute: number, half: string | undefined): number | undefined {
  if (minute > 59 || hour > 23) return undefined
  if (half === undefined) return hour * 60 + minute
  if (hour < 1 || hour > 12) return undefined
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
}

function offsetMinutes(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0
  const digits = offset.replace(/\D/g, '')
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))
  return offset.startsWith('-') ? -minutes : minutes
}
