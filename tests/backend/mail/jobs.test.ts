import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPool } from '#server/database/pools.ts'
import { type Jobs, NoUseRetrying, type Retries } from '#server/database/queue/jobs.ts'
import { startJobs } from '#server/database/queue/pg-boss-jobs.ts'
import type { Sql } from '#server/database/sql.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { type LoggedEvent, logEventsTo } from '../../fixtures/log-lines.ts'

let database: Awaited<ReturnType<typeof newDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await newDatabase()
  sql = openPool(database.url, 'command')
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

const running: Jobs[] = []
const events: LoggedEvent[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  events.length = 0
})

const atOnce: Retries = { tries: 3, firstPause: 1, longestPause: 1 }

async function start(retries?: Retries): Promise<Jobs> {
  const log = logEventsTo(events)
  const jobs = await startJobs({ url: database.url, log, ...(retries && { retries }) })
  running.push(jobs)
  return jobs
}

/** A queue of its own for each test. */
const newName = () => `test-${crypto.randomUUID()}`
const rowsOf = (name: string) => sql`select state, data, output from jobs.job where name = ${name}`

test('a new job is done within a second, whether the worker was there first or the job', async () => {
  const jobs = await start()
  const name = newName()
  const done: unknown[] = []
  await jobs.add(name, { number: 1 })
  await jobs.work(name, async (data) => void done.push(data))
  await expect.poll(() => done, { timeout: 1_000 }).toEqual([{ number: 1 }])
  await jobs.add(name, { number: 2 })
  await expect.poll(() => done, { timeout: 1_000 }).toEqual([{ number: 1 }, { number: 2 }])
})

test('jobs are done one after the other in their order, without a pause between them', async () => {
  const jobs = await start()
  const name = newName()
  const numbers = Array.from({ length: 30 }, (_, number) => number)
  for (const number of numbers) await jobs.add(name, { number })
  expect(await rowsOf(name)).toContainEqual({ state: 'created', data: { number: 0 }, output: null })
  const done: unknown[] = []
  let atWork = 0
  await jobs.work(name, async (data) => {
    expect(++atWork).toBe(1)
    await new Promise(setImmediate)
    atWork -= 1
    done.push(data)
  })
  await expect.poll(() => done.length).toBe(30)
  expect(done).toEqual(numbers.map((number) => ({ number })))
  // Done, a job leaves nothing behind.
  await expect.poll(() => rowsOf(name)).toEqual([])
})

test('a key has one job waiting or under way, however many servers add it; once that is done it may have another', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const name = newName()
  const under = Promise.withResolvers<void>()
  const done: unknown[] = []
  const add = (jobs: Jobs) =>
    jobs.addOnce(
      name,
      ['a', 'b', 'a'].map((key) => ({ key, data: { key } })),
    )
  await add(first)
  await add(second)
  expect(await rowsOf(name)).toHaveLength(2)
  for (const jobs of [first, second]) {
    await jobs.work(
      name,
      async (data) => {
        done.push(data)
        await under.promise
      },
      { hasKeys: true },
    )
  }
  await expect.poll(() => done.length).toBe(2)
  await add(first)
  expect(await rowsOf(name)).toHaveLength(2)
  under.resolve()
  await expect.poll(() => rowsOf(name)).toEqual([])
  await add(second)
  await expect.poll(() => rowsOf(name)).toEqual([])
  expect(done).toHaveLength(4)
})

test('a job that fails is tried again; what it failed with is kept and logged by its kind alone', async () => {
  const jobs = await start(atOnce)
  const name = newName()
  let tries = 0
  await jobs.work(name, async () => {
    tries += 1
    throw Object.assign(new Error('ana@example.com was refused'), { code: 'EENVELOPE' })
  })
  await jobs.add(name, { number: 1 })
  await expect.poll(() => tries).toBe(3)
  await expect.poll(async () => (await rowsOf(name))[0]?.state).toBe('failed')
  expect(JSON.stringify([await rowsOf(name), events])).not.toContain('ana@')
  const failed = { job: name, cause: 'EENVELOPE' }
  expect(events).toEqual([
    { code: 'job_failed', ...failed, tries: 1 },
    { code: 'job_failed', ...failed, tries: 2 },
    { code: 'job_given_up', ...failed, tries: 3 },
  ])
})

test('a job that can never succeed is tried once', async () => {
  const jobs = await start(atOnce)
  const name = newName()
  await jobs.work(name, async () => {
    throw new NoUseRetrying('refused with 550')
  })
  await jobs.add(name, { number: 1 })
  await expect
    .poll(() => events)
    .toEqual([{ code: 'job_given_up', job: name, cause: 'refused with 550', tries: 1 }])
  await expect.poll(() => rowsOf(name)).toEqual([])
})

test('two servers that start at once on one database do each job once', async () => {
  await sql.script('drop schema if exists jobs cascade')
  const [first, second] = await Promise.all([start(), start()])
  const name = newName()
  const done: unknown[] = []
  for (const jobs of [first, second]) await jobs.work(name, async (data) => void done.push(data))
  const numbers = Array.from({ length: 40 }, (_, number) => ({ number }))
  await Promise.all(numbers.map((data, index) => (index % 2 ? first : second).add(name, data)))
  await expect.poll(() => done.length).toBe(40)
  expect(done).toEqual(expect.arrayContaining(numbers))
  await expect.poll(() => rowsOf(name)).toEqual([])
  expect(done).toHaveLength(40)
})

test('a stop waits for the job under way, and ends within five seconds when that one never ends', async () => {
  const jobs = await start()
  const name = newName()
  const started = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let done = false
  await jobs.work(name, async () => {
    started.resolve()
    await release.promise
    done = true
  })
  await jobs.add(name, {})
  await started.promise
  const stopped = jobs.stop()
  release.resolve()
  await stopped
  expect(done).toBe(true)
  expect(await rowsOf(name)).toEqual([])

  const other = await start(atOnce)
  const endless = newName()
  const began = Promise.withResolvers<void>()
  await other.work(endless, () => {
    began.resolve()
    return new Promise(() => {})
  })
  await other.add(endless, {})
  await began.promise
  const since = performance.now()
  await other.stop()
  expect(performance.now() - since).toBeLessThan(5_500)
  expect((await rowsOf(endless))[0]?.state).toBe('retry')
})

test('no request’s role reaches a job', async () => {
  await start()
  const reach = await sql`
    select role from unnest(array['anon', 'authenticated', 'service_role']) role
    where has_schema_privilege(role, 'jobs', 'usage')`
  expect(reach).toEqual([])
})
