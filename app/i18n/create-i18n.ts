import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languages } from '#domain/site/language.ts'
import { loadStrings } from './resources.ts'

/** Namespaces that every page needs. */
export const frameNamespaces: readonly string[] = ['site-frame', 'common']

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

function missingWords(i18n: i18n, namespaces: readonly string[]): string | undefined {
  return namespaces.find((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
}

/** Whether these namespaces are here in the language on screen. */
export function hasWords(i18n: i18n, namespaces: readonly string[]): boolean {
  return missingWords(i18n, namespaces) === undefined
}

/** Throws, and names it, when one of these namespaces is not here. */
export function requireWords(i18n: i18n, namespaces: readonly string[]): void {
  const missing = missingWords(i18n, namespaces)
  if (missing) throw new Error(`The words of ${missing} could not be loaded`)
}

/** Loads namespaces in the language on screen; rejects when one is not to be had. */
export async function loadWords(i18n: i18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces])
  requireWords(i18n, namespaces)
}
