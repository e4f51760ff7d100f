import {
  acceptedLanguage,
  fallbackLanguage,
  knownLanguage,
  type Language,
  languageCookie,
  languageQuery,
} from '#domain/site/language.ts'

const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`)

/**
 * The language of a page: query `lng`, then cookie, then Accept-Language, else English. The local storage,
 * which comes between cookie and navigator, only the browser can see: the page follows it after hydration.
 */
export function pickLanguage(asked: {
  query: URLSearchParams | undefined
  cookie: string | undefined
  acceptLanguage: string | undefined
}): Language {
  return (
    knownLanguage(asked.query?.get(languageQuery)) ??
    knownLanguage(asked.cookie && chosen.exec(asked.cookie)?.[1]) ??
    acceptedLanguage(asked.acceptLanguage ?? null) ??
    fallbackLanguage
  )
}

/** `pickLanguage` for a request of the app. */
export function pageLanguage(request: Request): Language {
  return pickLanguage({
    query: new URL(request.url).searchParams,
    cookie: request.headers.get('cookie') ?? undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
}
