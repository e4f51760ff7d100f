import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const rooms = 'app content domain functions server config scripts bench supabase tests'.split(' ')
const sources = globSync(`{${rooms.join()}}/**/*.{ts,tsx,mjs}`).map(slashes).sort()
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const product = sources.filter(
  (file) => !isTest(file) && !file.startsWith('tests/') && !file.endsWith('.d.ts'),
)

function slashes(path: string): string {
  return path.replaceAll('\\', '/')
}

const texts = new Map<string, string>()
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

interface Import {
  from: string
  to: string
  isType: boolean
  /** As it is written, such as `#domain/cart/cart.ts` or `./cart.ts`. */
  name: string
}

const importPattern =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g

/** Our own files that a file imports; packages and virtual modules are left out. */
function importsOf(file: string): Import[] {
  return [...textOf(file).matchAll(importPattern)].flatMap(([, , type, plain, dynamic]) => {
    const target = plain ?? dynamic ?? ''
    const path = target.startsWith('#')
      ? target.slice(1)
      : target.startsWith('.')
        ? join(dirname(file), target)
        : ''
    const to = slashes(normalize(path))
    return path && existsSync(to) ? [{ from: file, to, isType: Boolean(type), name: target }] : []
  })
}

const imports = product.flatMap(importsOf)
const allImports = sources.flatMap(importsOf)
/** The packages that a file imports. */
function packagesOf(file: string): string[] {
  const code = textOf(file)
  return [...code.matchAll(importPattern)].flatMap(([, , , plain, dynamic]) => {
    const target = plain ?? dynamic ?? ''
    return /^[.#]/.test(target) ? [] : [target]
  })
}

const room = (file: string) => file.split('/')[0] ?? ''
const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]

const allowedRooms: Record<string, readonly string[]> = {
  content: ['content'],
  domain: ['domain', 'content'],
  config: ['config', 'domain', 'content'],
  functions: ['functions', 'domain', 'content', 'config'],
  server: ['server', 'functions', 'domain', 'content', 'config'],
  app: ['app', 'domain', 'content'],
  supabase: ['supabase', 'build', 'functions', 'domain', 'content', 'config'],
  scripts: ['scripts', 'domain', 'content', 'config'],
  bench: ['bench', 'scripts', 'tests', 'functions', 'domain', 'content', 'config'],
}

test('imports point in the direction of the house: app → domain ← functions ← server, content below', () => {
  const wrong = imports.filter(({ from, to }) => !allowedRooms[room(from)]?.includes(room(to)))
  expect(wrong).toEqual([])
})

test('a test beside its source takes what its source may take, the settings’ rules and the fixtures', () => {
  const wrong = sources
    .filter((file) => isTest(file) && !file.startsWith('tests/'))
    .flatMap(importsOf)
    .filter(({ to }) => !to.startsWith('tests/fixtures/') && room(to) !== 'config')
    .filter(({ from, to }) => !allowedRooms[room(from)]?.includes(room(to)))
  expect(wrong).toEqual([])
})

test('the operator’s values are read where the site starts and nowhere else, so no test depends on them', () => {
  const values = new Set(['config/settings.ts'])
  for (const file of values)
    for (const { to, isType } of importsOf(file)) if (!isType && room(to) === 'config') values.add(to)
  const all = [...allImports, ...globSync('*.config.ts').flatMap(importsOf)]
  const readers = all.filter(({ from, to }) => values.has(to) && !values.has(from)).map(({ from }) => from)
  expect(readers).toEqual(['server/startup/read-settings.ts'])
})

test('nothing but benchmarks and tests imports from the tests', () => {
  expect(imports.filter(({ from, to }) => room(to) === 'tests' && room(from) !== 'bench')).toEqual([])
})

test('the app takes only types of the settings, and of the whole list of pages, of which the browser has links', () => {
  const settings = ['domain/site/settings-schema.ts', 'domain/site/public-settings.ts']
  const lists = [...settings, 'content/pages.ts', 'domain/site/page-list.ts']
  expect(
    imports.filter(({ from, to, isType }) => room(from) === 'app' && lists.includes(to) && !isType),
  ).toEqual([])
})

test('features do not import each other, and ui and art import nothing of ours', () => {
  const betweenFeatures = imports.filter(
    ({ from, to }) => feature(from) && feature(to) && feature(from) !== feature(to),
  )
  const outOfTheKit = imports.filter(({ from, to }) => {
    const kit = ['app/ui/', 'app/art/'].find((folder) => from.startsWith(folder))
    return kit !== undefined && !to.startsWith(kit)
  })
  const intoPages = imports.filter(
    ({ from, to }) => /^app\/pages\/|\.page\.tsx$/.test(to) && !from.startsWith('app/pages/'),
  )
  expect([...betweenFeatures, ...outOfTheKit, ...intoPages]).toEqual([])
})

test('ui and art are plain: no words, no data, no packages but those that draw', () => {
  const allowed = { 'app/ui/': ['react', 'react-dom', 'lucide'], 'app/art/': ['react'] }
  const wrong = Object.entries(allowed).flatMap(([folder, packages]) =>
    product
      .filter((file) => file.startsWith(folder))
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => !packages.includes(name)),
  )
  expect(wrong).toEqual([])
})

