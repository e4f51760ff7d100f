import LanguageDetector from 'i18next-browser-languagedetector'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  firstKnownLanguage,
  languageCookie,
  languageQuery,
  languageStorageKey,
  toLanguage,
} from './language.ts'

const detectionOrder = ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag']

function browserDetector() {
  // Like the server, it passes over a source that names a language the site does not have. Only a detector that
  // thinks it can match codes hands out what every source says.
  return new LanguageDetector(
    { languageUtils: { getBestMatchFromCodes: firstKnownLanguage } },
    {
      order: detectionOrder,
      lookupQuerystring: languageQuery,
      lookupCookie: languageCookie,
      lookupLocalStorage: languageStorageKey,
      caches: ['localStorage', 'cookie'],
      cookieMinutes: 60 * 24 * 365,
      cookieOptions: { path: '/', sameSite: 'lax' },
    },
  )
}

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
    const detector = browserDetector()
    const remember = (tag: string) => {
      const language = toLanguage(tag)
      detector.cacheUserLanguage(language)
      document.documentElement.lang = language
    }
    i18n.on('languageChanged', remember)
    if (!hasLooked.current) {
      hasLooked.current = true
      const wanted = firstKnownLanguage([detector.detect() ?? []].flat())
      if (wanted === i18n.language) remember(wanted)
      else void i18n.changeLanguage(wanted)
    }
    return () => i18n.off('languageChanged', remember)
  }, [i18n])
}
