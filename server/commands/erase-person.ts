import { createInterface } from 'node:readline/promises'
import { eraseByCommand } from '#server/erase/erase-by-command.ts'
import { causeOf } from '#server/monitoring/log.ts'
import { processEnvironment } from '#server/startup/env.ts'

// npm run erase-person -- <e-mail or phone> [--yes]: erases a person, after a question unless --yes is given.

try {
  await eraseByCommand(process.argv.slice(2), processEnvironment(), { say: console.log, isConfirmed })
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Erase all of it? Type "yes": ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