test('domain stays pure: no package but zod, no clock, no randomness, no input or output', () => {
  const impure = product
    .filter((file) => room(file) === 'domain')
    .filter((file) => {
      const text = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return (
        packagesOf(file).some((name) => name !== 'zod') ||
        /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bfetch\(|\bprocess\.|\bwindow\.|\bdocument\.|\bcrypto\./.test(
          text,
        )
      )
    })
  expect(impure).toEqual([])
})

test('PostgreSQL is asked through one driver, and the tables’ library and its driver from one file', () => {
  const users = (packages: RegExp) =>
    product.filter((file) => packagesOf(file).some((name) => packages.test(name)))
  expect(users(/^(postgres|@supabase\/lite)(\/|$)/)).toEqual(['server/backend/tables/table-service.ts'])
  expect(users(/^pg(-copy-streams)?$/)).toEqual([
    'server/backend/backup/database-copy.ts',
    'server/database/pools.ts',
    'server/database/sql.ts',
  ])
})

test('no file imports itself through others, not for a type either', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[][] = []
  function walk(file: string, path: string[]): void {
    if (path.includes(file)) {
      circles.push([...path.slice(path.indexOf(file)), file])
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const file of product) walk(file, [])
  expect(circles).toEqual([])
})

test('every file is reached from an entry of the process, the app, a command or the hosted functions', () => {
  const entries = [
    'app/root.tsx',
    'app/entry.client.tsx',
    // Each page's HTML loads it by its name (server/pages/render.ts).
    'app/browser/early-answers.ts',
    'app/entry.server.tsx',
    'app/pages.ts',
    ...product.filter((file) => file.endsWith('.page.tsx')),
    ...Object.values<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts).flatMap(
      (command) => /\b((?:scripts|server)\/\S+\.(?:mjs|ts))/.exec(command)?.[1] ?? [],
    ),
    'server/main.ts',
    ...globSync('server/commands/*.ts').map(slashes),
    ...globSync('supabase/functions/**/*.ts').map(slashes),
    ...globSync('{*.config.ts,tests/**/*.ts,bench/**/*.ts}').map(slashes),
  ]
  const reached = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !existsSync(file)) continue
    reached.add(file)
    for (const { to } of importsOf(file)) if (!isTest(file) || file.startsWith('tests/')) open.push(to)
  }
  expect(product.filter((file) => !reached.has(file))).toEqual([])
})

test('[D7] what domain and functions export is what the product uses, and not tests alone', () => {
  const uses = new Map<string, number>()
  for (const file of product) {
    for (const [word] of textOf(file).matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const unused = product.flatMap((file) => {
    if (!/^(domain|functions)\//.test(file)) return []
    const names = textOf(file).matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)
    return [...names].flatMap(([, name = '']) => (uses.get(name) === 1 ? [`${file} ${name}`] : []))
  })
  expect(unused).toEqual([])
})

test('[CALLS-42] [CALLS-44] [SETTINGS-16] the app asks its backend through one caller and one client, and names no address or key', () => {
  const app = product.filter((file) => room(file) === 'app').map((file) => ({ file, code: textOf(file) }))
  const filesWith = (pattern: RegExp) => app.filter(({ code }) => pattern.test(code)).map(({ file }) => file)
  const caller = 'app/backend/call-function.ts'
  expect(filesWith(/\bfunctions\/v1|functions\.invoke|`rest\/v1\/rpc/)).toEqual([caller])
  const forAccounts = ['app/state/auth/auth-call.ts', 'app/state/session/account-fetch.ts']
  expect(filesWith(/\bfetch\s*\(/)).toEqual([caller, 'app/browser/site-answers.ts', ...forAccounts])
  expect(filesWith(/\bcreateClient\b/)).toEqual([
    'app/state/auth/client-aside.ts',
    'app/state/session/open-account.ts',
  ])
  expect(filesWith(/XMLHttpRequest|sendBeacon|EventSource|WebSocket/)).toEqual([])
  expect(filesWith(/https?:\/\/(?!www\.w3\.org|schema\.org)/)).toEqual([])
  expect(
    filesWith(/embedded|supabase\.co|127\.0\.0\.1|localhost:|sb_(publishable|secret)_|eyJ[\w-]{10,}/i),
  ).toEqual([])
})

test('a path that a document or a comment names exists', () => {
  const documents = globSync('{*.md,NOTICE,docs/**/*.md}').map(slashes)
  const path = new RegExp(String.raw`(?<![\w./@#-])(?:${rooms.join('|')}|docs)/[\w./*-]*[\w*]`, 'g')
  const found = new Map<string, boolean>()
  const wrong = [...documents, ...sources].flatMap((file) => {
    const text = textOf(file)
    const prose = documents.includes(file)
      ? text
      : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g)].map(([comment]) => comment).join('\n')
    return [...prose.matchAll(path)].flatMap(([name]) => {
      const isThere = found.get(name) ?? globSync(`${name}*`).length > 0
      found.set(name, isThere)
      return isThere ? [] : [`${file}: ${name}`]
    })
  })
  expect(wrong).toEqual([])
})

test('a link between documents leads to a file', () => {
  const wrong = globSync('{*.md,docs/**/*.md}').flatMap((file) => {
    const links = textOf(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)
    return [...links].flatMap(([, to = '']) =>
      existsSync(join(dirname(file), to)) ? [] : [`${file}: ${to}`],
    )
  })
  expect(wrong).toEqual([])
})
