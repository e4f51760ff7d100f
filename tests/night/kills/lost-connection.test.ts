import { rm } from 'node:fs/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { openPool, poolOptions } from '#server/database/pools.ts'
import { openSql, type Queries, type Sql } from '#server/database/sql.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'

type Database = Awaited<ReturnType<typeof startPostgres>>

let folder: string
let database: Database
let administrator: Sql
beforeAll(async () => {
  folder = await newDataDir('lost-connection')
  database = await startPostgres({ dataDir: folder, log: () => {} })
  administrator = openPool(database.url, 'command')
})
afterAll(async () => {
  await administrator.end()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const endConnection = (pid: number) => administrator`select pg_terminate_backend(${pid}, 5000)`

describe('our own pools', () => {
  /** A pool of one connection: whatever a lost one leaves behind meets the next user. */
  async function withPool(work: (sql: Sql) => Promise<void>): Promise<void> {
    const sql = openSql({ ...poolOptions(database.url, 'accounts'), max: 1 })
    try {
      await work(sql)
    } finally {
      await sql.end()
    }
  }

  async function pidOf(sql: Queries): Promise<number> {
    const [row] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
    return row?.pid ?? 0
  }

  test('a connection lost inside a transaction fails that transaction alone; the pool serves on', () =>
    withPool(async (sql) => {
      const lost = sql.begin(async (transaction) => {
        await endConnection(await pidOf(transaction))
        await transaction`select 1`
      })
      await expect(lost).rejects.toThrow()
      expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
    }))

  test('one lost during a statement fails it with a code that means "away"', () =>
    withPool(async (sql) => {
      const pid = await pidOf(sql)
      const asked = sql`select pg_sleep(60)`
      const lost = expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^(57P01|CONNECT)/) })
      const isAsleep = () =>
        administrator`select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`
      await expect.poll(isAsleep).toHaveLength(1)
      await endConnection(pid)
      await lost
      expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
    }))

  test('one lost while nobody uses it is replaced', () =>
    withPool(async (sql) => {
      const pid = await pidOf(sql)
      await endConnection(pid)
      await expect.poll(() => pidOf(sql).catch(() => pid)).not.toBe(pid)
    }))

  test('what a lost transaction still wanted does not happen outside of it', () =>
    withPool(async (sql) => {
      await sql`create table kept (what text)`
      const lost = sql.begin(async (transaction) => {
        await endConnection(await pidOf(transaction))
        await transaction`insert into kept values ('of the lost transaction')`
      })
      await expect(lost).rejects.toThrow()
      expect(await sql`select what from kept`).toEqual([])
    }))

  test('whoever listens is told again after the connection was lost', () =>
    withPool(async (sql) => {
      const heard: string[] = []
      const { unlisten } = await sql.listen(
        'news',
        (message) => heard.push(message),
        () => heard.push('listening'),
      )
      await administrator`select pg_terminate_backend(pid, 5000) from pg_stat_activity where query like 'listen%'`
      await expect.poll(() => heard).toEqual(['listening', 'listening'])
      await administrator`select pg_notify('news', 'after')`
      await expect.poll(() => heard).toEqual(['listening', 'listening', 'after'])
      await unlisten()
    }))
})

describe('the driver behind /rest/v1, as it is patched', () => {
  async function withPool(work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
    const sql = postgres(database.url, { max: 1, connect_timeout: 5, backoff: () => 0.05 })
    try {
      await work(sql)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }

  async function pidOf(sql: postgres.ISql): Promise<number> {
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    return row?.pid ?? 0
  }

  test('a connection lost inside a transaction fails that transaction alone; the pool serves on', () =>
    withPool(async (sql) => {
      const lost = sql.begin(async (transaction) => {
        await endConnection(await pidOf(transaction))
        await transaction`select 1`
      })
      await expect(lost).rejects.toThrow()
      expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
    }))

  test('a connection lost during a statement of a transaction does not take the process along', () =>
    withPool(async (sql) => {
      const lost = sql.begin(async (transaction) => {
        const pid = await pidOf(transaction)
        await Promise.all([transaction`select pg_sleep(60)`, endConnection(pid)])
      })
      await expect(lost).rejects.toThrow()
      expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
    }))

  test('a reserved connection that is lost is not handed out again when it is released', () =>
    withPool(async (sql) => {
      const reserved = await sql.reserve()
      await endConnection(await pidOf(reserved))
      await expect(reserved`select 1`).rejects.toThrow()
      reserved.release()
      await expect.poll(() => sql`select 2 as two`.catch(() => []), { timeout: 5000 }).toEqual([{ two: 2 }])
    }))

  test('what a lost transaction still wanted does not happen outside of it', () =>
    withPool(async (sql) => {
      await sql`create table kept_by_library (what text)`
      const waiting = Promise.withResolvers<void>()
      const lost = sql.begin(async (transaction) => {
        await endConnection(await pidOf(transaction))
        await waiting.promise
        await transaction`insert into kept_by_library values ('of the lost transaction')`
      })
      await expect(lost).rejects.toThrow()
      expect(await sql`select 2 as two`).toEqual([{ two: 2 }])
      waiting.resolve()
      await new Promise(setImmediate)
      expect(await sql`select what from kept_by_library`).toEqual([])
    }))
})
