import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#domain/site/language.ts'
import { detectLanguage, rememberLanguage } from './detect-language.ts'

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
