import { causeOf, giveUp } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'
import { NoAnswer, openTerminal } from '#server/startup/setup/ask.ts'
import { runSetup } from '#server/startup/setup/run-setup.ts'

// npm run setup: asks in the terminal for what every site needs, and writes the operator's file and `.env`.

const source = processEnvironment()
const { ask, close } = openTerminal()
try {
  await runSetup(source, '.env', { ask, say: console.log })
} catch (error) {
  if (!(error instanceof NoAnswer)) giveUp(causeOf(error))
  giveUp('The answers ended before the questions: nothing was written.')
} finally {
  close()
}
