import { execFile } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { changeAgentRole } from '#server/auth/agent-role.ts'
import { runningPostgresUrl } from '#server/backend/postgres/postgres.ts'
import { openPool } from '#server/database/pools.ts'
import { readLeads } from '#server/leads/read-leads.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { giveDatabase, newDatabase } from '../../fixtures/database/databases.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { storeLead, switchAppOn } from '../fixtures/desk.ts'

let at: TestBackend
let site: { DATA_DIR: string; DATABASE_URL: string }
beforeAll(async () => {
  at = await startTestBackend('external')
  site = { DATA_DIR: at.dataDir, DATABASE_URL: at.databaseUrl }
})
afterAll(() => at.stop())

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))
async function newFolder() {
  const folder = await newDataDir('commands')
  folders.push(folder)
  return folder
}

const makeAgent = (...words: string[]) => changeAgentRole(words, site)
const roleOf = async (email: string) =>
  (
    await at.sql<{ role: object }>`
      select raw_app_meta_data - 'provider' - 'providers' as role from auth.users where email = ${email}`
  )[0]?.role

test('[S3] make-agent says that an app comes next; from then on the account opens the desk, and no longer once the role is taken away', async () => {
  const { client } = await at.signUp('agent@example.com')
  const isAgent = async () => (await client.rpc('desk_summary')).error === null
  expect(await isAgent()).toBe(false)
  const said = await makeAgent('Agent@Example.com')
  for (const next of ['is the agent’s now', 'authenticator app alone', 'twelve characters', 'go to /agent'])
    expect(said).toContain(next)
  expect(await isAgent()).toBe(false)
  await switchAppOn(client)
  expect(await isAgent()).toBe(true)
  expect(await makeAgent('agent@example.com')).toMatch(/already. Nothing was changed/)
  expect(await makeAgent('agent@example.com', '--remove')).toMatch(/no longer opens/)
  expect(await isAgent()).toBe(false)
  expect(await makeAgent('--remove', 'agent@example.com')).toMatch(/Nothing was changed/)
  expect(await roleOf('agent@example.com')).toEqual({})
})

test('[O17] the first agent is an owner of the site, a later one only where it is said', async () => {
  const owner = { role: 'agent', desk_owner: true }
  for (const name of ['first', 'second', 'third']) await at.signUp(`${name}@example.com`)
  await makeAgent('first@example.com')
  expect(await makeAgent('second@example.com')).toMatch(/people that an owner of the site gives it/)
  expect(await makeAgent('third@example.com', '--owner')).toMatch(/it sees everybody/)
  const roles = await Promise.all(['first', 'second', 'third'].map((name) => roleOf(`${name}@example.com`)))
  expect(roles).toEqual([owner, { role: 'agent' }, owner])
  expect(await makeAgent('--owner', 'second@example.com')).toMatch(/owner of the site: it sees everybody/)
  expect(await makeAgent('second@example.com', '--owner')).toMatch(/Nothing was changed/)
  for (const name of ['first', 'second', 'third']) await makeAgent(`${name}@example.com`, '--remove')
  // Where no owner is left, the next one is.
  await makeAgent('third@example.com')
  expect(await roleOf('third@example.com')).toEqual(owner)
})

test('nobody becomes the agent by an address that nobody has, or that was never shown to be theirs', async () => {
  await at.signUp('unconfirmed@example.com')
  await at.sql`update auth.users set email_confirmed_at = null where email = 'unconfirmed@example.com'`
  for (const [words, told] of [
    [['unconfirmed@example.com'], /follow the link in the mail/],
    [['nobody@example.com'], /There is no account .*: create one on the page/],
    [[], /Say whose: npm run make-agent/],
    [['a@example.com', 'b@example.com'], /Say whose/],
    [['a@example.com', '--owner', '--remove'], /Say whose/],
  ] as const)
    await expect(makeAgent(...words)).rejects.toThrow(told)
})

test('for a hosted project make-agent says what to run there', async () => {
  const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc' }
  await expect(changeAgentRole(["o'neil@example.com"], hosted)).rejects.toThrow(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where email = 'o''neil@example.com' and email_confirmed_at is not null;`,
  )
  await expect(changeAgentRole(["o'neil@example.com", '--owner'], hosted)).rejects.toThrow(
    `|| '{"role": "agent", "desk_owner": true}' where email`,
  )
})

test('leads are listed while the site runs, the newest first, and it runs on', async () => {
  await storeLead(at, { person_name: 'The older one', created_at: '2026-01-01T00:00:00Z' })
  await storeLead(at, { person_name: 'The newer one', created_at: '2026-02-01T00:00:00Z' })
  expect(await readLeads(site)).toMatch(/The newer one.*The older one/s)
  expect(await at.backend.isReady()).toBe(true)
})

test('leads are listed while the site is stopped, and nothing is left running', async () => {
  const folder = await newFolder()
  await giveDatabase(folder)
  expect(await readLeads({ DATA_DIR: folder })).toBe('No leads yet.')
  expect(await runningPostgresUrl(folder)).toBeUndefined()
})

test('[O9] in a folder with nothing but settings no command makes an empty database of its own', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'settings.json'), '{}')
  for (const told of [
    changeAgentRole(['agent@example.com'], { DATA_DIR: folder }),
    readLeads({ DATA_DIR: folder }),
  ])
    await expect(told).rejects.toThrow(/There is no data in .*: start the site first, .* DATABASE_URL/)
  expect(await readdir(folder)).toEqual(['settings.json'])
})

test('[O9] a database in which nothing of the site stands is no site: no command goes on with it, and none fills it', async () => {
  const database = await newDatabase()
  const sql = openPool(database.url, 'command')
  try {
    await sql.script('drop schema auth cascade; drop schema public cascade; create schema public')
    const folder = await newFolder()
    const empty = { DATA_DIR: folder, DATABASE_URL: database.url }
    const backup = fileURLToPath(new URL('../../../server/commands/backup.ts', import.meta.url))
    const env = { ...childEnvironment(), ...empty, BACKUP_KEY_FILE: join(folder, 'key') }
    for (const command of [
      () => changeAgentRole(['agent@example.com'], empty),
      () => readLeads(empty),
      () =>
        promisify(execFile)(process.execPath, [backup, join(folder, 'site.backup')], { env, cwd: folder }),
    ])
      await expect(command()).rejects.toThrow('There is nothing of the site in the database of DATABASE_URL')
    expect(await readdir(folder)).toEqual([])
    expect(await sql`select to_regclass('public.leads') as leads`).toEqual([{ leads: null }])
  } finally {
    await sql.end()
    await database.drop()
  }
})
