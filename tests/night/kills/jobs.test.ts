import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import type { Retries } from '#server/database/queue/jobs.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { logTo } from '../../fixtures/log-lines.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import { killLeft, postgresProcesses } from '../../fixtures/process/server-process.ts'

let dataDir: string
let database: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  dataDir = await newDataDir('jobs-faults')
  database = await startPostgres({ dataDir, log: () => {} })
})
afterAll(async () => {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const soon: Retries = { tries: 5, firstPause: 1, longestPause: 1 }
const three = [{ number: 1 }, { number: 2 }, { number: 3 }]

/** Runs a server until it has stored three jobs (or has begun the first of them) and kills it there. */
async function runAndKill(queue: string, variables: Record<string, string> = {}): Promise<void> {
  const script = fileURLToPath(new URL('../../fixtures/add-jobs.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...childEnvironment(), DATABASE_URL: database.url, QUEUE: queue, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('ready to be killed')) child.kill('SIGKILL')
  }
  await closed
  expect(child.signalCode).toBe('SIGKILL')
}

test('kill -9 between storing and doing: the next server does every job, once', async () => {
  await runAndKill('stored')
  const done: unknown[] = []
  const jobs = await startJobs({ url: database.url, log: () => {} })
  await jobs.work('stored', async (data) => void done.push(data))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(three)
  await jobs.stop()
})

test('kill -9 in the middle of a job: the next server does it again', async () => {
  await runAndKill('begun', { WORK: 'yes' })
  const done: unknown[] = []
  const jobs = await startJobs({ url: database.url, log: () => {}, retries: soon })
  await jobs.work('begun', async (data) => void done.push(data))
  await expect.poll(() => done.length, { timeout: 90_000 }).toBe(3)
  expect(done).toEqual(expect.arrayContaining(three))
  await jobs.stop()
}, 120_000)

test('the database is killed and comes back: jobs go on, and the log says it once and names nobody', async () => {
  const lines: string[] = []
  const done: unknown[] = []
  const jobs = await startJobs({ url: database.url, log: logTo(lines), retries: soon })
  await jobs.work('outlived', async (data) => void done.push(data))
  await jobs.add('outlived', { number: 1, email: 'ana@mail.example' })
  await expect.poll(() => done.length).toBe(1)
  killLeft(postgresProcesses(dataDir))
  const add = () =>
    jobs.add('outlived', { number: 2, email: 'ana@mail.example' }).then(
      () => 'stored',
      () => 'not yet',
    )
  await expect.poll(add, { timeout: 60_000, interval: 200 }).toBe('stored')
  await expect.poll(() => done.length, { timeout: 60_000 }).toBe(2)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/"code":"job_queue_waits","cause":"[A-Za-z0-9_]+"}$/)
  await jobs.stop()
}, 120_000)
