import type { Language } from '#domain/site/language.ts'

type Strings = Record<string, unknown>

const files = import.meta.glob<Strings>('/content/messages/**/*.json', { import: 'default' })

/** Each file by language and namespace, such as `en/home`: a namespace stands once, whichever folder its file is in. */
const messages = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, , , language, ...place] = path.replace('.json', '').split('/')
    return [`${language}/${place.at(-1)}`, { path, load }] as const
  }),
)

function find(language: Language, namespace: string) {
  const found = messages.get(`${language}/${namespace}`)
  if (!found) throw new Error(`No messages in ${language} for namespace ${namespace}`)
  return found
}

export function messagesFile(language: Language, namespace: string): string {
  return find(language, namespace).path.slice(1)
}

/** Loads one namespace of one language; each is a chunk of its own. */
export async function loadStrings(language: Language, namespace: string): Promise<Strings> {
  return find(language, namespace).load()
}
