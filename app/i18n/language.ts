export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** Names of the two places that remember a language choice; the cookie lets the server's first paint be right. */
export const languageStorageKey = 'i18nextLng'
export const languageCookie = 'i18next'
export const languageQuery = 'lng'

/** The first of these tags that the site has, by its language; English when it has none of them. */
export function firstKnownLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languages.find((language) => language === tag.toLowerCase().split('-')[0])
    if (known) return known
  }
  return fallbackLanguage
}

/** The site's language for a tag such as `es-MX`; anything that is not Spanish is English. */
export function toLanguage(tag: string | null | undefined): Language {
  return tag?.toLowerCase().split('-')[0] === 'es' ? 'es' : fallbackLanguage
}
