import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** Without vowels: a name that spells something, such as "ad", is hidden by some visitors' browsers. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'

/** 0 is b, 41 is Z, 42 is bb. */
function lettersOf(number: number): string {
  const last = letters.charAt(number % letters.length)
  return number < letters.length ? last : lettersOf(Math.floor(number / letters.length) - 1) + last
}

/** The classes and keyframes of a style sheet, in the order in which it speaks of them. */
function namesIn(sheet: string): string[] {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\/|"[^"]*"/gs, '')
  return [...text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

/** All classes of the app by style sheet's path, each with two letters at most: long ones take a tenth of a page's styles. */
function numberClasses(): Map<string, Record<string, string>> {
  let count = 0
  const sheets = globSync('app/**/*.module.css', { cwd: root }).sort()
  return new Map(
    sheets.map((sheet) => {
      const names = [...new Set(namesIn(join(root, sheet)))]
      return [join(root, sheet), Object.fromEntries(names.map((name) => [name, lettersOf(count++)]))]
    }),
  )
}

export const builtNames = numberClasses()

/** A class as it is called in built pages, the same in every build of the same sources. */
function builtClassName(name: string, sheet: string): string {
  const built = builtNames.get(sheet)?.[name]
  if (built === undefined) throw new Error(`${sheet} has no class ${name}`)
  return built
}

/** A class as it is called where people read it: while developing and in tests of pages. No two sheets have one name. */
const readableClassName = (name: string, sheet: string) => `${basename(sheet, '.module.css')}_${name}`

const sheetImport = /^import (\w+) from '(.+\.module\.css)'$/gm

const joined = /classNames\(((?:\s*'[\w-]+',?)+)\s*\)/g

/** The code with the classes of its style sheets as plain text, put together where all of an element's are known. */
function withPlainNames(code: string, file: string): string {
  const sheets = [...code.matchAll(sheetImport)].map(([, name = '', path = '']) => ({
    name,
    sheet: path.startsWith('#') ? join(root, path.slice(1)) : join(file, '..', path),
  }))
  const named = sheets.reduce(
    (text, { name, sheet }) =>
      text.replace(
        new RegExp(`(?<![\\w/.'"-])${name}\\.(\\w+)`, 'g'),
        (_, own: string) => `'${builtClassName(own, sheet)}'`,
      ),
    code.replace(sheetImport, "import '$2'"),
  )
  return named.replace(joined, (_, names: string) => `'${names.match(/[\w-]+/g)?.join(' ')}'`)
}

/** Names the classes; built scripts have those that they use as plain text, instead of an object of all of a sheet's. */
export const scopedClassNames: Plugin[] = [
  {
    name: 'scoped-class-names',
    config: (_, { command }) => ({
      css: { modules: { generateScopedName: command === 'build' ? builtClassName : readableClassName } },
    }),
  },
  {
    name: 'plain-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\.tsx?$/, code: /\.module\.css'/ }, handler: withPlainNames },
  },
  {
    name: 'sheets-without-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' as const }),
    },
  },
]
