import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  firstKnownLanguage,
  type Language,
  languageCookie,
  languageQuery,
  languageStorageKey,
  toLanguage,
} from '#domain/site/language.ts'

/**
 * After hydration in the language of the HTML: follows query, cookie, storage, navigator and html tag, in this
 * order, and remembers every choice. It runs after hydration because the server cannot see the local storage.
 */
export function useFollowLanguage(): void {
  const { i18n } = useTranslation()
  // The hook hands out a new wrapper at every language change: looking again would undo a choice that the address
  // still contradicts.
  const hasLooked = useRef(false)
  useEffect(() => {
    const remember = (tag: string) => {
      const language = toLanguage(tag)
      rememberLanguage(window, language)
      document.documentElement.lang = language
    }
    i18n.on('languageChanged', remember)
    if (!hasLooked.current) {
      hasLooked.current = true
      const wanted = detectLanguage(window)
      if (wanted === i18n.language) remember(wanted)
      else void i18n.changeLanguage(wanted)
    }
    return () => i18n.off('languageChanged', remember)
  }, [i18n])
}

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
function detectLanguage(browser: Window): Language {
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
function rememberLanguage(browser: Window, language: Language): void {
  try {
    browser.localStorage.setItem(languageStorageKey, language)
  } catch {
    // Forbidden or full: the cookie alone remembers.
  }
  browser.document.cookie = `${languageCookie}=${language}; max-age=${yearInSeconds}; path=/; SameSite=Lax`
}
