import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readPostmaster } from '#server/backend/postgres/postmaster.ts'

const scriptAt = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export type ServerProcess = { child: ChildProcess; url: string; lines: string[]; startedIn: number }

/**
 * Starts a server as a process of its own; resolves once it answers, rejects with its words when it ends before.
 * @param script which of the programs beside this file
 */
export async function startServer(
  dataDir: string,
  script: './serve-backend.ts' | './serve-site.ts' = './serve-backend.ts',
  variables: Record<string, string> = {},
): Promise<ServerProcess> {
  const since = performance.now()
  const environment = { ...process.env, ...variables, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [scriptAt(script)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const opened = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (line.startsWith('open at ')) resolve(line.slice('open at '.length))
      })
    }
  })
  const ended = once(child, 'close').then(() =>
    Promise.reject(new Error(`The server ended: ${lines.join('\n')}`)),
  )
  ended.catch(() => {})
  const url = await Promise.race([opened, ended])
  return { child, url, lines, startedIn: performance.now() - since }
}

export async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

/** The PostgreSQL processes below a data directory, the first of them the one that started the others. */
export function postgresProcesses(dataDir: string): number[] {
  const first = readPostmaster(join(dataDir, 'postgres'))?.pid
  if (first === undefined) return []
  const children = execFileSync('pgrep', ['-P', String(first)], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return [first, ...children.map(Number)]
}

/** Kills processes, as many as are left: where PostgreSQL's first one has gone, the others end by themselves too. */
export function killLeft(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
