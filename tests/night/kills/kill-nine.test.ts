import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { endPostmaster, isPostmaster, readPostmaster } from '#server/backend/postgres/postmaster.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { openPool } from '#server/database/pools.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import {
  endServer,
  killLeft,
  postgresProcesses,
  type ServerProcess,
  startServer,
} from '../../fixtures/process/server-process.ts'

const insertsPerRound = 1000
const writers = 8

/** Whom the tenfold kill -9 hits; the database's own processes get their share. */
const rounds = [
  'the server',
  'the server and the postmaster',
  'the server',
  'the server and all of PostgreSQL',
  'the server',
  'the server and the postmaster',
  'the server',
  'the server and all of PostgreSQL',
  'the server',
  'the server',
] as const

let dataDir: string
let publishableKey: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await newDataDir('kill-nine')
  publishableKey = (await loadSecrets(dataDir)).publishableKey
})
afterEach(async () => {
  if (server && server.child.exitCode === null && server.child.signalCode === null) {
    await endServer(server.child, 'SIGKILL')
  }
  const cluster = join(dataDir, 'postgres')
  const left = readPostmaster(cluster)
  if (left && isPostmaster(left.pid, cluster)) await endPostmaster(left.pid, cluster)
  await rm(dataDir, { recursive: true, force: true })
})

function kill({ child }: ServerProcess, whom: (typeof rounds)[number]): Promise<void> {
  const database = whom === 'the server' ? [] : postgresProcesses(dataDir)
  const victims = whom.endsWith('all of PostgreSQL') ? database : database.slice(0, 1)
  const ended = endServer(child, 'SIGKILL')
  killLeft(victims)
  return ended
}

async function post(to: ServerProcess, path: string, body: unknown, token?: string): Promise<Response> {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined
  const headers = { apikey: publishableKey, 'content-type': 'application/json', ...authorization }
  return fetch(new URL(path, to.url), { method: 'POST', headers, body: JSON.stringify(body) })
}

async function start(): Promise<ServerProcess> {
  server = await startServer(dataDir)
  return server
}

async function signUp(running: ServerProcess): Promise<{ token: string; id: string }> {
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a long enough password' }
  const answer = await (await post(running, '/auth/v1/signup', account)).json()
  return { token: answer.access_token, id: answer.user.id }
}

async function savedIds(): Promise<Set<string>> {
  const sql = openPool((await runningPostgresUrl(dataDir)) ?? '', 'command')
  const rows = await sql<{ id: string }>`select id from saved_plans`
  await sql.end()
  return new Set(rows.map(({ id }) => id))
}

/** Inserts rows until `target` are acknowledged, then kills; resolves when every writer has seen the end. */
async function insertUntilKilled(
  to: ServerProcess,
  user: { token: string; id: string },
  acknowledged: Set<string>,
  round: { target: number; kill: () => Promise<void> },
): Promise<void> {
  let started = 0
  let ended: Promise<void> | undefined
  const before = acknowledged.size
  const write = async () => {
    while (started++ < insertsPerRound) {
      const id = crypto.randomUUID()
      const row = { id, user_id: user.id, plan_name: `Plan ${started}`, plan_details: { coverage: 250_000 } }
      const answer = await post(to, '/rest/v1/saved_plans', row, user.token).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(id)
      if (!answer) return
      if (acknowledged.size - before >= round.target) ended ??= round.kill()
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  await ended
}

// Five minutes at most, for machines that do much else meanwhile; on an idle one it takes fifteen seconds.
test('kill -9 in the middle of 1,000 inserts, ten times: no acknowledged row is lost, every start is clean', async () => {
  const acknowledged = new Set<string>()
  let running = await start()

  for (const [index, whom] of rounds.entries()) {
    // An account keeps up to 200 plans.
    const user = await signUp(running)
    const before = acknowledged.size
    const target = 50 + index * 15
    await insertUntilKilled(running, user, acknowledged, { target, kill: () => kill(running, whom) })
    const gained = acknowledged.size - before
    expect(gained, `round ${index + 1} was killed in the middle`).toBeLessThan(insertsPerRound)
    expect(gained).toBeGreaterThanOrEqual(target)

    running = await start()
    const saved = await savedIds()
    const lost = [...acknowledged].filter((id) => !saved.has(id))
    expect(lost, `rows lost with ${whom}`).toEqual([])
    // What was under way at the moment of a kill may be saved without an answer, and no more than that.
    expect(saved.size - acknowledged.size).toBeLessThanOrEqual(writers * (index + 1))
    expect(running.lines.join('\n')).not.toMatch(/error|fail/i)
  }
  await endServer(running.child, 'SIGTERM')
  expect(running.child.exitCode).toBe(0)
}, 300_000)

test('when PostgreSQL alone is killed, the running server brings it back and serves on', async () => {
  const running = await start()
  const user = await signUp(running)
  const plan = { user_id: user.id, plan_name: 'Kept', plan_details: {} }
  expect((await post(running, '/rest/v1/saved_plans', plan, user.token)).status).toBe(201)
  const before = await savedIds()
  killLeft(postgresProcesses(dataDir))
  const saveAgain = async () => (await post(running, '/rest/v1/saved_plans', plan, user.token)).status
  await expect.poll(saveAgain, { timeout: 60_000 }).toBe(201)
  expect(running.lines.join('\n')).toContain('"code":"database_back"')
  const after = await savedIds()
  expect([...after]).toEqual(expect.arrayContaining([...before]))
  expect(after.size).toBe(2)
  await endServer(running.child, 'SIGTERM')
}, 120_000)
