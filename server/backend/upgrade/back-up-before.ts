import { join } from 'node:path'
import { readBackupKey } from '#server/backend/backup/backup-key.ts'
import { s3Access } from '#server/backend/backup/backup-settings.ts'
import { backupName, openBackupStore } from '#server/backend/backup/backup-store.ts'
import { filesToKeep, makeBackup } from '#server/backend/backup/make-backup.ts'
import type { Env } from '#server/startup/env.ts'

/**
 * A backup of the database at `url` before a new version changes it, where backups go otherwise, or else in `DATA_DIR`;
 * by its name nothing removes it. Answers where it lies.
 */
export async function backUpBefore(url: string, env: Env, now: Date): Promise<string> {
  const address = env.BACKUP_TO ?? join(env.DATA_DIR, 'backups')
  const name = `before-upgrade-${backupName(now)}`
  const { key } = await readBackupKey(env.BACKUP_KEY_FILE, env.DATA_DIR, { mayMake: true })
  const files = await filesToKeep(env.DATA_DIR)
  await makeBackup({ url, files }, { store: openBackupStore(address, s3Access(env)), name, key })
  return `${address}/${name}`
}
