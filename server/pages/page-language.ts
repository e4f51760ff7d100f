import {
  acceptedLanguage,
  fallbackLanguage,
  knownLanguage,
  type Language,
  languageCookie,
  languageQuery,
} from '#domain/site/language.ts'

/**
 * The language of a page: query `lng`, then cookie, then Accept-Language, else English. The local storage,
 * which comes between cookie and navigator, only the browser can see: the page follows it after hydration.
 */
export function pageLanguage(request: Request): Language {
  const query = new URL(request.url).searchParams.get(languageQuery)
  const cookie = new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1]
  return (
    knownLanguage(query) ??
    knownLanguage(cookie) ??
    acceptedLanguage(request.headers.get('accept-language')) ??
    fallbackLanguage
  )
}
