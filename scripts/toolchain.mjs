// Shared by the commands. Plain JavaScript without dependencies: it has to run on a fresh machine, under Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const stampDir = join(projectDir, 'node_modules', '.stamps')

export function say(sentence) {
  console.log(`• ${sentence}`)
}

/** Ends the command with one plain sentence: what is missing and what to do about it. */
export function giveUp(sentence) {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}

/** The files at and below these paths, by their paths in the project. */
function filesOf(paths) {
  return paths.flatMap((path) => {
    const found = resolve(projectDir, path)
    if (!existsSync(found)) return []
    if (!statSync(found).isDirectory()) return [found]
    return filesOf(readdirSync(found).flatMap((name) => (name === 'node_modules' ? [] : join(found, name))))
  })
}

function hashOf(files, describe, more) {
  const hash = createHash('sha256').update(more)
  for (const file of files.sort())
    hash.update(file.slice(projectDir.length)).update('\0').update(describe(file))
  return hash.digest('hex')
}

function sizeAndTime(file) {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}\n`
}

/**
 * Runs `work` unless it was done for exactly these sources and what it makes is still there. Files are read only where
 * a size or a time has changed. `more` is what counts besides files.
 */
function oncePer(stampName, sources, product, work, more = '') {
  const stamp = join(stampDir, stampName)
  const files = filesOf(sources)
  const seen = hashOf(files, sizeAndTime, more)
  const isThere = existsSync(resolve(projectDir, product)) && existsSync(stamp)
  const [lastSeen, lastRead] = isThere ? readFileSync(stamp, 'utf8').split('\n') : []
  if (seen === lastSeen) return
  const read = hashOf(files, readFileSync, more)
  mustBeWritable(stampDir, resolve(projectDir, product))
  if (read !== lastRead) work()
  mkdirSync(stampDir, { recursive: true })
  writeFileSync(stamp, `${seen}\n${read}`)
}

/** Ends the command where this user may not write what has to be made, as on a server that only serves. */
function mustBeWritable(...paths) {
  for (const path of paths) {
    let folder = dirname(path)
    while (!existsSync(folder)) folder = dirname(folder)
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      giveUp(
        `The site has to be built, and this user may not write to ${folder}: run npm run build as its owner, and npm run serve as this one.`,
      )
    }
  }
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: projectDir, stdio: 'inherit', ...options })
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    giveUp(
      `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org and run this again.`,
    )
}

export function installPackages() {
  oncePer('packages', ['package.json', 'package-lock.json'], 'node_modules/vite', () => {
    say('Installing the packages (about half a minute) …')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const done = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    })
    if (done.error)
      giveUp('npm was not found. It comes with Node: install Node 20 or newer from https://nodejs.org.')
    if (done.status !== 0)
      giveUp(
        'The packages could not be installed. The lines above say why; most often there is no network connection. Run the same command again once it is there.',
      )
  })
}

/** Node 24: from the packages where they hold one for this machine, else the one that runs this script. */
export function node24() {
  if (process.versions.node.startsWith('24.')) return process.execPath
  const shipped = join(projectDir, 'node_modules', '.bin', 'node')
  const version = spawnSync(shipped, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
  if (version.startsWith('v24.')) return shipped
  return giveUp(
    `The site runs on Node 24, and this is Node ${process.versions.node} on a system that npm has no Node package for. Install Node 24 from https://nodejs.org and run this again.`,
  )
}

/** Environment in which tools find Node 24 first. */
export function toolEnvironment(node) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    ...process.env,
    PATH: [dirname(node), join(projectDir, 'node_modules', '.bin'), process.env.PATH].join(separator),
  }
}

/** Runs a tool of the packages under Node 24; returns its exit code. */
export function runTool(node, script, args = [], extra = {}) {
  const done = run(node, [join('node_modules', script), ...args], {
    env: { ...toolEnvironment(node), ...extra },
  })
  return done.status ?? 1
}

/** What builds and starts the site for tests: settings that are theirs alone, in a folder apart from the operator's. */
export const testSite = {
  SETTINGS_FILE: join(projectDir, 'tests', 'fixtures', 'settings', 'settings.json'),
  BUILD_DIR: join(projectDir, 'build', 'tests'),
}

/** Where the operator's own settings stand; `settingsFileOf` of `config/settings-file.ts` says the same of the site. */
function settingsFile({ SETTINGS_FILE, DATA_DIR }) {
  return resolve(projectDir, SETTINGS_FILE || join(DATA_DIR || 'data', 'settings.json'))
}

