import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { indexFileName } from '#functions/assistant/search/index-file.ts'
import { giveUp } from '#server/monitoring/log.ts'
import { carriersFileName, carriersMark } from '#server/pages/carriers-mark.ts'
import { writeSheets } from '#server/pages/page-files.ts'
import { earlyAnswersSource } from '#server/pages/render.ts'
import { processEnvironment } from '#server/startup/env.ts'
import { readSettings } from '#server/startup/read-settings.ts'
import { pages } from './content/pages.ts'
import { pageEntries } from './scripts/page-entries.ts'
import { pageExamples } from './scripts/page-examples.ts'
import { pageWords } from './scripts/page-words.ts'
import { sharePictures } from './scripts/pictures/share-pictures.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'
import { scopedClassNames } from './scripts/scoped-class-names.ts'

/**
 * Small files compress badly, so what every page loads is put into two files, and what many pages share into a third.
 * A page keeps files of its own for the rest; alerts are many pages' too, but hardly any of text has one.
 */
const fileGroups = [
  { name: 'packages', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  // Loaded by whoever was faster than the scripts.
  { name: 'early-answers', test: /[\\/]app[\\/]browser[\\/]early-answers\.ts$/, priority: 3 },
  // What tells where all other pages and words are, for whoever goes on.
  { name: 'lists', test: /[\\/]app[\\/](pages|i18n[\\/]resources)\.ts$/ },
  {
    name: 'shared',
    minShareCount: 15,
    test: /[\\/](app[\\/](art|site|ui(?![\\/]alert)|features[\\/]pages)|lucide)[\\/]/,
  },
  // Home asks for a line and a choice too, and is in no family of those that do; pages to read ask for nothing.
  {
    name: 'entries',
    priority: 1,
    test: /[\\/]app[\\/]ui[\\/]fields[\\/](field\.module\.css|input[\\/](text|select)-input\.tsx)/,
  },
  { name: familyOf, debugName: 'families', includeDependenciesRecursively: false, priority: -1 },
]

const pricePages = ['companies', 'marketplace', 'instant-quotes', 'options', 'contact', 'review']
const answerPages = [
  ...pricePages,
  'quote',
  'application',
  'confirmation',
  'continue-here',
  'agent',
  'dashboard',
]

/**
 * Pages that share much of their code, by the names of their files, the smaller families first. A browser asks one
 * server for six files at a time, so that on a phone's line forty small ones take longer than twenty.
 */
const families = Object.entries({
  'signed-in': ['agent', 'dashboard'],
  comparison: ['companies', 'marketplace'],
  'plan-card': ['companies', 'marketplace', 'results-step'],
  answering: ['quote', 'review'],
  prices: ['companies', 'marketplace', 'instant-quotes'],
  sending: ['options', 'contact', 'application', 'confirmation'],
  account: ['auth', 'auth-confirm', 'auth-callback', 'agent', 'dashboard'],
  plans: pricePages,
  stories: ['faq', 'index-universal-life', 'mortgage-protection', 'no-medical-exam', 'term-life'],
  sections: [
    'beneficiary-guide',
    'final-expense',
    'goal-quiz',
    'guides',
    'how-we-estimate',
    'index-universal-life',
    'mortgage-protection',
    'no-medical-exam',
    'term-life',
    'whole-life',
  ],
  products: [
    'about',
    'affordable-insurance',
    'final-expense',
    'how-we-estimate',
    'index-universal-life',
    'mortgage-protection',
    'no-medical-exam',
    'term-life',
    'whole-life',
  ],
  answers: answerPages,
  fields: [...answerPages, 'auth', 'auth-confirm'],
})

/** Tells of a module which others import it at once; null where it is none of the build's. */
type ModuleInfo = (id: string) => { importers: readonly string[] } | null

/** A page, `entry`, with which every page starts, and the prices of the instant quote, which come after their page. */
const userName = /([\w-]+)(?:\.page|\.client|(?<=[\\/]results-step))\.tsx$/

/** Those who need a module at once, by the names of their files. */
function usersOf(id: string, infoOf: ModuleInfo): string[] {
  const modules = new Set([id])
  for (const one of modules) for (const importer of infoOf(one)?.importers ?? []) modules.add(importer)
  const users = [...modules].flatMap((one) => userName.exec(one)?.[1] ?? [])
  // By the time it comes, its page is there.
  return users.includes('instant-quotes') ? users.filter((user) => user !== 'results-step') : users
}

/** The smallest family of pages that a module belongs to; only what most of them load anyway, so that none gets heavy. */
function familyOf(id: string, build: { getModuleInfo: ModuleInfo }): string | undefined {
  if (id.endsWith('.page.tsx')) return undefined
  const users = usersOf(id, (one) => build.getModuleInfo(one))
  const family = families.find(([, pages]) => {
    const isOfFamily = (user: string) =>
      pages.includes(user) || (user === 'results-step' && pages.includes('instant-quotes'))
    return users.length >= Math.max(2, pages.length * 0.6) && users.every(isOfFamily)
  })
  return family?.[0]
}

/** Random letters compress worst of all, so names have few of them; in both builds, for pages name the browser's files. */
const fileNames = { hashCharacters: 'hex' as const, assetFileNames: 'assets/[name]-[hash:7][extname]' }
const scriptName = 'assets/[name]-[hash:7].js'

const { SETTINGS_FILE, DATA_DIR, BUILD_DIR } = processEnvironment()
const buildDir = BUILD_DIR || 'build'
// The pages' example prices are built from the files alone: variables may change with every start.
const read = await readSettings({ SETTINGS_FILE, DATA_DIR })
if (!read.ok) giveUp(read.messages.join('\n✗ '))
const { settings } = read

/** Writes the assistant's index, which carriers the example prices are of, and a hosted project's functions beside what is built. */
const besideTheBuild: Plugin = {
  name: 'beside-the-build',
  async buildApp() {
    const { makeAssistantIndex } = await import('#server/functions/assistant-index.ts')
    const json = await makeAssistantIndex(settings)
    await mkdir(buildDir, { recursive: true })
    await writeFile(join(buildDir, indexFileName), json)
    await writeFile(join(buildDir, carriersFileName), carriersMark(settings.carriers))
    const { bundleHostedFunctions } = await import('./supabase/bundle-functions.ts')
    await bundleHostedFunctions({ folder: join(buildDir, 'functions'), settings, index: json })
  },
}

/** The file with which every page starts in the browser. */
const entry = 'app/entry.client.tsx'

/** Writes each page's styles into one file. */
const pageSheets: Plugin = {
  name: 'page-sheets',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: () => writeSheets(join(buildDir, 'client'), entry),
}

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'),
)

