import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What a running PostgreSQL writes into its data directory. */
export type Postmaster = { pid: number; port: number; isReady: boolean }

/** Reads `postmaster.pid` of a cluster; undefined when there is none or it is half written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!(pid > 0 && port > 0)) return undefined
  return { pid, port, isReady: lines[7]?.trim() === 'ready' }
}

/** Whether `pid` is a living PostgreSQL on this cluster: a number from a file may belong to anyone by now. */
export function isPostmaster(pid: number, cluster: string): boolean {
  const commandLine = process.platform === 'linux' ? readText(`/proc/${pid}/cmdline`) : askPs(pid)
  return commandLine?.includes('postgres') === true && commandLine.includes(cluster)
}

/**
 * Ends PostgreSQL the fast way (SIGINT: open transactions roll back, everything is written out), and after
 * `patience` milliseconds the hard way (SIGQUIT: the next start recovers from the log, nothing acknowledged is lost).
 */
export async function endPostmaster(pid: number, cluster: string, patience = 20_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalTo(pid, signal)
    const deadline = performance.now() + patience
    while (performance.now() < deadline) {
      if (!isPostmaster(pid, cluster)) return
      await wait(10)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) did not end; end it by hand before the next start.`)
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone between the look and the signal: what was wanted.
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function askPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return undefined
  }
}
