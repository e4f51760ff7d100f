import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownMigrations, migrateDatabase } from '#server/backend/migrate.ts'
import { startPostgres } from '#server/backend/postgres/postgres.ts'
import { backUpBefore } from '#server/backend/upgrade/back-up-before.ts'
import { prepareUpgrade } from '#server/backend/upgrade/prepare-upgrade.ts'
import { withDatabase } from '#server/database/connect.ts'
import { readEnv } from '#server/startup/env.ts'
import { settingNames } from '#server/startup/upgrade/versions.ts'
import { projectDir, testSite } from '../../../scripts/toolchain.mjs'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import { carriers } from '../../fixtures/settings/carriers.ts'

// A database as an older version left it, with a lead in it, and what this version and a broken one make of it.

const folder = await newDataDir('upgrade')
const dataDir = join(folder, 'data')
const all = await knownMigrations()
const older = all.slice(0, 2)
const variables = { DATA_DIR: dataDir, BACKUP_KEY_FILE: join(folder, 'key') }
const said: string[] = []
const log = (code: string) => said.push(code)
const read = readEnv(variables)
if (!read.ok) throw new Error(read.messages.join())
const { env } = read

let database: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  database = await startPostgres({ dataDir, log: () => {} })
  await migrateDatabase({ url: database.url, log: () => {}, only: older })
  await withDatabase(
    database.url,
    (sql) => sql`insert into leads (kind, person_name, phone, idempotency_key)
      values ('call', 'Ana Núñez', '(305) 555-0142', gen_random_uuid())`,
  )
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true })
})

const appliedNow = () =>
  withDatabase(database.url, async (sql) => {
    const rows = await sql<{ version: string }>`
      select version from supabase_migrations.schema_migrations order by version`
    return rows.map(({ version }) => version)
  })

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectDir, 'server', 'commands', `${command}.ts`), ...args],
    {
      cwd: folder,
      env: { ...childEnvironment(), SETTINGS_FILE: testSite.SETTINGS_FILE, ...variables },
      encoding: 'utf8',
    },
  )
  return { status, said: stdout + stderr }
}

test('[O8] the upgrade check says versions, tasks, settings and migrations, tries these on a copy, and changes nothing', async () => {
  writeFileSync(
    join(dataDir, 'versions.json'),
    JSON.stringify([{ version: '0.1.0', since: '2026-11-22T00:00:00.000Z', settings: ['brand.name'] }]),
  )
  const check = run('upgrade-check')
  expect(check.status, check.said).toBe(0)
  expect(check.said).toMatch(/^Version \d+\.\d+\.\d+; last started was 0\.1\.0, on 2026-11-22\.$/m)
  expect(check.said).toContain('1.0.0: Set `retention.leadMonths`')
  expect(check.said).toMatch(/^New settings: brand\.assistantName, agent\.name, /m)
  expect(check.said).toContain(`Migrations that wait: ${all.slice(2).join(', ')}.`)
  expect(check.said).toMatch(/Disk: an upgrade takes \d+ MB in .*, and \d+ MB are free\./)
  expect(check.said).toContain('On a copy of the data they can be applied.')
  expect(check.said).toMatch(/This version can be started\.\n$/)
  expect(await appliedNow()).toEqual(older)
  expect(existsSync(join(dataDir, 'upgrade-trial'))).toBe(false)
})

test('[O8] what fails on the copy never reaches the data, and the backup made before it is a way back', async () => {
  const directory = join(folder, 'migrations')
  cpSync(join(projectDir, 'supabase', 'migrations'), directory, { recursive: true })
  writeFileSync(
    join(directory, '29991231000000_broken.sql'),
    'alter table public.leads add check (phone is null)',
  )
  const options = { dataDir, directory, backUp: (url: string) => backUpBefore(url, env, new Date()), log }
  await expect(prepareUpgrade(database.url, options)).rejects.toThrow(
    /^This version does not fit your data: on a copy of it, The migration 29991231000000_broken failed: .*Nothing was changed; start the version from before again/,
  )
  expect(await appliedNow()).toEqual(older)
  expect(said).toEqual(['upgrade_backed_up'])
  const [backup = ''] = readdirSync(join(dataDir, 'backups'))
  expect(backup).toMatch(/^before-upgrade-.*\.backup$/)
  // Nobody who runs the version from before has the newer command, but a backup of before opens here too.
  variables.DATA_DIR = join(folder, 'restored')
  const restored = run('restore', join(dataDir, 'backups', backup))
  variables.DATA_DIR = dataDir
  expect(restored.status, restored.said).toBe(0)
})

