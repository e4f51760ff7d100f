import {
  firstKnownLanguage,
  type Language,
  languageCookie,
  languageQuery,
  languageStorageKey,
} from '#domain/site/language.ts'

const yearInSeconds = 60 * 60 * 24 * 365

function inCookie(cookies: string): string | undefined {
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === languageCookie)?.[1]
}

/** What a storage says; where the browser forbids it, nothing. */
function inStorage(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(languageStorageKey)
  } catch {
    return null
  }
}

/**
 * The visitor's language: from the query, then the cookie, the local storage, the browser's own languages and the
 * html tag. Like the server, it passes over a source that names a language the site does not have.
 */
export function detectLanguage(browser: Window): Language {
  const { document, location, navigator } = browser
  const tags: (string | null | undefined)[] = [
    new URLSearchParams(location.search).get(languageQuery),
    inCookie(document.cookie),
    inStorage(browser),
    ...(navigator.languages ?? []),
    navigator.language,
    document.documentElement.lang,
  ]
  return firstKnownLanguage(tags.filter((tag) => typeof tag === 'string'))
}

/** Keeps a choice where `detectLanguage` and the server look for it. */
export function rememberLanguage(browser: Window, language: Language): void {
  try {
    browser.localStorage.setItem(languageStorageKey, language)
  } catch {
    // Forbidden or full: the cookie alone remembers.
  }
  browser.document.cookie = `${languageCookie}=${language}; max-age=${yearInSeconds}; path=/; SameSite=Lax`
}
