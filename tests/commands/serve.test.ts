import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { buildSite, projectDir, testSite } from '../../scripts/toolchain.mjs'
import { copyProject } from './copy-project.ts'

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

test('the packages for building and testing are not needed to serve the site', async () => {
  const port = await freePort()
  const child = spawn(process.execPath, [run, 'main'], {
    cwd: project,
    env: environment({ PORT: String(port) }),
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
  expect(await (await fetch(`${site}/?lng=es`)).text()).toContain('<html lang="es"')
  expect((await fetch(`${site}/readyz`)).status).toBe(200)
  expect(existsSync(join(project, 'node_modules', 'vite'))).toBe(false)
})

test('nor for the operator’s commands', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [run, 'launch-check'], {
    cwd: project,
    env: environment({}),
    encoding: 'utf8',
  })
  expect(stdout, stderr).toContain('Launch check of')
})