test('[O8] without a place for the backup nothing is tried or changed, and the way out is named', async () => {
  const nowhere = join(folder, 'file')
  writeFileSync(nowhere, '')
  const broken = { ...env, BACKUP_KEY_FILE: join(nowhere, 'key') }
  const options = { dataDir, backUp: (url: string) => backUpBefore(url, broken, new Date()), log }
  await expect(prepareUpgrade(database.url, options)).rejects.toThrow(
    /the backup before it could not be made: .* Nothing was changed\. .*UPGRADE_TRIAL=off/,
  )
  expect(await appliedNow()).toEqual(older)
})

test('[O8] what fits is backed up, tried and applied; once more, there is nothing to do', async () => {
  said.length = 0
  const options = { dataDir, backUp: (url: string) => backUpBefore(url, env, new Date()), log }
  await prepareUpgrade(database.url, options)
  expect(said).toEqual(['upgrade_backed_up', 'upgrade_tried'])
  await migrateDatabase({ url: database.url, log: () => {} })
  await prepareUpgrade(database.url, options)
  expect(said).toHaveLength(2)
  expect(run('upgrade-check').said).toContain('The database is as this version wants it.')
})

test('[O8] a version from before does not start on a database that a newer one has changed, and names the way back', async () => {
  await withDatabase(
    database.url,
    (sql) => sql`insert into supabase_migrations.schema_migrations (version) values ('29991231000000')`,
  )
  const sentence =
    /^A newer version of the site has changed this database \(migration 29991231000000\), .*"The way back" in docs\/operating\/upgrade\.md\)\.$/m
  // Whether the trial is on or off.
  await expect(migrateDatabase({ url: database.url, log: () => {} })).rejects.toThrow(sentence)
  const options = { dataDir, backUp: (url: string) => backUpBefore(url, env, new Date()), log }
  await expect(prepareUpgrade(database.url, options)).rejects.toThrow(sentence)
  const check = run('upgrade-check')
  expect(check.status).toBe(1)
  expect(check.said).toMatch(sentence)
  await withDatabase(
    database.url,
    (sql) => sql`delete from supabase_migrations.schema_migrations where version = '29991231000000'`,
  )
  expect(run('upgrade-check').status).toBe(0)
})

test('[O8] update-settings says what is new and what is not known, and brings the file up to date on a yes', () => {
  mkdirSync(join(folder, 'own'))
  const before = settingNames(carriers).filter((name) => name !== 'agent.promiseHours')
  const file = join(folder, 'own', 'settings.json')
  const settings = JSON.parse(readFileSync(testSite.SETTINGS_FILE, 'utf8'))
  const { promiseHours: _, ...agent } = settings.agent
  writeFileSync(
    file,
    `// Mine\n${JSON.stringify({ agent, brand: { name: 'Harbor Light Life', colour: 'blue' } })}\n`,
  )
  writeFileSync(
    join(folder, 'own', 'versions.json'),
    JSON.stringify([{ version: '0.9.0', since: '2026-11-22T00:00:00.000Z', settings: before }]),
  )
  const update = (input: string) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectDir, 'server', 'commands', 'update-settings.ts')],
      { cwd: folder, env: { ...childEnvironment(), DATA_DIR: join(folder, 'own') }, input, encoding: 'utf8' },
    )
    return stdout + stderr
  }
  const refused = update('no\n')
  expect(refused).toContain(
    'New since 0.9.0:\n  agent.promiseHours (SITE_AGENT_PROMISE_HOURS): Within how many hours',
  )
  expect(refused).toMatch(/As shipped, because your file does not name them:\n {2}brand\.assistantName, /)
  expect(refused).toContain('Not known to this version:\n  brand.colour, line 2')
  expect(refused).toContain('Nothing was written.')
  expect(update('yes\n')).toContain('Written: ')
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^\/\/ Mine\n/)
  expect(text).toContain('promiseHours')
  expect(text).not.toContain('colour')
  expect(update('')).toContain('There is nothing to bring up to date in the file.')
})
