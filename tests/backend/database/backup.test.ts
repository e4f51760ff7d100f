import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpByHand } from '#server/backend/backup/back-up-by-hand.ts'
import { restoreBackup } from '#server/backend/backup/restore-backup.ts'
import { startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { openPool } from '#server/database/pools.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { newDatabase } from '../../fixtures/database/databases.ts'
import { startS3StandIn } from '../../fixtures/database/s3-stand-in.ts'
import { createJobsAtOnce } from '../../fixtures/jobs-at-once.ts'
import { password, startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole, personOf, storeLead } from '../fixtures/desk.ts'

let at: TestBackend
let folder: string
beforeAll(async () => {
  at = await startTestBackend('external')
  folder = await newDataDir('backup-test')
})
afterAll(async () => {
  await at.stop()
  await rm(folder, { recursive: true })
})

const restore = (place: string, env: Record<string, string>) => restoreBackup([place], env)

/** What the command says. */
async function backUp(place: string, env: Record<string, string>, said: string[] = []): Promise<string> {
  await backUpByHand(place ? [place] : [], { ...at.environment, ...env }, (text) => said.push(text))
  return said.join('\n')
}

test('[S16] a backup of a running site opens in a fresh folder: accounts sign in, every lead is there', async () => {
  const { userId } = await at.signUp('restored@example.com')
  await giveRole(at, userId)
  const name = 'Zoë "Tab\tand\\backslash"\nLine\u2028\u0085\rend'
  const lead = await storeLead(at, { person_name: name, email: 'zoe@example.com' })
  const id = await personOf(at, lead)
  await at.sql`insert into private.person_entries (person_id, kind, body) values (${id}, 'note', 'A secret note')`
  await at.sql`update people set words = private.words_of_person(id), stage = 'quoted' where id = ${id}`
  await storeLead(at, { person_name: 'Second' })
  await writeFile(join(at.dataDir, 'settings.json'), '{ "brand": {} }')
  const key = { BACKUP_KEY_FILE: join(folder, 'key') }
  const file = join(folder, 'site.backup')
  expect(await backUp(file, key)).toMatch(/The key of the backups was made/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const bytes = (await readFile(file)).toString('latin1')
  for (const word of ['zoe@example.com', 'A secret note', at.secrets.secretKey])
    expect(bytes).not.toContain(word)
  expect(await backUp(file, key)).not.toMatch(/The key of the backups was made/)

  const dataDir = join(folder, 'fresh')
  expect(await restore(file, { DATA_DIR: dataDir, ...key })).toMatch(
    /^Restored site.backup: 2 leads of 2 people, 1 accounts, \d+ rows in all\./,
  )
  const secrets = await loadSecrets(dataDir)
  expect(secrets).toEqual(at.secrets)
  expect(await readFile(join(dataDir, 'settings.json'), 'utf8')).toBe('{ "brand": {} }')
  const jobs = createJobsAtOnce()
  const backend = await startEmbeddedBackend({
    dataDir,
    secrets,
    siteUrl: 'http://site.test',
    accounts: {
      confirmEmail: true,
      takesSignUps: true,
      isLimited: false,
      trustedProxies: 0,
      google: undefined,
      sendEmail: async () => {},
      openJobs: async () => jobs,
    },
    log: () => {},
  })
  try {
    const client = (apiKey: string) =>
      createClient('http://backend.test', apiKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
      })
    const { error } = await client(secrets.publishableKey).auth.signInWithPassword({
      email: 'restored@example.com',
      password,
    })
    expect(error).toBeNull()
    const server = client(secrets.secretKey)
    const { data } = await server.from('leads').select('id, person_id, person_name').order('created_at')
    expect(data).toEqual([
      { id: lead, person_id: id, person_name: name },
      { id: expect.any(String), person_id: expect.any(String), person_name: 'Second' },
    ])
    const people = await server.from('people').select('stage, words').eq('id', id)
    expect(people.data).toEqual([{ stage: 'quoted', words: expect.stringContaining('a secret note') }])
    // As they stood, and not once more by the triggers.
    expect((await server.from('lead_mails').select('id')).data).toHaveLength(3)
    // The sequences go on where they were.
    const again = { kind: 'call', phone: '(305) 555-0142', idempotency_key: crypto.randomUUID() }
    expect((await server.from('leads').insert({ ...again, person_name: 'Third' })).error).toBeNull()
    expect((await server.from('people').select('id')).data).toHaveLength(3)
  } finally {
    await backend.stop()
  }
  await expect(restore(file, { DATA_DIR: dataDir, ...key })).rejects.toThrow(/There is data in/)
})

test('[S16] another key, a damaged file and one that is cut off are refused in a plain sentence', async () => {
  const key = { BACKUP_KEY_FILE: join(folder, 'key-2') }
  const file = join(folder, 'second.backup')
  await backUp(file, key)
  const restoreWith = (from: string, keyFile = key.BACKUP_KEY_FILE) =>
    restore(from, { DATA_DIR: join(folder, 'never'), BACKUP_KEY_FILE: keyFile })

  await writeFile(join(folder, 'other-key'), Buffer.alloc(32, 7).toString('base64url'))
  await expect(restoreWith(file, join(folder, 'other-key'))).rejects.toThrow(/made with another key/)
  await expect(restoreWith(file, join(folder, 'no-key'))).rejects.toThrow(/There is no backup key/)
  const whole = await readFile(file)
  const damaged = Buffer.from(whole)
  damaged.writeUInt8(damaged.readUInt8(whole.length - 40) ^ 1, whole.length - 40)
  for (const [name, bytes] of [
    ['damaged', damaged],
    ['short', whole.subarray(0, whole.length - 20)],
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('Something else altogether, and long enough for a head')],
  ] as const) {
    await writeFile(join(folder, name), bytes)
    await expect(restoreWith(join(folder, name)), name).rejects.toThrow(
      /damaged or cut off|no backup of the site/,
    )
  }
  await expect(stat(join(folder, 'never'))).rejects.toThrow(/ENOENT/)
})

