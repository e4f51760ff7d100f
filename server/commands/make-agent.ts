import { changeAgentRole } from '#server/auth/agent-role.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run make-agent -- <e-mail> [--owner] [--remove]: gives an account the agent's desk, or takes it away.

try {
  console.log(await changeAgentRole(process.argv.slice(2), processEnvironment()))
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}
