import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { copyProject } from './copy-project.ts'

const folder = await mkdtemp(join(tmpdir(), 'plainwell-fresh-'))
let started: ChildProcess | undefined
afterAll(async () => {
  if (started) await stopAll(started)
  await rm(folder, { recursive: true, force: true })
})

/** Stops npm with everything below it, as Ctrl-C and a service manager do: the site then stops its database. */
async function stopAll(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

test('[SETTINGS-15] from a fresh copy in an empty home, npm start alone brings the whole site up and stops cleanly', {
  timeout: 300_000,
}, async () => {
  const project = join(folder, 'project')
  const home = join(folder, 'home')
  await mkdir(home, { recursive: true })
  await copyProject(project)
  const port = await freePort()
  const { PATH = '' } = process.env
  const outsidePath = PATH.split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')
  const start = spawn('npm', ['start'], {
    cwd: project,
    env: { PATH: outsidePath, HOME: home, PORT: String(port), CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started = start
  let output = ''
  const opened = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('"code":"site_open"')) resolve()
    }
    start.stdout.on('data', read)
    start.stderr.on('data', read)
    start.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
  await opened
  const site = `http://127.0.0.1:${port}`
  const home1 = await fetch(site, { headers: { 'accept-language': 'es' } })
  expect(home1.status).toBe(200)
  expect(await home1.text()).toContain('<html lang="es"')
  expect((await fetch(`${site}/readyz`)).status).toBe(200)
  expect(output).toMatch(/Installing the packages/)
  expect(output).toMatch(/Building the site/)

  await stopAll(start)
  await expect(fetch(site)).rejects.toThrow()
  expect(existsSync(join(project, 'data', 'postgres', 'postmaster.pid'))).toBe(false)
})
