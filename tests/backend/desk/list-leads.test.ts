import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedBackend } from '#server/backend/embedded-backend.ts'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

const command = fileURLToPath(new URL('../../../server/commands/list-leads.ts', import.meta.url))

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('embedded')
  for (const [person_name, created_at] of [
    ['The older one', '2026-01-01T00:00:00Z'],
    ['The newer one', '2026-02-01T00:00:00Z'],
  ]) {
    const lead = {
      kind: 'call',
      person_name,
      created_at,
      phone: '(212) 555-0100',
      idempotency_key: crypto.randomUUID(),
    }
    const { error } = await at.client(at.secrets.secretKey).from('leads').insert(lead)
    expect(error).toBeNull()
  }
})
afterAll(() => at.stop())

async function leads(environment: Record<string, string>): Promise<string> {
  const env = { ...childEnvironment(), ...environment }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command], { env, cwd: at.dataDir })
  expect(stderr).toBe('')
  return stdout
}

const bothNewestFirst = /The newer one.*The older one/s

test('the command lists the leads while the server runs, and the server runs on', async () => {
  expect(await leads({ DATA_DIR: at.dataDir })).toMatch(bothNewestFirst)
  expect(await at.backend.isReady()).toBe(true)
})

test('the command lists the leads while the server is stopped, and leaves nothing running', async () => {
  await at.sql.end()
  await at.backend.stop()
  expect(await leads({ DATA_DIR: at.dataDir })).toMatch(bothNewestFirst)
  const { secrets, dataDir } = at
  const again = await startEmbeddedBackend({ dataDir, secrets, siteUrl: 'http://site.test', log: () => {} })
  expect(await again.isReady()).toBe(true)
  await again.stop()
})

test('without data the command says so and makes none', async () => {
  const nowhere = join(at.dataDir, 'nowhere')
  await expect(leads({ DATA_DIR: nowhere })).rejects.toThrow(
    /There is no data in .*nowhere: start the site first/,
  )
})
