import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { buildSite, projectDir, testSite } from '../../scripts/toolchain.mjs'
import { copyProject } from '../fixtures/process/copy-project.ts'
import { carriers } from '../fixtures/settings/carriers.ts'

// A server as an operator sets it up: the build, and the packages that `npm ci --omit=dev` leaves.

const folder = await mkdtemp(join(tmpdir(), 'plainwell-serve-'))
const project = join(folder, 'project')
const run = join(project, 'scripts', 'run.mjs')
let served: ChildProcess | undefined
afterAll(async () => {
  if (served?.exitCode === null) {
    served.kill('SIGTERM')
    await once(served, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
})

/** The folders of the packages that are not for building and testing alone, as far as this machine has them. */
function productionPackages(): string[] {
  const { packages } = lockSchema.parse(
    JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8')),
  )
  return Object.entries(packages).flatMap(([path, { dev }]) =>
    path && !dev && existsSync(join(projectDir, path)) ? [path] : [],
  )
}

beforeAll(async () => {
  buildSite(process.execPath, testSite)
  await copyProject(project)
  for (const path of productionPackages()) {
    await mkdir(join(project, dirname(path)), { recursive: true })
    await symlink(join(projectDir, path), join(project, path))
  }
  await cp(testSite.BUILD_DIR, join(project, 'build'), { recursive: true })
})

const environment = (more: Record<string, string>) => ({
  PATH: process.env.PATH,
  SETTINGS_FILE: testSite.SETTINGS_FILE,
  DATA_DIR: join(folder, 'data'),
  ...more,
})

/** The exit code of the container's health check, asked about the site at `port`. */
function healthOf(port: number): number | null {
  const command = /HEALTHCHECK [\s\S]*?CMD (\[.+\])/.exec(
    readFileSync(join(projectDir, 'Dockerfile'), 'utf8'),
  )?.[1]
  const [, ...args] = z.array(z.string()).parse(JSON.parse(command ?? '[]'))
  return spawnSync(process.execPath, args, { env: { PORT: String(port) } }).status
}

test('[O13] the packages for building and testing are not needed to serve the site, nor a build where carriers have changed', async () => {
  const port = await freePort()
  const changed = join(folder, 'settings.json')
  const [kept, ...leftOut] = carriers
  writeFileSync(
    changed,
    JSON.stringify({
      ...JSON.parse(readFileSync(testSite.SETTINGS_FILE, 'utf8')),
      carriers: [{ ...kept, name: 'Meadowlark Life' }],
    }),
  )
  const child = spawn(process.execPath, [run, 'main'], {
    cwd: project,
    env: environment({ PORT: String(port), SETTINGS_FILE: changed }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  served = child
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('"code":"site_open"')) resolve()
    })
    child.once('exit', () => reject(new Error(`The site ended at start: ${output}`)))
  })
  const site = `http://127.0.0.1:${port}`
  const page = await (await fetch(`${site}/?lng=es`)).text()
  expect(page).toContain('<html lang="es"')
  expect(page).toContain('Meadowlark Life')
  for (const { name } of leftOut) expect(page).not.toContain(name)
  expect(output).toContain('"code":"examples_outdated"')
  expect((await fetch(`${site}/readyz`)).status).toBe(200)
  expect([healthOf(port), healthOf(await freePort())]).toEqual([0, 1])
  expect(existsSync(join(project, 'node_modules', 'vite'))).toBe(false)
})

test('[O13] a build by a user who may not write ends with one sentence: who builds, and how this user serves', () => {
  const packages = join(project, 'node_modules')
  chmodSync(folder, 0o755)
  chmodSync(packages, 0o555)
  // Root may write everywhere.
  const uid = process.getuid?.() === 0 ? { uid: 65_534 } : {}
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'scripts', 'start.mjs'), '--build-only'],
    { cwd: project, env: environment({}), encoding: 'utf8', ...uid },
  )
  chmodSync(packages, 0o755)
  expect(status, stdout).toBe(1)
  expect(stderr).toBe(
    `✗ The site has to be built, and this user may not write to ${packages}: run npm run build as its owner, and npm run serve as this one.\n`,
  )
})

test('[O13] the operator’s commands need none of those packages either', () => {
  const said = {
    'launch-check': 'Launch check of',
    'list-leads': 'There is no data in',
    'make-agent': 'Say whose: npm run make-agent',
    'turn-off-app': 'Say whose: npm run turn-off-app',
    'erase-person': 'Say whom: npm run erase-person',
    backup: 'Set BACKUP_TO, or say where to',
    restore: 'Say what: npm run restore',
  }
  for (const [name, sentence] of Object.entries(said)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [run, name], {
      cwd: project,
      env: environment({ DATA_DIR: join(folder, 'nothing') }),
      encoding: 'utf8',
    })
    expect([status, stdout + stderr]).toEqual([1, expect.stringContaining(sentence)])
  }
})

test('[O9] before a build a command asks for the build alone: a start would make an empty database, and nothing is restored over one', () => {
  const said = (program: string) =>
    spawnSync(process.execPath, [run, program], {
      cwd: project,
      env: environment({ BUILD_DIR: join(folder, 'not-built') }),
      encoding: 'utf8',
    }).stderr
  expect(said('restore')).toBe('✗ The site is not built yet: run npm run build.\n')
  expect(said('main')).toBe('✗ The site is not built yet: run npm start, or npm run build.\n')
})
