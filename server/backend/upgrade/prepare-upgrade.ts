import type { Log } from '#functions/log.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { roomForUpgrade, tryMigrations, waitingMigrations } from './try-migrations.ts'

export type UpgradeOptions = {
  dataDir: string
  /** Makes a backup of the database at `url`, and answers where it lies; rejects with one sentence. */
  backUp: (url: string) => Promise<string>
  /** Where the migrations lie, if not in the project. */
  directory?: string
  log: Log
}

const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`

/**
 * Before the migrations of a new version: where some wait for a database that has data, a backup of it, then the
 * migrations on a copy. Rejects with one sentence, and the database as it was, where one of the two does not succeed.
 */
export async function prepareUpgrade(url: string, options: UpgradeOptions): Promise<void> {
  const { dataDir, backUp, directory, log } = options
  const { applied, waiting, bytes } = await waitingMigrations(url, directory)
  if (waiting.length === 0) return
  const { needed, free } = await roomForUpgrade(dataDir, bytes)
  if (free < needed) {
    throw new Error(
      `This version changes the database, and the backup and the trial before it need ${gigabytes(needed)} in ${dataDir}, where ${gigabytes(free)} are free. Nothing was changed. ${wayOut}`,
    )
  }
  const backup = await backUp(url).catch((error: unknown) => {
    throw new Error(
      `This version changes the database, and the backup before it could not be made: ${causeOf(error)} Nothing was changed. ${wayOut}`,
    )
  })
  log('upgrade_backed_up', { file: backup })
  const startedAt = performance.now()
  await tryMigrations({ url, dataDir, applied, directory }).catch((error: unknown) => {
    throw new Error(
      `This version does not fit your data: on a copy of it, ${causeOf(error)}. Nothing was changed; start the version from before again (docs/operating/upgrade.md). A backup was made: ${backup}.`,
    )
  })
  log('upgrade_tried', { migrations: waiting.length, ms: Math.round(performance.now() - startedAt) })
}

const wayOut =
  'Mend that, start the version from before again, or, with a backup of your own, set UPGRADE_TRIAL=off (docs/operating/upgrade.md).'