/** On a slow machine the bundler complains of its plugins' time: to whoever starts the site it reads like a fault. */
const quietChecks = { bundlerTimings: false }

/**
 * A build that Node runs: everything is in it but what `dependencies` names, which is native code, and the operator's
 * settings, which are read at each start. While developing, Node loads packages itself.
 */
function nodeBuild(folder: string, input: Record<string, string>, isBuild: boolean): EnvironmentOptions {
  const build: BuildEnvironmentOptions = {
    outDir: join(buildDir, folder),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      checks: quietChecks,
      input,
      // Node keeps the sources in memory: a letter beyond Latin-1 doubles those of its file, and comments are a third.
      output: { ...fileNames, charset: 'ascii', comments: false },
      external: ['#config/settings.ts'],
      // Names the source of each piece: places in the log are places in the build.
      experimental: { attachDebugInfo: 'simple' },
    },
  }
  if (!isBuild) return { build }
  return {
    build,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      noExternal: true,
      external: Object.keys(dependencies),
    },
  }
}

const commands = globSync('server/commands/*.ts').filter((file) => !/\.test\.ts$|\/dev\.ts$/.test(file))

// Three builds of the same sources: what the browser loads, what renders the pages, and the process itself.
export default defineConfig(({ command }) => ({
  plugins: [
    scopedClassNames,
    react(),
    priceAccuracy(),
    pageEntries(),
    pageExamples(settings.carriers),
    pageWords(),
    sharePictures(Object.values(pages)),
    besideTheBuild,
    pageSheets,
  ],
  // As `overrides` in package.json has it.
  resolve: { alias: { bcryptjs: '@node-rs/bcrypt' } },
  // The breakpoints stand among the tokens; each style sheet knows their names.
  css: { postcss: { plugins: [globalData({ files: ['app/styles/tokens.css'] }), customMedia()] } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: join(buildDir, 'client'),
        emptyOutDir: true,
        manifest: true,
        // Every page would load the names of all files that all others need. A link is prefetched before it is opened.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith('.css')),
        },
        rolldownOptions: {
          checks: quietChecks,
          input: [entry, earlyAnswersSource],
          // Each page's HTML calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          output: {
            ...fileNames,
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            codeSplitting: { groups: fileGroups },
          },
        },
      },
    },
    ssr: nodeBuild('pages', { index: 'app/entry.server.tsx' }, command === 'build'),
    server: nodeBuild(
      'server',
      Object.fromEntries(['server/main.ts', ...commands].map((file) => [basename(file, '.ts'), file])),
      command === 'build',
    ),
  },
}))
