import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReadiness } from '#server/backend/readiness.ts'
import { openPool } from '#server/database/pools.ts'
import { administratorUrl } from '../../fixtures/database/administrator.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
let asAdministrator: (statement: string) => Promise<void>
beforeAll(async () => {
  at = await startTestBackend('embedded')
  // Another database, so that what is set for the site's own does not hold there.
  const adminUrl = (await administratorUrl(at.dataDir, at.databaseUrl)).replace(/app$/, 'postgres')
  asAdministrator = async (statement) => {
    const sql = openPool(adminUrl, 'command')
    await sql.script(statement)
    await sql.end()
  }
})
afterAll(() => at.stop())

/** What readiness says now, by connections of its own that know of no earlier answer. */
async function isReady(): Promise<boolean> {
  const readiness = openReadiness(at.databaseUrl)
  try {
    return await readiness.isReady()
  } finally {
    await readiness.stop()
  }
}

test('[P12] a database that has no room on the disk is not ready, though it still answers', async () => {
  expect(await isReady()).toBe(true)
  await asAdministrator('alter role app set temp_file_limit = 64')
  expect(await at.sql`select 1 as one`).toHaveLength(1)
  expect(await isReady()).toBe(false)
  await asAdministrator('alter role app reset temp_file_limit')
  expect(await isReady()).toBe(true)
})

test('[P12] nor is one that takes no writes', async () => {
  await asAdministrator('alter database app set default_transaction_read_only = on')
  expect(await isReady()).toBe(false)
  await asAdministrator('alter database app reset default_transaction_read_only')
  expect(await isReady()).toBe(true)
})

test('[P12] whoever asks again and again makes the disk write once', async () => {
  const readiness = openReadiness(at.databaseUrl, () => 0)
  const written = async () => (await at.sql`select xmin::text from private.readiness`)[0]?.xmin
  await readiness.isReady()
  const first = await written()
  const answers = await Promise.all(Array.from({ length: 200 }, () => readiness.isReady()))
  expect(new Set(answers)).toEqual(new Set([true]))
  expect(await written()).toBe(first)
  await readiness.stop()
})
