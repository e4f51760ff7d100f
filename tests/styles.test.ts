import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const sheets = globSync('app/**/*.css').sort()
const modules = sheets.filter((sheet) => sheet.endsWith('.module.css'))
const sources = globSync('app/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** What stands before the braces of a sheet: selectors and at-rules. */
function headsOf(sheet: string): string[] {
  const bare = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return [...bare.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim().replace(/\s+/g, ' '))
}

/** The classes that a sheet styles. */
function classesOf(sheet: string): Set<string> {
  const selectors = headsOf(sheet)
    .filter((head) => !head.startsWith('@') && !/^[\d.]+%/.test(head))
    .map((selector) => selector.replace(/"[^"]*"/g, '""'))
  return new Set(
    selectors.flatMap((selector) =>
      [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  )
}

interface Use {
  file: string
  sheet: string
  /** A class; a bracket where a variable chooses one. */
  name: string
}

const importPattern = /^import (\w+) from '([^']+\.module\.css)'$/gm

function usesOf({ file, text }: { file: string; text: string }): Use[] {
  return [...text.matchAll(importPattern)].flatMap(([, variable = '', target = '']) => {
    const path = target.startsWith('#') ? target.slice(1) : join(dirname(file), target)
    const sheet = normalize(path).replaceAll('\\', '/')
    const code = text.replace(importPattern, '')
    const named = [...code.matchAll(new RegExp(`(?<![\\w-])${variable}(?:\\.(\\w+)|\\[)`, 'g'))]
    return named.map(([, name = '[']) => ({ file, sheet, name }))
  })
}

const uses = sources.flatMap(usesOf)

test('a style sheet is a CSS module; only the tokens and the reset are for the whole page', () => {
  const global = sheets.filter((sheet) => !sheet.endsWith('.module.css'))
  expect(global).toEqual(['app/styles/app.css', 'app/styles/reset.css', 'app/styles/tokens.css'])
  for (const sheet of global) {
    const classes = [...classesOf(sheet)]
    expect(classes, sheet).toEqual([])
  }
  expect(modules.filter((sheet) => readFileSync(sheet, 'utf8').includes(':global'))).toEqual([])
})

test('no two style sheets have one name, by which their classes go', () => {
  const names = modules.map((sheet) => basename(sheet))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('each class that a component names is in its style sheet, and each of a style sheet is named by a component', () => {
  const known = new Map(modules.map((sheet) => [sheet, classesOf(sheet)]))
  const missing = uses
    .filter(({ sheet, name }) => !known.get(sheet)?.has(name))
    .map(({ file, name }) => `${file} ${name}`)
  const unused = [...known].flatMap(([sheet, names]) => {
    const used = new Set(uses.filter((use) => use.sheet === sheet).map(({ name }) => name))
    return [...names].filter((name) => !used.has(name)).map((name) => `${sheet} .${name}`)
  })
  expect({ missing, unused }).toEqual({ missing: [], unused: [] })
})

test('each slot that a style sheet speaks of is set by a component', () => {
  const markup = sources.map(({ text }) => text).join('\n')
  const set = new Set(
    [...markup.matchAll(/data-slot['"]?[=:] ?\{?[^>\n]*/g)].flatMap(([text]) => text.match(/[\w-]+/g) ?? []),
  )
  const missing = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/\[data-slot~?="([\w-]+)"\]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${sheet} ${name}`),
  )
  expect(missing).toEqual([])
})

test('a style sheet stands in the layer of its place: the kit below what pages share, that below the pages', () => {
  const layer = (sheet: string) =>
    sheet.startsWith('app/ui/') ? ['base', 'kit'] : sheet.startsWith('app/features/') ? ['page'] : ['shared']
  const wrong = modules.filter((sheet) => {
    const [, name = ''] = /^@layer (\w+) \{\n.*\n\}\n$/s.exec(readFileSync(sheet, 'utf8')) ?? []
    return !layer(sheet).includes(name)
  })
  expect(wrong).toEqual([])
})

test('a transition takes its time from a token, which is none where less motion is asked for', () => {
  const text = (sheet: string) => readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const times = sheets.flatMap((sheet) =>
    [...text(sheet).matchAll(/[^-]transition(?:-duration)?:([^;]+);/g)].flatMap(([, value = '']) =>
      value.split(/,(?![^(]*\))/).map((part) => `${sheet}: ${/var\((--duration-\w+)\)/.exec(part)?.[1]}`),
    ),
  )
  const still = text('app/styles/tokens.css').split('@media (prefers-reduced-motion: reduce)')[1] ?? ''
  expect(times.filter((one) => !still.includes(`${one.split(': ')[1]}: 0s;`))).toEqual([])
})
