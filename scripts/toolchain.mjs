// Shared by the two commands. Plain JavaScript without dependencies: it has to run on a fresh machine, under Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name))
      return
    }
    hash.update(path.slice(projectDir.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) add(resolve(projectDir, path))
  return hash.digest('hex')
}

/** Runs `work` unless it was done for exactly these sources and what it makes is still there. */
function oncePer(stampName, sources, product, work) {
  const stamp = join(stampDir, stampName)
  const wanted = hashOf(sources)
  if (existsSync(resolve(projectDir, product)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return
  work()
  mkdirSync(stampDir, { recursive: true })
  writeFileSync(stamp, wanted)
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
  oncePer('packages', ['package.json', 'package-lock.json'], 'node_modules/react', () => {
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
  const shipped = join(projectDir, 'node_modules', '.bin', 'node')
  for (const candidate of [shipped, process.execPath]) {
    const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
    if (version.startsWith('v24.')) return candidate
  }
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
  SETTINGS_FILE: join(projectDir, 'tests', 'fixtures', 'settings', 'settings.ts'),
  BUILD_DIR: join(projectDir, 'build', 'tests'),
}

/** The files that say what the example prices on the pages are worked out from. */
function settingsSources(settingsFile) {
  if (!settingsFile) return ['config/carriers.ts']
  const folder = dirname(resolve(settingsFile))
  return readdirSync(folder).flatMap((name) => (name.endsWith('.ts') ? join(folder, name) : []))
}

/** Builds the site of the operator, or of the tests (`testSite`), unless it is built from what is here now. */
export function buildSite(node, { SETTINGS_FILE, BUILD_DIR } = process.env) {
  const buildDir = resolve(projectDir, BUILD_DIR || 'build')
  const sources = [
    'app',
    'content',
    'domain',
    'domain/site/public-settings.ts',
    'domain/site/settings-schema.ts',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'scripts/pictures',
    'scripts/price-accuracy.ts',
    'scripts/page-entries.ts',
    'scripts/page-examples.ts',
    'scripts/page-words.ts',
    'server/startup/read-settings.ts',
    ...settingsSources(SETTINGS_FILE),
  ]
  oncePer(`build-${basename(buildDir)}`, sources, join(buildDir, 'server', 'index.js'), () => {
    say('Building the site …')
    const variables = { NODE_ENV: 'production', BUILD_DIR: buildDir, ...(SETTINGS_FILE && { SETTINGS_FILE }) }
    if (runTool(node, 'vite/bin/vite.js', ['build', '--logLevel', 'warn'], variables) !== 0)
      giveUp('The site could not be built; the lines above say where.')
  })
}
