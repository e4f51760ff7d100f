import type { Env } from '#server/startup/env.ts'
import { type BackupStore, openBackupStore } from './backup-store.ts'
import type { S3Access } from './s3-bucket.ts'

/** Where the site's backups go by themselves, how often, and how many are kept. */
export interface BackupSettings {
  store: BackupStore
  keyFile: string
  dataDir: string
  everyHours: number
  keep: number
}

/** What of the environment is about backups; undefined where none are made by themselves. */
export function backupSettings(env: Env): BackupSettings | undefined {
  if (!env.BACKUP_TO) return undefined
  return {
    store: openBackupStore(env.BACKUP_TO, s3Access(env), { mayMake: false }),
    keyFile: env.BACKUP_KEY_FILE,
    dataDir: env.DATA_DIR,
    everyHours: env.BACKUP_EVERY_HOURS,
    keep: env.BACKUP_KEEP,
  }
}

export function s3Access(env: Env): S3Access {
  return {
    endpoint: env.BACKUP_S3_ENDPOINT,
    region: env.BACKUP_S3_REGION,
    accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID,
    secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY,
  }
}
