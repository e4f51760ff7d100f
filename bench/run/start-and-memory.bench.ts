import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { pageLinks } from '#domain/site/paths.ts'
import { projectDir, testSite } from '../../scripts/toolchain.mjs'
import { isRunning } from '../../tests/fixtures/database/data-dir.ts'
import { termRequest } from '../../tests/fixtures/function-context.ts'
import { type BenchRow, median } from '../row.ts'

const starts = 5
/** How long the mixed load lasts, in seconds; BENCH_LOAD_SECONDS=600 for what docs/performance.md says. */
const loadSeconds = Number(process.env.BENCH_LOAD_SECONDS ?? 30)
const visitors = 8
const port = '4390'
const site = `http://127.0.0.1:${port}`

type Running = { child: ChildProcess; ms: number; databaseMs: number }

const eventSchema = z.object({ code: z.string(), ms: z.number().optional() })

/** npm start on the tests' site, until it says that it is open. */
async function start(dataDir: string): Promise<Running> {
  const since = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: projectDir,
    env: { ...process.env, ...testSite, PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let databaseMs = Number.NaN
  for await (const chunk of child.stdout) {
    for (const line of String(chunk).split('\n')) {
      if (!line.startsWith('{')) continue
      const { code, ms } = eventSchema.parse(JSON.parse(line))
      if (code === 'database_ready') databaseMs = ms ?? Number.NaN
      if (code === 'site_open') {
        child.stdout.resume()
        return { child, ms: performance.now() - since, databaseMs }
      }
    }
  }
  throw new Error('npm start ended')
}

async function stop({ child }: Running): Promise<void> {
  const all = processTree(Number(child.pid))
  process.kill(-Number(child.pid), 'SIGTERM')
  // npm does not wait for what it started.
  while (all.some(isRunning)) await wait(50)
}

/** The process, and all that were started by it or by one of them. */
function processTree(root: number): number[] {
  if (process.platform !== 'linux') return [root]
  const parents = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : ''
    const parent = /\) \S (\d+) /.exec(stat)?.[1]
    return parent ? [{ pid: Number(name), parent: Number(parent) }] : []
  })
  const below = (pid: number): number[] => [
    pid,
    ...parents.flatMap((one) => (one.parent === pid ? below(one.pid) : [])),
  ]
  return below(root)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}

/** The memory of a tree of processes in MB, what several of them share counted once (proportional set size). */
function megabytesOf(root: number): number {
  const kilobytes = processTree(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

/** What visitors do, one after the other: pages, their files, prices, questions to the chat, tries to sign in. */
async function visit(key: string, until: number, offset: number): Promise<void> {
  const post = (path: string, body: unknown) =>
    fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, apikey: key },
      body: JSON.stringify(body),
    })
  for (let round = offset; performance.now() < until; round += 1) {
    const [, link] = pageLinks[round % pageLinks.length] ?? []
    const page = await (await fetch(`${site}${link?.path ?? '/'}?lng=${round % 2 ? 'en' : 'es'}`)).text()
    for (const [, file] of page.matchAll(/(?:href|src)="(\/(?:assets|share)\/[^"]+)"/g))
      await (await fetch(site + file)).arrayBuffer()
    const asked = await (await post('/functions/v1/white-swan-complete-request', termRequest)).json()
    await (await post('/functions/v1/white-swan-policy-search', { search_id: asked.search_id })).text()
    await (await post('/functions/v1/ai-chat', { message: 'What is term life insurance?' })).text()
    const account = { email: `bench-${round}@example.com`, password: 'not the password' }
    if (round % 10 === 0)
      await (
        await post(round % 20 ? '/auth/v1/signup' : '/auth/v1/token?grant_type=password', account)
      ).text()
  }
}

/** npm start, the second time and after, and what the site then keeps in memory, npm and PostgreSQL included. */
export async function benchStart(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwell-bench-'))
  const dataDir = join(folder, 'data')
  try {
    await stop(await start(dataDir))
    const times: Running[] = []
    for (let round = 1; round < starts; round += 1) {
      const running = await start(dataDir)
      times.push(running)
      await stop(running)
    }
    const rows: BenchRow[] = [
      {
        name: 'npm start, the second time, until it is open',
        value: median(times.map(({ ms }) => ms)),
        unit: 'ms',
        slowest: Math.max(...times.map(({ ms }) => ms)),
        goals: { value: { atMost: 1_500 } },
      },
      {
        name: 'of which the database',
        value: median(times.map(({ databaseMs }) => databaseMs)),
        unit: 'ms',
        goals: { value: { atMost: 300 } },
      },
    ]
    // Only Linux says how much memory a process has for itself.
    return process.platform === 'linux' ? [...rows, ...(await benchMemory(dataDir))] : rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function benchMemory(dataDir: string): Promise<BenchRow[]> {
  const running = await start(dataDir)
  const row = (name: string): BenchRow => {
    const value = megabytesOf(Number(running.child.pid))
    return { name, value, unit: 'MB', goals: { value: { atMost: 300 } } }
  }
  try {
    await wait(10_000)
    const before = row('all processes, ten seconds after the start')
    const config = await (await fetch(`${site}/config.json`)).json()
    const { supabaseKey } = z.looseObject({ supabaseKey: z.string() }).parse(config)
    const until = performance.now() + loadSeconds * 1000
    await Promise.all(Array.from({ length: visitors }, (_, index) => visit(supabaseKey, until, index * 7)))
    return [before, row(`all processes, after ${loadSeconds} s of mixed load`)]
  } finally {
    await stop(running)
  }
}
