import { readLeads } from '#server/leads/read-leads.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run leads: lists what visitors sent, the newest first.

try {
  console.log(await readLeads(processEnvironment()))
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}
