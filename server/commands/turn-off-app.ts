import { turnOffApp } from '#server/auth/factors/turn-off-app.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run turn-off-app -- <e-mail>: for somebody who lost their phone, once the operator is sure who is asking.

try {
  console.log(await turnOffApp(process.argv.slice(2), processEnvironment()))
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}
