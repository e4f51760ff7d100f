export type PageLanguage = 'en' | 'es'

function fromAcceptLanguage(header: string): PageLanguage | undefined {
  const wanted = header
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) if (language === 'en' || language === 'es') return language
  return undefined
}

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
    fromAcceptLanguage(request.headers.get('accept-language') ?? '') ??
    'en'
  )
}
