import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { openPool } from '#server/database/pools.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { giveDatabase } from '../../fixtures/database/databases.ts'
import { newApplication } from '../../fixtures/leads/submissions.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import {
  endServer,
  killLeft,
  postgresProcesses,
  type ServerProcess,
  startServer,
} from '../../fixtures/process/server-process.ts'

const before = 200
const writers = 4
const idSchema = z.object({ id: z.string() })

let folder: string
let dataDir: string
let site: ServerProcess
beforeEach(async () => {
  folder = await newDataDir('backup-under-load')
  dataDir = join(folder, 'data')
  await giveDatabase(dataDir)
  site = await startServer(dataDir, './serve-site.ts', { RATE_LIMITS: 'off' })
})
afterEach(async () => {
  if (site.child.signalCode === null) await endServer(site.child, 'SIGKILL')
  killLeft(postgresProcesses(dataDir))
  await rm(folder, { recursive: true, force: true })
})

async function run(command: 'backup' | 'restore', place: string, dir: string): Promise<string> {
  const program = fileURLToPath(new URL(`../../../server/commands/${command}.ts`, import.meta.url))
  const env = { ...childEnvironment(), DATA_DIR: dir, BACKUP_KEY_FILE: join(folder, 'key') }
  const { stdout } = await promisify(execFile)(process.execPath, [program, place], { env, cwd: folder })
  return stdout
}

test('[O9] a backup made while leads come in, before a kill -9 and a lost disk, has every lead that was acknowledged before it began', async () => {
  const { publishableKey } = await loadSecrets(dataDir)
  const acknowledged: string[] = []
  const isEnough = Promise.withResolvers<void>()
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const answer = await fetch(`${site.url}/functions/v1/submit-application`, {
        method: 'POST',
        headers: { authorization: `Bearer ${publishableKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(newApplication({ email: `${crypto.randomUUID()}@example.com` })),
      })
      expect(answer.status).toBe(200)
      acknowledged.push(idSchema.parse(await answer.json()).id)
      if (acknowledged.length >= before) isEnough.resolve()
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, write))
  await Promise.race([isEnough.promise, writing])
  const promised = [...acknowledged]
  const backups = join(folder, 'backups')
  await mkdir(backups)
  await run('backup', join(backups, 'site.backup'), dataDir)
  isOver = true
  await writing
  expect(acknowledged.length, 'leads came in meanwhile').toBeGreaterThan(promised.length)

  const ended = endServer(site.child, 'SIGKILL')
  killLeft(postgresProcesses(dataDir))
  await ended
  await rm(dataDir, { recursive: true })

  const fresh = join(folder, 'fresh')
  expect(await run('restore', join(backups, 'site.backup'), fresh)).toMatch(
    /^Restored site.backup: \d+ leads/,
  )
  const { url, stop } = await startPostgres({ dataDir: fresh, log: () => {} })
  const sql = openPool(url, 'command')
  try {
    const rows = await sql<{ id: string }>`select id from leads`
    const restored = new Set(rows.map(({ id }) => id))
    expect(promised.filter((id) => !restored.has(id))).toEqual([])
    // Each with its emails, which go out once the site starts, as one moment had them.
    const [left] = await sql`
      select count(*)::int as count from leads l where 2 <> (select count(*) from lead_mails m where m.lead_id = l.id)`
    expect(left?.count).toBe(0)
  } finally {
    await sql.end()
    await stop()
  }
}, 180_000)
