import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'

const sources = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

/** Every path into a tree of words, `a`, `a.b`, …; a plural is also known by the name before its ending. */
function pathsOf(node: unknown, prefix = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, child]) => {
    const path = prefix + name
    return [path, path.replace(/_(zero|one|two|few|many|other)$/, ''), ...pathsOf(child, `${path}.`)]
  })
}

function wordsOf(language: string): Map<string, ReadonlySet<string>> {
  const files = globSync(`content/messages/${language}/**/*.json`)
  return new Map(
    files.map((file) => [basename(file, '.json'), new Set(pathsOf(JSON.parse(readFileSync(file, 'utf8'))))]),
  )
}

/** The namespaces that a file names; none when it is handed `t` or chooses them at run time. */
function namespacesOf(source: string): string[] {
  return [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/g)].flatMap(([, name]) => (name ? [name] : [])),
  )
}

/** The keys that a file spells out; `${…}` in a key stands for any word. */
function keysOf(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  )
}

function isKnown(
  key: string,
  namespaces: readonly string[],
  words: Map<string, ReadonlySet<string>>,
): boolean {
  const [first = '', second] = key.split(':')
  const isSpelled = second !== undefined && !first.includes('${')
  const path = second ?? first
  const searched = isSpelled
    ? [first]
    : namespaces.length > 0 && second === undefined
      ? namespaces
      : [...words.keys()]
  const shape = path
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
    .join('.+')
  const pattern = new RegExp(`^${shape}$`)
  return searched.some((name) => [...(words.get(name) ?? [])].some((known) => pattern.test(known)))
}

for (const language of languages) {
  test(`every key that the code asks for has its words (${language})`, () => {
    const words = wordsOf(language)
    const missing = sources.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const namespaces = namespacesOf(source)
      return keysOf(source)
        .filter((key) => !isKnown(key, namespaces, words))
        .map((key) => `${file}: ${key}`)
    })
    expect(missing).toEqual([])
  })
}
