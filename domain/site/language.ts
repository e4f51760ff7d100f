export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** Names of the two places that remember a language choice; the cookie lets the server's first paint be right. */
export const languageStorageKey = 'i18nextLng'
export const languageCookie = 'i18next'
export const languageQuery = 'lng'

/** The site's language for a tag such as `es-MX`; undefined: it has none for it. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => language === tag?.toLowerCase().split('-')[0])
}

/** The first of these tags that the site has, by its language; English when it has none of them. */
export function firstKnownLanguage(tags: readonly string[]): Language {
  return tags.map(knownLanguage).find(Boolean) ?? fallbackLanguage
}

/** The site's language for a tag such as `es-MX`; anything that is not Spanish is English. */
export function toLanguage(tag: string | null | undefined): Language {
  return knownLanguage(tag) ?? fallbackLanguage
}

/** The first language of the site that a header Accept-Language asks for, by its weights; undefined: none of them. */
export function acceptedLanguage(header: string | null): Language | undefined {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: knownLanguage(tag), weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted.find(({ language }) => language)?.language
}
