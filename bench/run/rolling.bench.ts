import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { projectDir } from '../../scripts/toolchain.mjs'
import { termRequest } from '../../tests/fixtures/function-context.ts'
import { newApplication } from '../../tests/fixtures/leads/submissions.ts'
import { openDatabase, type ServedSite, serveSite } from '../../tests/load/served-site.ts'
import { freePort, startSharedDatabase } from '../../tests/load/shared-database.ts'
import type { BenchRow } from '../row.ts'

/** What is asked at least, while the processes are restarted one after the other, at least so often each. */
const least = { requests: 20_000, restarts: 4 }
/** How many visitors ask at a time, each for one thing after the other. */
const visitors = 16
/** How long a process still takes requests after it was told to stop, in seconds. */
const drainSeconds = 3

const pages = ['/', '/?lng=es', '/guides', '/faq', '/learning', '/robots.txt', '/how-we-estimate', '/contact']

/** A web server in front of the processes, as deploy/ configures it, on this machine alone and without https. */
interface Front {
  name: string
  start: (folder: string, port: number, processes: readonly number[]) => Promise<ChildProcess>
}

const deployed = (name: string) => readFile(join(projectDir, 'deploy', name), 'utf8')
const quiet: SpawnOptions = { stdio: 'ignore' }

const caddy: Front = {
  name: 'Caddy',
  start: async (folder, port, processes) =>
    spawn('caddy', ['run', '--config', join(projectDir, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
      ...quiet,
      env: {
        ...process.env,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        CADDY_ADMIN: 'off',
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_PROCESSES: processes.map((one) => `127.0.0.1:${one}`).join(' '),
      },
    }),
}

const nginx: Front = {
  name: 'nginx',
  start: async (folder, port, processes) => {
    const site = (await deployed('nginx.conf'))
      .replace(/^ *server 127\.0\.0\.1:3000 (.*)$/m, (_, rest: string) =>
        processes.map((one) => `server 127.0.0.1:${one} ${rest}`).join('\n'),
      )
      .replace(/^server \{\n *listen 80;[\s\S]*?\n\}\n/m, '')
      .replace(/^ *listen 443.*$/m, `listen 127.0.0.1:${port};`)
      .replace(/^ *(listen \[|ssl_).*$/gm, '')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n')
    const whole = `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`
    await writeFile(join(folder, 'nginx.conf'), whole)
    // Its workers may be another user.
    await chmod(folder, 0o755)
    return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], quiet)
  },
}

/**
 * Two processes over one PostgreSQL behind one address, restarted one after the other while visitors read pages, ask for
 * prices and send applications: what was not answered as it should be, and whether each application is stored once.
 * Caddy and nginx have to be installed (Debian has packages).
 */
