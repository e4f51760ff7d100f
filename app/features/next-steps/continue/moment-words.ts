import { locales } from '#domain/format/format.ts'
import type { Language } from '#domain/site/language.ts'

/** A moment by this device's clock, as it stands in a sentence: "Saturday, December 5 at 3:20 PM". */
export function momentWords(at: Date, language: Language): string {
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  return (
    new Intl.DateTimeFormat(locales[language], { weekday: 'long', month: 'long', day: 'numeric', ...clock })
      .format(at)
      // In Spanish the weekday and the day are one.
      .replace(',', language === 'es' ? '' : ',')
  )
}
