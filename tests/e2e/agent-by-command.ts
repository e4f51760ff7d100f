import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withApp } from './account-authenticator.ts'
import { newAccount } from './new-account.ts'
import { dataDirOf } from './start-site.ts'

const command = fileURLToPath(new URL('../../server/commands/make-agent.ts', import.meta.url))

/** Runs the operator's command on the site's own database. */
export async function makeAgent(address: string, ...words: string[]): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDirOf(address) }
  await promisify(execFile)(process.execPath, [command, ...words], { env, cwd: env.DATA_DIR })
}

/** A new account of a site that opens the agent's desk, as the operator's command makes one. */
export async function agentByCommand(address: string | undefined): ReturnType<typeof withApp> {
  const account = await newAccount(address)
  await makeAgent(account.address, account.email)
  return withApp(account)
}
