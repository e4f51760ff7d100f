import type { Language } from '#domain/site/language.ts'

// Any Monday will do: only the names of the days are read from it.
const monday = Date.UTC(2024, 0, 1)
const dayMs = 24 * 60 * 60 * 1000
const workdays = 5

/** Monday to Sunday by their short names, and whether the phone is answered then. */
export function weekdays(language: Language): { name: string; isOpen: boolean }[] {
  const format = new Intl.DateTimeFormat(`${language}-US`, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => {
    const name = format.format(new Date(monday + day * dayMs))
    return { name: name.charAt(0).toUpperCase() + name.slice(1), isOpen: day < workdays }
  })
}
