import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, pageFile } from '#app/routes.ts'
import { languages } from './language.ts'

function read(language: string, namespace: string): unknown {
  return JSON.parse(readFileSync(`app/i18n/locales/${language}/${namespace}.json`, 'utf8'))
}

function at(node: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      node,
    )
}

function textsOf(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => textsOf(child, path ? `${path}.${name}` : name))
}

/** The home page's sentence in each language stands so on both pages. */
const sameInBoth = [/^home:why\.words\.(english|spanish)$/]

const englishOnly =
  /\b(the|and|your|you|with|from|for|what|how|is|are|this|that|we|our|they|have|will|can|don’t|isn’t)\b/i

const namespaces = globSync('app/i18n/locales/en/*.json').map((file) => basename(file, '.json'))

test('[I18N-06] no English words are left in the Spanish texts', () => {
  const left = namespaces.flatMap((namespace) =>
    textsOf(read('es', namespace), '')
      .map(([path, words]) => ({ place: `${namespace}:${path}`, words }))
      .filter(
        ({ place, words }) =>
          englishOnly.test(words.replace(/\{\{[^}]*\}\}/g, '')) &&
          !sameInBoth.some((known) => known.test(place)),
      ),
  )
  expect(left).toEqual([])
})

test('[I18N-06] every text of more than three words differs between the languages', () => {
  const untranslated = namespaces.flatMap((namespace) => {
    const spanish = new Map(textsOf(read('es', namespace), ''))
    return textsOf(read('en', namespace), '')
      .filter(([path, words]) => words.split(/\s+/).length > 3 && spanish.get(path) === words)
      .map(([path]) => `${namespace}:${path}`)
      .filter((place) => !sameInBoth.some((known) => known.test(place)))
  })
  expect(untranslated).toEqual([])
})

test('[I18N-06] every route has a title, a description and keywords in both languages', () => {
  const routes = [...addresses, '/no-such-page'].map((path) => pageFile(path).replace('./', 'app/'))
  // A route that shows another route's page takes its head from there.
  const metaOf = (file: string): RegExpExecArray | null => {
    const source = readFileSync(file, 'utf8')
    const other = /export \{[^}]*handle[^}]*\} from '\.\/([\w-]+\.tsx)'/.exec(source)?.[1]
    return other ? metaOf(`app/routes/${other}`) : /meta: '([\w-]+):([\w.]+)'/.exec(source)
  }
  const missing = routes.flatMap((file) => {
    const [, namespace, path] = metaOf(file) ?? []
    if (!namespace || !path) return [`${file} names no words for its head`]
    return languages.flatMap((language) =>
      ['title', 'description', 'keywords']
        .filter((part) => typeof at(read(language, namespace), `${path}.${part}`) !== 'string')
        .map((part) => `${language}/${namespace}:${path}.${part}`),
    )
  })
  expect(routes.length).toBeGreaterThan(25)
  expect(missing).toEqual([])
})
