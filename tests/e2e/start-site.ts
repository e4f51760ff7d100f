import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/backend/postgres/free-port.ts'
import { testSite } from '../../scripts/toolchain.mjs'
import { newDataDir } from '../fixtures/database/data-dir.ts'
import { copyDatabase } from '../fixtures/database/database-template.ts'

const script = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface SiteAddress {
  address: string
  /** Where it keeps its database, secrets and outbox. */
  dataDir: string
}

export interface RunningSite extends SiteAddress {
  /** What the process has written so far. */
  log: () => string
  stop: () => Promise<void>
}

const dataDirs = new Map<string, string>()

/** Remembers where a site keeps what it keeps. */
export function keepDataDir({ address, dataDir }: SiteAddress): void {
  dataDirs.set(address, dataDir)
}

/**
 * The data directory of a running site: one that this process knows, or the one that the journeys share. Where
 * E2E_BASE_URL names a site that ran before, E2E_DATA_DIR tells its directory.
 */
export function dataDirOf(address: string): string {
  const found = dataDirs.get(address) ?? process.env.E2E_DATA_DIR
  if (!found) throw new Error(`Set E2E_DATA_DIR to the DATA_DIR of ${address}: its mails lie there.`)
  return found
}

/**
 * Starts the built site in a process, a data directory and on a port of its own; resolves once it is ready.
 * Stopping it takes its database and its directory with it.
 */
export async function startSite(variables: Readonly<Record<string, string>>): Promise<RunningSite> {
  const dataDir = await newDataDir('site')
  const template = process.env.E2E_DATABASE_TEMPLATE
  if (template) await copyDatabase(template, join(dataDir, 'data'))
  const port = await freePort()
  // Its own folder as working directory keeps a developer's .env out of the test.
  const child = spawn(process.execPath, [script], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...testSite,
      PORT: String(port),
      DATA_DIR: join(dataDir, 'data'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  try {
    await opened(child)
    const address = `http://127.0.0.1:${port}`
    const ready = await fetch(`${address}/readyz`)
    if (!ready.ok) throw new Error(`The site is not ready: ${await ready.text()}`)
    const site = { address, dataDir: join(dataDir, 'data') }
    keepDataDir(site)
    return { ...site, log: () => output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Resolves with the line that says the site is open; rejects with the site's own words when it ends before. */
function opened(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (/"code":"site_open"/.test(output)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`The site ended at start: ${output}`)))
  })
}
