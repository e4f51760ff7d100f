import i18next, { type i18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { dataIn } from '#app/browser/page-data.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { throwOnMissingWord } from './missing-word.ts'

/** Namespaces that every page needs. */
const frameNamespaces: readonly string[] = ['site-frame', 'common']

/** Words by namespace. */
type Words = Record<string, ResourceKey>

/**
 * An i18next instance that has the given namespaces of one language ready; it loads those that are not among `words`.
 * A language change loads the same namespaces of the other one.
 */
export async function createI18n(
  language: Language,
  namespaces: readonly string[],
  words: Words = {},
): Promise<i18n> {
  const instance = i18next.createInstance()
  await instance
    .use({
      type: 'backend' as const,
      init() {},
      read(lng: string, namespace: string, done: (error: unknown, strings: unknown) => void) {
        // The list of all words is long, and a page has its own in the HTML.
        import('./resources.ts')
          .then(({ loadStrings }) => loadStrings(lng === 'es' ? 'es' : 'en', namespace))
          .then(
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
      resources: { [language]: words },
      partialBundledLanguages: true,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      ...(import.meta.env.MODE === 'test' && throwOnMissingWord),
    })
  return instance
}

/** The words that an instance has in the language on screen: those of the frame, and of these namespaces. */
export function loadedWords(i18n: i18n, namespaces: readonly string[]): Words {
  const all = [...new Set([...frameNamespaces, ...namespaces])]
  return Object.fromEntries(
    all.map((namespace) => [namespace, i18n.getResourceBundle(i18n.language, namespace)]),
  )
}

/** The words that the server put into this page: those that it was rendered with. Throws where there are none. */
export function wordsIn(page: Document): Words {
  return JSON.parse(dataIn(page, 'page-words'))
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
