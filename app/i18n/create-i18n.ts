import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languages } from './language.ts'
import { loadStrings } from './resources.ts'

/** Namespaces that every page needs. */
const frameNamespaces = ['site-frame', 'common'] as const

/**
 * An i18next instance that has the given namespaces of one language ready.
 * A language change loads the same namespaces of the other one.
 */
export async function createI18n(language: Language, namespaces: readonly string[]): Promise<i18n> {
  const instance = i18next.createInstance()
  await instance
    .use({
      type: 'backend' as const,
      init() {},
      read(lng: string, namespace: string, done: (error: unknown, strings: unknown) => void) {
        loadStrings(lng === 'es' ? 'es' : 'en', namespace).then(
          (strings) => done(null, strings),
          (error: unknown) => done(error, false),
        )
      },
    })
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...languages],
      fallbackLng: false,
      load: 'languageOnly',
      ns: [...new Set([...frameNamespaces, ...namespaces])],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  return instance
}
