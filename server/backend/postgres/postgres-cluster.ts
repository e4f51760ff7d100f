import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from '#functions/log.ts'
import type { DatabaseAccount } from './database-account.ts'
import { lastComplaint } from './last-complaint.ts'
import type { PostgresPrograms } from './postgres-programs.ts'

/**
 * Creates an empty PostgreSQL cluster in `cluster` (UTF-8, sorting that does not depend on the machine, passwords
 * for every connection). It is made aside and renamed, so that a kill in between leaves nothing half done.
 */
export async function createCluster(options: {
  cluster: string
  password: string
  account: DatabaseAccount
  programs: PostgresPrograms
  log: Log
}): Promise<void> {
  const { cluster, password, account, programs, log } = options
  log('database_created')
  for (const left of globSync(`${cluster}-new*`)) rmSync(left, { recursive: true })
  const aside = `${cluster}-new`
  const passwordFile = `${cluster}-new-password`
  mkdirSync(aside, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account.owner)
    for (const path of [aside, passwordFile]) chownSync(path, account.owner.uid, account.owner.gid)
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await run(account.command(programs.initdb, [`--pgdata=${aside}`, ...text, ...login]), dirname(cluster))
    renameSync(aside, cluster)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(aside, { recursive: true, force: true })
  }
}

async function run(command: ReturnType<DatabaseAccount['command']>, dataDir: string): Promise<void> {
  const { file, args, ...identity } = command
  const child = spawn(file, args, { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const [code] = await once(child, 'close')
  if (code !== 0) {
    throw new Error(`The database could not be created in ${dataDir}: ${lastComplaint(complaint)}`)
  }
}
