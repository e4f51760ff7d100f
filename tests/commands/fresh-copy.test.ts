import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { consentVersions } from '#domain/leads/consent.ts'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { withDatabase } from '#server/database/connect.ts'
import { copyProject } from '../fixtures/process/copy-project.ts'

const folder = await mkdtemp(join(tmpdir(), 'plainwell-fresh-'))
const upstream = join(folder, 'upstream')
const project = join(folder, 'project')
const home = join(folder, 'home')
let started: ChildProcess | undefined
afterAll(async () => {
  if (started) await stopAll(started)
  await rm(folder, { recursive: true, force: true })
})

const port = await freePort()
const site = `http://127.0.0.1:${port}`
const { PATH = '' } = process.env
/** What a shell has that knows nothing of this run of the tests. */
const env = {
  PATH: PATH.split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':'),
  HOME: home,
  PORT: String(port),
  CI: 'true',
}

function git(directory: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Site', '-c', 'user.email=site@example.com']
  return execFileSync('git', [...author, ...args], { cwd: directory, env, encoding: 'utf8' })
}

/** Stops npm with everything below it, as Ctrl-C and a service manager do: the site then stops its database. */
async function stopAll(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** `npm start` until the site is open; what it said, and how to stop it. */
async function start(): Promise<{ said: string; stop: () => Promise<void> }> {
  const child = spawn('npm', ['start'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started = child
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('"code":"site_open"')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)))
  })
  return { said, stop: () => stopAll(child) }
}

/** What the pages know of the settings. */
async function shown() {
  const { brand, agent, supabaseKey } = await (await fetch(`${site}/config.json`)).json()
  return { name: brand.name, phone: agent.phone, promise: agent.promiseHours, key: supabaseKey }
}

/** The answers of `npm run setup`: all carriers, and no mail server. */
const answers = [
  ...[
    'Harbor Light Life',
    'Harbor Light Assistant',
    'Jordan Rivera',
    '4158675309',
    'help@harborlight.example',
    '',
    '18273645',
    '12',
  ],
  ...['CA', 'CA 0H12345', 'Sacramento, California', '', '', '', '', '24', site, '', 'yes'],
]

test('[SETTINGS-15] from a fresh copy in an empty home, npm start alone brings the whole site up and stops cleanly; [O8] then its settings and requests outlive a new version that is pulled without a conflict', {
  timeout: 900_000,
}, async () => {
  await mkdir(home, { recursive: true })
  await copyProject(upstream)
  git(upstream, 'init', '-q', '-b', 'main')
  git(upstream, 'add', '-A')
  git(upstream, 'commit', '-qm', 'One version')
  git(folder, 'clone', '-q', upstream, project)

  const fresh = await start()
  const answer = await fetch(site, { headers: { 'accept-language': 'es' } })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<html lang="es"')
  await expect.poll(async () => (await fetch(`${site}/readyz`)).status).toBe(200)
  expect(fresh.said).toMatch(/Installing the packages/)
  expect(fresh.said).toMatch(/Building the site/)
  const shipped = await shown()
  await fresh.stop()
  await expect(fetch(site)).rejects.toThrow()
  expect(existsSync(join(project, 'data', 'postgres', 'postmaster.pid'))).toBe(false)

  const setup = spawnSync('npm', ['run', 'setup'], {
    cwd: project,
    env,
    input: `${answers.join('\n')}\n`,
    encoding: 'utf8',
  })
  expect(setup.status, setup.stdout + setup.stderr).toBe(0)
  const own = ['.env', 'data/settings.json'].map((file) => join(project, file))
  const before = own.map((file) => readFileSync(file, 'utf8'))
  const personal = await start()
  // Example prices on the pages are of the carriers that were chosen.
  expect(personal.said).not.toMatch(/Installing/)
  const mine = { name: 'Harbor Light Life', phone: '(415) 867-5309' }
  const { key, ...rest } = await shown()
  expect(rest).toEqual({ ...mine, promise: shipped.promise })
  const asked = await fetch(`${site}/functions/v1/request-call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      ...{ kind: 'call', fullName: 'Ana Núñez', phone: '(305) 555-0142', bestTimes: ['afternoon'] },
      ...{ language: 'en', page: '/contact', consent: true, consentVersion: consentVersions.calls },
      ...{ timeZone: 'America/Los_Angeles', idempotencyKey: crypto.randomUUID() },
    }),
  })
  expect(asked.status, await asked.text()).toBe(200)
  await personal.stop()

  // The next version ships other values, of one that was changed here and of one that was not, and changes the database.
  const settings = join(upstream, 'config', 'settings.ts')
  const next = readFileSync(settings, 'utf8')
    .replace(`name: '${shipped.name}'`, "name: 'Another Name'")
    .replace(`promiseHours: ${shipped.promise}`, `promiseHours: ${shipped.promise + 24}`)
  writeFileSync(settings, next)
  const migration = '29991231000000_next'
  writeFileSync(
    join(upstream, 'supabase', 'migrations', `${migration}.sql`),
    "comment on table public.leads is 'As the next version has it.'",
  )
  git(upstream, 'add', '-A')
  git(upstream, 'commit', '-qm', 'The next version')
  git(project, 'pull', '-q', '--ff-only')
  expect(git(project, 'status', '--porcelain')).toBe('')

  const upgraded = await start()
  expect(upgraded.said).not.toMatch(/Installing|Building/)
  for (const code of ['upgrade_backed_up', 'upgrade_tried'])
    expect(upgraded.said).toContain(`"code":"${code}"`)
  expect(own.map((file) => readFileSync(file, 'utf8'))).toEqual(before)
  expect(await shown()).toEqual({ ...mine, promise: shipped.promise + 24, key })
  const url = await runningPostgresUrl(join(project, 'data'))
  expect(
    await withDatabase(
      url ?? '',
      (sql) => sql`
        select l.person_name, obj_description('public.leads'::regclass) as described from public.leads l`,
    ),
  ).toEqual([{ person_name: 'Ana Núñez', described: 'As the next version has it.' }])
  await upgraded.stop()
})