/** What of the operator's file the example prices on the pages are worked out from. */
function ownCarriers(file) {
  if (!existsSync(file)) return ''
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.stringify(JSON.parse(text).carriers ?? null)
  } catch {
    // With comments, or broken: the start says what is wrong.
    return text
  }
}

/** Builds the site of the operator, or of the tests (`testSite`), unless it is built from what is here now. */
export function buildSite(node, { SETTINGS_FILE, DATA_DIR, BUILD_DIR } = process.env) {
  const file = settingsFile({ SETTINGS_FILE, DATA_DIR })
  const buildDir = resolve(projectDir, BUILD_DIR || 'build')
  const sources = [
    'app',
    'content',
    'domain',
    'functions',
    'server',
    'config/carriers.ts',
    'config/describe-issue.ts',
    'config/launch-messages.ts',
    'config/launch-problems.ts',
    'config/lay-over.ts',
    'config/load-settings.ts',
    'config/setting-names.ts',
    'config/settings-file.ts',
    'public',
    'supabase/functions',
    'package-lock.json',
    'vite.config.ts',
    'scripts/pictures',
    'scripts/price-accuracy.ts',
    'supabase/bundle-functions.ts',
    'scripts/page-entries.ts',
    'scripts/page-examples.ts',
    'scripts/page-words.ts',
    'scripts/scoped-class-names.ts',
  ]
  oncePer(
    `build-${basename(buildDir)}`,
    sources,
    join(buildDir, 'server', 'main.js'),
    () => {
      say('Building the site …')
      const variables = {
        NODE_ENV: 'production',
        BUILD_DIR: buildDir,
        ...(SETTINGS_FILE && { SETTINGS_FILE: file }),
      }
      if (runTool(node, 'vite/bin/vite.js', ['build', '--logLevel', 'warn'], variables) !== 0)
        giveUp('The site could not be built; the lines above say where.')
    },
    ownCarriers(file),
  )
}

/** The operator's variables that this process was not given: what is built and run depends on some of them. */
export function loadEnvFile() {
  if (existsSync(join(projectDir, '.env'))) process.loadEnvFile?.(join(projectDir, '.env'))
}

/**
 * What keeps a server small; docs/performance.md has the figures. Young objects get 4 MB in place of 16, three times over;
 * V8 clears old ones as it would on a machine of 1 GB; and what glibc's allocator was given back goes back to the system,
 * instead of being kept for later. What the operator's NODE_OPTIONS say comes last and wins.
 */
const lean = {
  NODE_OPTIONS: `--max-semi-space-size=4 --max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ''}`,
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** V8 clears old objects when they have grown by a fifth, in place of two fifths. NODE_OPTIONS does not take this one. */
const leanFlag = '--heap-growing-percent=20'

/**
 * Runs a program of the built server under Node 24, in the place of this process where the system lets it. What V8 makes
 * of the programs is kept beside them, so that the next start does not compile them again.
 */
export function runBuilt(node, program, args = []) {
  const buildDir = resolve(projectDir, process.env.BUILD_DIR || 'build')
  const file = join(buildDir, 'server', `${program}.js`)
  if (!existsSync(file)) {
    // A start would make an empty database, over which nothing is restored.
    giveUp(`The site is not built yet: run ${program === 'main' ? 'npm start, or ' : ''}npm run build.`)
  }
  process.chdir(projectDir)
  const cache = join(buildDir, '.compiled')
  const env = {
    NODE_COMPILE_CACHE: cache,
    ...toolEnvironment(node),
    ...lean,
    NODE_ENV: 'production',
  }
  const nodeArgs = [leanFlag, file, ...args]
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...nodeArgs], env)
  const child = spawn(node, nodeArgs, { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** Whether this is a server that has what is built, and nothing to build with. */
export function hasBuildAlone() {
  const isBuilt = existsSync(resolve(projectDir, process.env.BUILD_DIR || 'build', 'server', 'main.js'))
  return isBuilt && !existsSync(join(projectDir, 'node_modules', 'vite'))
}

/** Runs a command of the server from its sources. */
export function runSource(node, program, args = []) {
  const file = join('server', 'commands', `${program}.ts`)
  process.exitCode = run(node, [file, ...args], { env: toolEnvironment(node) }).status ?? 1
}
