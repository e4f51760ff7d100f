import { acceptedLanguage } from '#domain/format/accepted-language.ts'

export type PageLanguage = 'en' | 'es'

function languageOf(tag: string | undefined): PageLanguage | undefined {
  const language = tag?.toLowerCase().split('-')[0]
  return language === 'en' || language === 'es' ? language : undefined
}

/**
 * The language of a page: query `lng`, then cookie, then Accept-Language, else English. The local storage,
 * which comes between cookie and navigator, only the browser can see: the page follows it after hydration.
 */
export function pageLanguage(request: Request): PageLanguage {
  const query = new URL(request.url).searchParams.get('lng') ?? undefined
  const cookie = /(?:^|;\s*)i18next=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1]
  return (
    languageOf(query) ??
    languageOf(cookie) ??
    acceptedLanguage(request.headers.get('accept-language')) ??
    'en'
  )
}
