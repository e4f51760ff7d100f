import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the data directory for this process alone.
 * The lock is the kernel's own file lock (held through SQLite, which Node ships): it falls with the process,
 * however that ends, so there is nothing stale to clear. Throws one sentence when another process holds it.
 */
export function lockDataDir(dataDir: string): { release: () => unknown } {
  const pidFile = join(dataDir, 'server.pid')
  const file = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch {
    file.close()
    throw new DataDirInUse(dataDir, readPid(pidFile))
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return { release: () => file.isOpen && file.close() }
}

/** Another process of ours uses the data directory. */
class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse'

  constructor(dataDir: string, pid: string) {
    super(
      `The data directory ${dataDir} is in use by another running server${pid}. ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
    )
  }
}

function readPid(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
