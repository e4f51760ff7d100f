import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '#server/database/pools.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { switchAppOn } from '../fixtures/desk.ts'

const command = fileURLToPath(new URL('../../../server/commands/make-agent.ts', import.meta.url))

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('embedded')
})
afterAll(() => at.stop())

async function makeAgent(words: string[], environment: Record<string, string> = {}): Promise<string> {
  const env = { ...childEnvironment(), DATA_DIR: at.dataDir, ...environment }
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    env,
    cwd: at.dataDir,
  })
  return stdout
}

test('[S3] the command says that an app comes next; from then on the account opens the desk, and no longer once the role is taken away', async () => {
  const { client, userId } = await at.signUp('agent@example.com')
  const isAgent = async () => (await client.rpc('desk_summary')).error === null
  expect(await isAgent()).toBe(false)
  const said = await makeAgent(['Agent@Example.com'])
  for (const next of [
    /is the agent’s now/,
    /authenticator app alone/,
    /twelve characters/,
    /go to \/agent/,
    /owner of the site/,
  ]) {
    expect(said).toMatch(next)
  }
  expect(await isAgent()).toBe(false)
  await switchAppOn(client)
  expect(await isAgent()).toBe(true)
  expect(await makeAgent(['agent@example.com'])).toMatch(/already. Nothing was changed/)
  const { data } = await client.auth.refreshSession()
  expect(data.user?.app_metadata).toEqual({
    provider: 'email',
    providers: ['email'],
    role: 'agent',
    desk_owner: true,
  })

  expect(await makeAgent(['agent@example.com', '--remove'])).toMatch(/no longer opens/)
  expect(await isAgent()).toBe(false)
  expect(await makeAgent(['--remove', 'agent@example.com'])).toMatch(/Nothing was changed/)
  const [user] = await at.sql`select raw_app_meta_data from auth.users where id = ${userId}`
  expect(user?.raw_app_meta_data).toEqual({ provider: 'email', providers: ['email'] })
})

test('[O17] the first agent is an owner of the site, a later one only where it is said', async () => {
  const roleOf = async (email: string) =>
    (
      await at.sql<{ role: object }>`
        select raw_app_meta_data - 'provider' - 'providers' as role from auth.users where email = ${email}`
    )[0]?.role
  for (const name of ['first', 'second', 'third']) await at.signUp(`${name}@example.com`)
  await makeAgent(['first@example.com'])
  expect(await makeAgent(['second@example.com'])).toMatch(/people that an owner of the site gives it/)
  expect(await makeAgent(['third@example.com', '--owner'])).toMatch(/it sees everybody/)
  expect(await roleOf('first@example.com')).toEqual({ role: 'agent', desk_owner: true })
  expect(await roleOf('second@example.com')).toEqual({ role: 'agent' })
  expect(await roleOf('third@example.com')).toEqual({ role: 'agent', desk_owner: true })
  expect(await makeAgent(['--owner', 'second@example.com'])).toMatch(
    /is an owner of the site: it sees everybody/,
  )
  expect(await makeAgent(['second@example.com', '--owner'])).toMatch(/Nothing was changed/)
  for (const name of ['first', 'second', 'third']) await makeAgent([`${name}@example.com`, '--remove'])
  expect(await roleOf('second@example.com')).toEqual({})
  // Where no owner is left, the next one is.
  await makeAgent(['third@example.com'])
  expect(await roleOf('third@example.com')).toEqual({ role: 'agent', desk_owner: true })
})

test('nobody becomes the agent by an address that was never shown to be theirs', async () => {
  await at.signUp('unconfirmed@example.com')
  await at.sql`update auth.users set email_confirmed_at = null where email = 'unconfirmed@example.com'`
  await expect(makeAgent(['unconfirmed@example.com'])).rejects.toThrow(/follow the link in the mail/)
})

test('an address without an account, and none at all, are told what to do', async () => {
  await expect(makeAgent(['nobody@example.com'])).rejects.toThrow(
    /There is no account .*: create one on the page/,
  )
  await expect(makeAgent([])).rejects.toThrow(/Say whose: npm run make-agent/)
  await expect(makeAgent(['a@example.com', 'b@example.com'])).rejects.toThrow(/Say whose/)
  await expect(makeAgent(['a@example.com', '--owner', '--remove'])).rejects.toThrow(/Say whose/)
})

test('in a folder with nothing but settings the command makes no empty database of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settings-alone-'))
  try {
    await writeFile(join(folder, 'settings.json'), '{}')
    const toldNothing = makeAgent(['agent@example.com'], { DATA_DIR: folder })
    await expect(toldNothing).rejects.toThrow(/There is no data in .*: start the site first, .* DATABASE_URL/)
    expect(await readdir(folder)).toEqual(['settings.json'])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('[O9] a database in which nothing of the site stands is no site: no command goes on with it, and none fills it', async () => {
  const database = await newDatabase()
  const sql = openPool(database.url, 'command')
  try {
    await sql.script('drop schema auth cascade; drop schema public cascade; create schema public')
    const folder = await mkdtemp(join(tmpdir(), 'empty-database-'))
    const env = {
      ...childEnvironment(),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      BACKUP_KEY_FILE: join(folder, 'key'),
    }
    for (const [name, ...words] of [
      ['make-agent', 'agent@example.com'],
      ['list-leads'],
      ['backup', join(folder, 'site.backup')],
    ]) {
      const program = command.replace('make-agent', String(name))
      const done = promisify(execFile)(process.execPath, [program, ...words], { env, cwd: folder })
      await expect(done, name).rejects.toThrow('There is nothing of the site in the database of DATABASE_URL')
    }
    expect(await readdir(folder)).toEqual([])
    expect(await sql`select to_regclass('public.leads') as leads`).toEqual([{ leads: null }])
    await rm(folder, { recursive: true })
  } finally {
    await sql.end()
    await database.drop()
  }
})

test('for a hosted project the command says what to run there', async () => {
  const hosted = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc' }
  await expect(makeAgent(["o'neil@example.com"], hosted)).rejects.toThrow(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "agent"}' where email = 'o''neil@example.com' and email_confirmed_at is not null;`,
  )
  await expect(makeAgent(["o'neil@example.com", '--owner'], hosted)).rejects.toThrow(
    `|| '{"role": "agent", "desk_owner": true}' where email`,
  )
})
