import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningPostgresUrl } from '#server/backend/postgres.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { endServer, postgresProcesses, type ServerProcess, startServer } from './server-process.ts'

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
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kill-nine-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function kill(server: ServerProcess, whom: (typeof rounds)[number]): Promise<void> {
  const database = whom === 'the server' ? [] : postgresProcesses(dataDir)
  const victims = whom.endsWith('all of PostgreSQL') ? database : database.slice(0, 1)
  const ended = endServer(server.child, 'SIGKILL')
  for (const pid of victims) process.kill(pid, 'SIGKILL')
  return ended
}

async function post(server: ServerProcess, path: string, body: unknown, token?: string): Promise<Response> {
  const { publishableKey } = await loadSecrets(dataDir)
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined
  const headers = { apikey: publishableKey, 'content-type': 'application/json', ...authorization }
  return fetch(new URL(path, server.url), { method: 'POST', headers, body: JSON.stringify(body) })
}

async function savedIds(): Promise<Set<string>> {
  const sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 1 })
  const rows = await sql<{ id: string }[]>`select id from saved_plans`
  await sql.end()
  return new Set(rows.map(({ id }) => id))
}

/** Inserts rows until `target` are acknowledged, then kills; resolves when every writer has seen the end. */
async function insertUntilKilled(
  server: ServerProcess,
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
      const answer = await post(server, '/rest/v1/saved_plans', row, user.token).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(id)
      if (!answer) return
      if (acknowledged.size - before >= round.target) ended ??= round.kill()
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  await ended
}

test('kill -9 in the middle of 1,000 inserts, ten times: no acknowledged row is lost, every start is clean', async () => {
  const acknowledged = new Set<string>()
  let server = await startServer(dataDir)
  const account = { email: 'killed@example.com', password: 'a long enough password' }
  const signedUp = await (await post(server, '/auth/v1/signup', account)).json()
  const user = { token: signedUp.access_token, id: signedUp.user.id }

  for (const [index, whom] of rounds.entries()) {
    const before = acknowledged.size
    const target = 100 + index * 50
    await insertUntilKilled(server, user, acknowledged, { target, kill: () => kill(server, whom) })
    const gained = acknowledged.size - before
    expect(gained, `round ${index + 1} was killed in the middle`).toBeLessThan(insertsPerRound)
    expect(gained).toBeGreaterThanOrEqual(target)

    server = await startServer(dataDir)
    const saved = await savedIds()
    const lost = [...acknowledged].filter((id) => !saved.has(id))
    expect(lost, `rows lost with ${whom}`).toEqual([])
    // What was under way at the moment of a kill may be saved without an answer, and no more than that.
    expect(saved.size - acknowledged.size).toBeLessThanOrEqual(writers * (index + 1))
    expect(server.lines.join('\n')).not.toMatch(/error|fail/i)
  }
  await endServer(server.child, 'SIGTERM')
  expect(server.child.exitCode).toBe(0)
}, 80_000)

test('when PostgreSQL alone is killed, the running server brings it back and serves on', async () => {
  const server = await startServer(dataDir)
  const before = await savedIds()
  for (const pid of postgresProcesses(dataDir)) process.kill(pid, 'SIGKILL')
  const account = { email: 'after@example.com', password: 'a long enough password' }
  let status = 0
  await expect
    .poll(async () => (status = (await post(server, '/auth/v1/signup', account)).status), { timeout: 15_000 })
    .toBe(200)
  expect(status).toBe(200)
  expect(await savedIds()).toEqual(before)
  expect(server.lines).toContain('The database is back.')
  await endServer(server.child, 'SIGTERM')
}, 30_000)