test('[O9] what went to a bucket by itself is restored from there, the newest, into a database elsewhere', async () => {
  const s3 = await startS3StandIn()
  const database = await newDatabase()
  const sql = openPool(database.url, 'command')
  try {
    const key = { BACKUP_KEY_FILE: join(folder, 'key-3') }
    const access = {
      BACKUP_S3_ENDPOINT: s3.access.endpoint,
      BACKUP_S3_REGION: s3.access.region,
      BACKUP_S3_ACCESS_KEY_ID: s3.access.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3.access.secretAccessKey,
    }
    s3.objects.set('backups/site/site-2020-01-01T00-00-00Z.backup', Buffer.from('An old one'))
    const to = { ...key, ...access, BACKUP_TO: 's3://backups/site' }
    const said = await backUp('', to)
    expect(said).toMatch(
      /\nBacked up as s3:\/\/backups\/site\/site-20\d\d-\S+ and read back: \d+ rows, 2 of them leads, in \d+ bytes\./,
    )
    const into = { ...key, ...access, DATABASE_URL: database.url }
    const restored = await restore('s3://backups/site', { DATA_DIR: join(folder, 'first'), ...into })
    expect(restored).toMatch(/^Restored site-20\d\d-\S+: 2 leads of 2 people, 1 accounts/)
    expect(await sql`select person_name from leads order by created_at`).toEqual(
      await at.sql`select person_name from leads order by created_at`,
    )
    expect((await loadSecrets(join(folder, 'first'))).jwtSecret).toBe(at.secrets.jwtSecret)
    const again = restore('s3://backups/site', { DATA_DIR: join(folder, 'second'), ...into })
    await expect(again).rejects.toThrow(/There are accounts or leads in this database/)
    const none = restore('s3://backups/other', { DATA_DIR: join(folder, 'second'), ...into })
    await expect(none).rejects.toThrow(/There is no backup of the site in s3:\/\/backups\/other/)
  } finally {
    await sql.end()
    await database.drop()
    await s3.stop()
  }
})

test('[S16] a key beside the data is refused', async () => {
  const beside = { BACKUP_KEY_FILE: join(at.dataDir, 'key') }
  await expect(backUp(join(folder, 'x.backup'), beside)).rejects.toThrow(/lies in DATA_DIR/)
})

test('[O9] a place that is not there is named, and nothing is written: neither a file where a folder was meant, nor a new folder', async () => {
  const env = { BACKUP_KEY_FILE: join(folder, 'key-4') }
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  const before = await readdir(folder)
  const missing = join(folder, 'missing')
  for (const [place, sentence] of [
    [missing, `There is no folder ${missing}: make one first, or name a file that ends in .backup.`],
    [`${missing}/`, `There is no folder ${missing}: make one first`],
    [join(missing, 'moved.backup'), `There is no folder ${missing}: make it first.`],
    [file, `${file} is no folder: make one first`],
  ] as const)
    await expect(backUp(place, env), place).rejects.toThrow(sentence)
  expect(await readdir(folder)).toEqual(before)
  expect(await backUp(`${folder}/`, env)).toMatch(
    new RegExp(`\\nBacked up as ${folder}/site-20\\d\\d-\\S+\\.backup and read back`),
  )
})

test('[O9] a key that was made is said, also where the backup then fails', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  const keyFile = join(folder, 'key-5')
  const said: string[] = []
  const failed = backUp('', { BACKUP_KEY_FILE: keyFile, BACKUP_TO: file }, said)
  await expect(failed).rejects.toThrow()
  expect(said).toEqual([expect.stringContaining(`The key of the backups was made: ${keyFile}`)])
  expect((await readFile(keyFile, 'utf8')).trim()).not.toBe('')
})
