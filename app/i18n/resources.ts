import type { Language } from '#domain/site/language.ts'

type Strings = Record<string, unknown>

const files = import.meta.glob<Strings>('/content/messages/*/*.json', { import: 'default' })

/** Loads one namespace of one language; each is a chunk of its own. */
export async function loadStrings(language: Language, namespace: string): Promise<Strings> {
  const load = files[`/content/messages/${language}/${namespace}.json`]
  if (!load) throw new Error(`No strings for namespace ${namespace} in ${language}`)
  return load()
}
