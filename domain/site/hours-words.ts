import { formatList, locales } from '#domain/format/format.ts'
import { timeZoneName } from '#domain/format/time-zone.ts'
import { type HoursSettings, phoneHours, promiseFor, weekdays } from './hours.ts'
import type { Language } from './language.ts'

const dayMs = 24 * 60 * 60_000

// A formatter costs far more to make than to use, and every page tells the phone's hours. Zones are the operator's.
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const zoneNames = new Map<string, string>()

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, format)
  return format
}

function zoneName(zone: string, language: Language): string {
  const key = `${language} ${zone}`
  const name = zoneNames.get(key) ?? timeZoneName(zone, language) ?? zone
  zoneNames.set(key, name)
  return name
}

/** The phone's hours as they go on in a sentence: "Monday to Friday, 9 AM to 6 PM EST". */
export function hoursText(settings: HoursSettings, language: Language): string {
  const { zone, days, from, until } = phoneHours(settings)
  const [opens, closes] = [clockText(from), clockText(until)]
  return language === 'es'
    ? `${daysText(days, language)}, de ${opens} a ${closes}, ${zoneText(zone, language)}`
    : `${daysText(days, language)}, ${opens} to ${closes} ${zoneText(zone, language)}`
}

/** The same hours in the fewest letters, for one day: "9–6". */
export function hoursShort(settings: HoursSettings): string {
  const { from, until } = phoneHours(settings)
  return [from, until].map((minutes) => clockText(minutes).replace(/ [AP]M$/, '')).join('–')
}

/** The same hours as schema.org writes them: "Mo-Fr 09:00-18:00". */
export function openingHours(settings: HoursSettings): string {
  const { from, until } = settings.agent.hours
  const name = (day: number) => weekdays[day - 1]?.slice(0, 2)
  const spans = spansOf(phoneHours(settings).days).map(([first, last]) =>
    first === last ? name(first) : `${name(first)}-${name(last)}`,
  )
  return `${spans.join(',')} ${from}-${until}`
}

/** The phone's time zone by itself: "Eastern Time (EST)". */
export function hoursZone(settings: HoursSettings, language: Language): string {
  const { timeZone } = settings.agent.hours
  const name = zoneName(timeZone, language)
  const short = zoneText(timeZone, language)
  return short === name ? name : `${name} (${short})`
}

/**
 * By when a request that came then is answered, as it ends a sentence: "within 24 hours", or where the phone is not
 * answered so soon "by Monday, 6 PM EST".
 */
export function promiseText(asked: Date, settings: HoursSettings, language: Language): string {
  const { by, isUsual } = promiseFor(asked, settings)
  if (isUsual) return withinText(settings.agent.promiseHours, language)
  const { timeZone } = settings.agent.hours
  // The day's name alone could mean this week's or the next.
  const isFar = by.getTime() - asked.getTime() > 6 * dayMs
  const date = isFar ? ({ month: 'long', day: 'numeric' } as const) : {}
  const day = dateFormat(locales[language], { weekday: 'long', ...date, timeZone }).format(by)
  const clock = clockAt(by, timeZone)
  const zone = zoneText(timeZone, language)
  return language === 'es'
    ? `a más tardar el ${day.replace(',', '')} ${/^1[: ]/.test(clock) ? 'a la' : 'a las'} ${clock}, ${zone}`
    : `by ${day}, ${clock} ${zone}`
}

function withinText(count: number, language: Language): string {
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const
  const hours = new Intl.NumberFormat(locales[language], unit).format(count)
  return language === 'es' ? `en un plazo de ${hours}` : `within ${hours}`
}

/** Eastern Time goes by the letters that everybody knows it by in English. */
function zoneText(zone: string, language: Language): string {
  const name = zoneName(zone, language)
  return name === 'Eastern Time' ? 'EST' : name
}

/** Minutes of the day as "9 AM" or "9:30 AM", alike in both languages. */
function clockText(minutes: number): string {
  return clockAt(new Date(minutes * 60_000), 'UTC')
}

function clockAt(at: Date, timeZone: string): string {
  const text = dateFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at)
  return text.replace(':00', '').replace('\u202f', ' ')
}

/** "Monday to Friday", "Monday, Wednesday, and Friday", "Monday to Thursday and Saturday", "every day". */
function daysText(days: readonly number[], language: Language): string {
  if (days.length === 7) return language === 'es' ? 'todos los días' : 'every day'
  const spans = spansOf(days).map(
    ([first, last]) => [dayName(first, language), dayName(last, language)] as const,
  )
  if (language === 'en') {
    return formatList(
      spans.map(([first, last]) => (first === last ? first : `${first} to ${last}`)),
      language,
    )
  }
  const plural = (name: string) => (name.endsWith('s') ? name : `${name}s`)
  if (spans.every(([first, last]) => first === last)) {
    return `los ${formatList(
      spans.map(([day]) => plural(day)),
      language,
    )}`
  }
  return formatList(
    spans.map(([first, last]) => (first === last ? `los ${plural(first)}` : `de ${first} a ${last}`)),
    language,
  )
}

/** Three days or more that follow each other are told by the first and the last of them; all others one by one. */
function spansOf(days: readonly number[]): [first: number, last: number][] {
  const spans: [number, number][] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last?.[1] === day - 1) last[1] = day
    else spans.push([day, day])
  }
  return spans.flatMap(([first, last]): [number, number][] =>
    last === first + 1
      ? [
          [first, first],
          [last, last],
        ]
      : [[first, last]],
  )
}

/** A day by its number; 1970 began on a Thursday, the fourth. */
function dayName(day: number, language: Language): string {
  return dateFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date((day - 4) * dayMs),
  )
}
