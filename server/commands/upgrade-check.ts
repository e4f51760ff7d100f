import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSettings } from '#config/load-settings.ts'
import { settingsFileOf, usualDataDir } from '#config/settings-file.ts'
import { withOwnDatabase } from '#server/backend/own-database.ts'
import { roomForUpgrade, tryMigrations, waitingMigrations } from '#server/backend/upgrade/try-migrations.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { projectFile } from '#server/project-file.ts'
import { type Env, processEnvironment, readEnv } from '#server/startup/env.ts'
import { readSettings, readShippedSettings } from '#server/startup/read-settings.ts'
import { tasksSince } from '#server/startup/upgrade/changelog.ts'
import { readStartedVersions, settingNames, siteVersion } from '#server/startup/upgrade/versions.ts'

/**
 * npm run upgrade-check: what a new version changes for this site, before it is started: its tasks, its settings, and
 * whether its migrations can be applied. The site may run meanwhile. Exit code 1 where the new version would not start.
 */
async function main(): Promise<void> {
  const source = processEnvironment()
  const env = readEnv(source)
  const settings = await readSettings(source)
  const faults = [env, settings].flatMap((read) => (read.ok ? [] : read.messages))
  const dataDir = env.ok ? env.env.DATA_DIR : usualDataDir
  const last = (await readStartedVersions(dataDir)).at(-1)
  const version = await siteVersion()
  console.log(
    last
      ? `Version ${version}; last started was ${last.version}, on ${last.since.slice(0, 10)}.`
      : `Version ${version}; no version before it is noted in ${dataDir}.`,
  )
  await tellTasks(last?.version)
  await tellSettings(last?.settings, settingsFileOf(source))
  if (faults.length > 0)
    console.log(['\nThe site cannot start:', ...faults.map((fault) => `  ✗ ${fault}`)].join('\n'))
  const database = env.ok ? await tellDatabase(env.env) : true
  if (faults.length > 0 || !database) {
    console.log('\nDo not start this version yet.')
    process.exitCode = 1
  } else console.log('\nThis version can be started.')
}

async function tellTasks(before: string | undefined): Promise<void> {
  const changelog = await readFile(projectFile('CHANGELOG.md'), 'utf8').catch(() => '')
  const versions = tasksSince(changelog, before)
  if (versions.length === 0) return console.log('\nCHANGELOG.md asks nothing of you.')
  console.log('\nTo do, by CHANGELOG.md:')
  for (const { version, tasks } of versions) for (const task of tasks) console.log(`  ${version}: ${task}`)
}

async function tellSettings(before: readonly string[] | undefined, file: string): Promise<void> {
  const shipped = loadSettings({}, await readShippedSettings())
  const names = settingNames(shipped.ok ? shipped.settings.carriers : [])
  const added = before ? names.filter((name) => !before.includes(name)) : []
  const gone = before?.filter((name) => !names.includes(name)) ?? []
  if (added.length > 0) {
    console.log(
      `\nNew settings: ${added.join(', ')}.\nnpm run update-settings says what they are, and adds them to ${file}.`,
    )
  }
  if (gone.length > 0) console.log(`\nNo longer a setting: ${gone.join(', ')}.`)
}

/** Whether nothing about the database keeps this version from starting. */
async function tellDatabase(env: Env): Promise<boolean> {
  if (env.SUPABASE_URL) {
    console.log(
      '\nThe database is a hosted project’s: supabase db push --dry-run says which migrations wait.',
    )
    return true
  }
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'postgres'))) {
    console.log('\nThere is no database yet: the first start makes it.')
    return true
  }
  const check = async (url: string): Promise<boolean> => {
    const { applied, waiting, bytes } = await waitingMigrations(url)
    if (waiting.length === 0) {
      console.log('\nThe database is as this version wants it.')
      return true
    }
    console.log(`\nMigrations that wait: ${waiting.join(', ')}.`)
    const { needed, free } = await roomForUpgrade(env.DATA_DIR, bytes)
    const megabytes = (count: number) => `${Math.ceil(count / 2 ** 20)} MB`
    console.log(
      `Disk: an upgrade takes ${megabytes(needed)} in ${env.DATA_DIR}, and ${megabytes(free)} are free.`,
    )
    if (free < needed) return false
    try {
      await tryMigrations({ url, dataDir: env.DATA_DIR, applied })
      console.log('On a copy of the data they can be applied.')
      return true
    } catch (error) {
      console.log(`✗ On a copy of the data they fail: ${causeOf(error)}`)
      return false
    }
  }
  // One of the operator's may be empty still: the first start fills it.
  return env.DATABASE_URL ? check(env.DATABASE_URL) : withOwnDatabase(env, check)
}

await main().catch((error: unknown) => {
  console.error(causeOf(error))
  process.exitCode = 1
})
