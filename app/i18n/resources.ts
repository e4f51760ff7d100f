import type { Language } from '#domain/site/language.ts'

type Strings = Record<string, unknown>

const files = import.meta.glob<Strings>('/content/messages/**/*.json', { import: 'default' })

/** Each file by language and namespace, such as `en/home`: a namespace stands once, whichever folder its file is in. */
const messages = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, , , language, ...place] = path.replace('.json', '').split('/')
    return [`${language}/${place.at(-1)}`, load] as const
  }),
)

/** Loads one namespace of one language; each is a chunk of its own. */
export async function loadStrings(language: Language, namespace: string): Promise<Strings> {
  const load = messages.get(`${language}/${namespace}`)
  if (!load) throw new Error(`No messages in ${language} for namespace ${namespace}`)
  return load()
}
