import { restoreBackup } from '#server/backend/backup/restore-backup.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run restore -- <file, folder or s3://…>: a backup, of a folder the newest one, into an empty DATA_DIR or database.

try {
  console.log(await restoreBackup(process.argv.slice(2), processEnvironment()))
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}