export async function benchRolling(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'plainwell-rolling-'))
  await chmod(folder, 0o755)
  const database = await startSharedDatabase(folder)
  try {
    const variables = {
      ...database.variables,
      TRUSTED_PROXIES: '1',
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: String(drainSeconds),
    }
    const ports = [await freePort(), await freePort()]
    const start = (port: number) =>
      serveSite(join(folder, String(port)), { ...variables, PORT: String(port) })
    const sites: ServedSite[] = []
    try {
      for (const port of ports) sites.push(await start(port))
      const rows: BenchRow[] = []
      for (const front of [caddy, nginx]) rows.push(...(await rollBehind(front, folder, sites, start)))
      return rows
    } finally {
      for (const site of sites) await site.stop()
    }
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function rollBehind(
  front: Front,
  folder: string,
  sites: ServedSite[],
  start: (port: number) => Promise<ServedSite>,
): Promise<BenchRow[]> {
  const own = join(folder, front.name)
  await mkdir(own)
  const port = await freePort()
  const portOf = ({ address }: ServedSite) => Number(new URL(address).port)
  const server = await front.start(own, port, sites.map(portOf))
  const missing = once(server, 'error').then(([error]) => Promise.reject(error))
  try {
    const address = `http://127.0.0.1:${port}`
    await Promise.race([untilReady(address), missing])
    const load = new Load(address, sites[0]?.key ?? '')
    const asking = load.run()
    let restarts = 0
    while (load.asked < least.requests || restarts < least.restarts * sites.length) {
      const place = restarts % sites.length
      const site = sites[place]
      if (site === undefined) break
      await site.stop()
      sites[place] = await start(portOf(site))
      await untilReady(site.address)
      // Whoever asks for /healthz every second has seen it.
      await wait(2_000)
      restarts += 1
    }
    load.stop()
    await asking
    for (const failure of load.failures.slice(0, 10)) console.log(`  failed behind ${front.name}: ${failure}`)
    const stored = await countLeads(sites[0], [...load.acknowledged])
    return [
      {
        name: `${front.name}: asked`,
        value: load.asked,
        unit: 'times',
        goals: { value: { atLeast: least.requests } },
      },
      { name: `${front.name}: restarts meanwhile`, value: restarts, unit: 'times' },
      {
        name: `${front.name}: failed`,
        value: load.failures.length,
        unit: 'times',
        goals: { value: { atMost: 0 } },
      },
      {
        name: `${front.name}: applications acknowledged and not stored`,
        value: load.acknowledged.size - stored,
        unit: 'times',
        goals: { value: { atMost: 0 } },
      },
      { name: `${front.name}: applications acknowledged`, value: load.acknowledged.size, unit: 'times' },
    ]
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null && server.pid !== undefined) await once(server, 'exit')
  }
}

/** Visitors who read, ask and send until they are told to stop. */
class Load {
  asked = 0
  readonly failures: string[] = []
  readonly acknowledged = new Set<string>()
  readonly #address: string
  readonly #key: string
  #isOver = false

  constructor(address: string, key: string) {
    this.#address = address
    this.#key = key
  }

  stop(): void {
    this.#isOver = true
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: visitors }, (_, number) => this.#visit(number)))
  }

  async #visit(number: number): Promise<void> {
    for (let round = number; !this.#isOver; round++) {
      for (const path of pages) await this.#ask(path, { headers: { 'accept-encoding': 'br, gzip' } })
      const taken = searchSchema.safeParse(await this.#call('white-swan-complete-request', termRequest))
      if (taken.success) await this.#call('white-swan-policy-search', { policy_search: taken.data.search_id })
      if (round % 3 > 0) continue
      const email = `${crypto.randomUUID()}@example.com`
      const lead = leadSchema.safeParse(await this.#call('submit-application', newApplication({ email })))
      if (lead.success) this.acknowledged.add(lead.data.id)
    }
  }

  async #call(name: string, body: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` }
    const text = await this.#ask(`/functions/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** What is answered with 200, whole; whatever else comes is a failure. */
  async #ask(path: string, init: RequestInit): Promise<string | undefined> {
    if (this.#isOver) return undefined
    this.asked += 1
    try {
      const answer = await fetch(`${this.#address}${path}`, init)
      const text = await answer.text()
      if (answer.status === 200) return text
      this.failures.push(`${path}: ${answer.status} ${text.slice(0, 100)}`)
    } catch (error) {
      this.failures.push(`${path}: ${error instanceof Error ? String(error.cause ?? error) : 'unknown'}`)
    }
    return undefined
  }
}

const searchSchema = z.object({ search_id: z.string() })
const leadSchema = z.object({ id: z.string() })

async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
  throw new Error(`${address} is not ready after 30 seconds`)
}

async function countLeads(site: ServedSite | undefined, ids: string[]): Promise<number> {
  if (site === undefined) return 0
  const sql = openDatabase(site)
  const [row] = await sql<{ stored: number }>`
    select count(*)::int as stored from public.leads where id = any (${ids}::uuid[])`
  await sql.end()
  return row?.stored ?? 0
}
