import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A moment to be told in words: when it was, what time it is now, and where the reader is (an IANA zone). */
interface Moment {
  at: string
  now: Date
  language: Language
  zone?: string | undefined
}

type Options = Intl.DateTimeFormatOptions

function format({ language, zone }: Pick<Moment, 'language' | 'zone'>, date: Date, options: Options): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: zone }).format(date)
}

/** The calendar day in the reader's zone, as a number of days, so that two of them can be counted apart. */
function dayNumber(date: Date, zone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / day
}

function daysAgo({ at, now, zone }: Moment): number {
  return dayNumber(now, zone) - dayNumber(new Date(at), zone)
}

/** With a capital at its beginning, as a label has it. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "12 min", "3 h", "Yesterday", "Tue", "Nov 3": how long ago, where room is short. */
export function shortAge(moment: Moment): string {
  const { at, now, language } = moment
  const date = new Date(at)
  const passed = Math.max(0, now.getTime() - date.getTime())
  const days = daysAgo(moment)
  if (passed < hour) return unit(Math.max(1, Math.floor(passed / minute)), 'minute', 'short', language)
  if (days <= 0 || passed < 6 * hour) return unit(Math.floor(passed / hour), 'hour', 'narrow', language)
  if (days === 1) return upper(relative(-1, 'day', language))
  if (days < 7) return upper(format(moment, date, { weekday: 'short' }))
  return format(moment, date, dated(moment))
}

/** "12 minutes ago", "3 hours ago", "yesterday, 10:12 AM", "Nov 3, 10:12 AM". */
export function longAge(moment: Moment): string {
  const passed = Math.max(0, moment.now.getTime() - new Date(moment.at).getTime())
  if (passed < hour) return relative(-Math.max(1, Math.floor(passed / minute)), 'minute', moment.language)
  if (daysAgo(moment) <= 0 || passed < 6 * hour)
    return relative(-Math.floor(passed / hour), 'hour', moment.language)
  return momentText(moment)
}

/** "10:12 AM" today, "yesterday, 10:12 AM", "tomorrow, 10:12 AM", else "Nov 3, 10:12 AM", with the year where it is another one. */
export function momentText(moment: Moment): string {
  const date = new Date(moment.at)
  const days = daysAgo(moment)
  // In one piece: "10:12 AM" is not parted at the end of a line.
  const time = format(moment, date, { timeStyle: 'short' }).replaceAll(/\s/g, '\u00a0')
  if (days === 0) return time
  const day =
    Math.abs(days) === 1 ? relative(-days, 'day', moment.language) : format(moment, date, dated(moment))
  return `${day}, ${time}`
}

/** "November 3, 2026, 10:12 AM": in full, for what may have to be proven. */
export function fullMoment(moment: Moment): string {
  const date = new Date(moment.at)
  const time = format(moment, date, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
  return `${format(moment, date, { dateStyle: 'long' })}, ${time}`
}

function dated(moment: Moment): Options {
  const isThisYear =
    format(moment, moment.now, { year: 'numeric' }) ===
    format(moment, new Date(moment.at), { year: 'numeric' })
  return { month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) }
}

/** How long somebody has waited: "1 minute", "3 hours", "2 days". */
export function waitedText({ at, now, language }: Moment): string {
  const passed = Math.max(0, now.getTime() - new Date(at).getTime())
  if (passed < hour) return unit(Math.max(1, Math.floor(passed / minute)), 'minute', 'long', language)
  if (passed < 2 * day) return unit(Math.floor(passed / hour), 'hour', 'long', language)
  return unit(Math.floor(passed / day), 'day', 'long', language)
}

function unit(
  count: number,
  name: 'minute' | 'hour' | 'day',
  unitDisplay: 'short' | 'narrow' | 'long',
  language: Language,
): string {
  // "3 h" is as short as can be and the same word in both languages; the narrow form sticks to its number.
  if (unitDisplay === 'narrow') return `${new Intl.NumberFormat(locales[language]).format(count)} h`
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit: name, unitDisplay }).format(count)
}

function relative(count: number, name: 'minute' | 'hour' | 'day', language: Language): string {
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(count, name)
}
