import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/backend/free-port.ts'

const script = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

export interface RunningSite {
  address: string
  /** What the process has written so far. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Starts the built site in a process, a data directory and on a port of its own; resolves once it is ready.
 * Stopping it takes its database and its directory with it.
 */
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
    return { address, log: () => output, stop }
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
