import { backUpByHand } from '#server/backend/backup/back-up-by-hand.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run backup [-- <file, folder or s3://…>]: everything that the site keeps, encrypted and read back.

try {
  await backUpByHand(process.argv.slice(2), processEnvironment(), console.log)
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}
