import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base, expect } from './fixtures.ts'

export { expect }

/** Starts the built site with these variables (see docs/settings.md) and tells its address, without a slash at the end. */
export type SiteWith = (variables?: Readonly<Record<string, string>>) => Promise<string>

const script = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  holder.close()
  await once(holder, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

interface RunningSite {
  address: string
  stop: () => Promise<void>
}

export async function startSite(variables: Readonly<Record<string, string>>): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainwell-site-'))
  const port = await freePort()
  // Its own folder as working directory keeps a developer's .env out of the test.
  const child = spawn(process.execPath, [script], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
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
  try {
    await opened(child)
    const address = `http://127.0.0.1:${port}`
    const ready = await fetch(`${address}/readyz`)
    if (!ready.ok) throw new Error(`The site is not ready: ${await ready.text()}`)
    return { address, stop }
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
      if (/ is open at /.test(output)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`The site ended at start: ${output}`)))
  })
}

/** `siteWith` for tests of operator settings: each different set of variables is started once per worker. */
export const test = base.extend<object, { siteWith: SiteWith }>({
  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const sites = new Map<string, Promise<RunningSite>>()
      await use(async (variables = {}) => {
        const key = JSON.stringify(Object.entries(variables).sort())
        let site = sites.get(key)
        if (!site) {
          // Making a database takes a while on a busy machine; that is not the test's own time.
          base.info().setTimeout(base.info().timeout + 60_000)
          site = startSite(variables)
          sites.set(key, site)
        }
        return (await site).address
      })
      for (const result of await Promise.allSettled(sites.values())) {
        if (result.status === 'fulfilled') await result.value.stop()
      }
    },
    { scope: 'worker' },
  ],
})
