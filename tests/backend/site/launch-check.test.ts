import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testSite } from '../../../scripts/toolchain.mjs'
import { childEnvironment } from '../../fixtures/process/child-environment.ts'
import { inOrder } from '../../fixtures/settings/launch-in-order.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole } from '../fixtures/desk.ts'

const command = fileURLToPath(new URL('../../../server/commands/launch-check.ts', import.meta.url))

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('embedded')
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from auth.users`)

/** The check of a site whose database is up. */
function launchCheck(env: Record<string, string>): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: at.dataDir,
    env: { ...childEnvironment(), ...testSite, DATA_DIR: at.dataDir, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

async function storeAgent(email: string, hasApp: boolean): Promise<void> {
  const { userId } = await at.signUp(email)
  await giveRole(at, userId)
  await at.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'totp', ${hasApp ? 'verified' : 'unverified'}, now(), now())`
}

test('[SETTINGS-11] [SETTINGS-08] With everything set by the operator: exit code 0, warnings shown', async () => {
  await storeAgent('agent@example.com', true)
  const { status, said } = launchCheck(inOrder)
  expect(said).toContain('Nothing keeps this site from going public.')
  expect(said).toContain('prices: the built-in engine is the only source of prices')
  expect(status).toBe(0)
})

test('[SETTINGS-12] One badge that nobody vouches for is enough for exit code 1', async () => {
  await storeAgent('agent@example.com', true)
  const { status, said } = launchCheck({ ...inOrder, SITE_TRUST_BADGES_HIPAA_COMPLIANT: 'true' })
  expect(status).toBe(1)
  expect(said).toContain('1 thing keeps this site from going public.')
})

test('[S3] a desk that nobody opens, and an agent without an authenticator app, keep the site from going public', async () => {
  expect(launchCheck(inOrder).said).toContain('✗ agent account: no account opens the agent’s desk')
  await storeAgent('agent@example.com', true)
  await storeAgent('second@example.com', false)
  const { status, said } = launchCheck(inOrder)
  expect(status).toBe(1)
  expect(said).toContain('✗ agent account: 1 of the accounts with the agent’s role has no authenticator app')
  await at.sql`update auth.mfa_factors set status = 'verified'`
  expect(launchCheck(inOrder).status).toBe(0)
})

test('[S3] a database that does not answer is said so, and nothing is taken for granted', () => {
  const nowhere = 'postgres://app:app@127.0.0.1:9/app'
  const { status, said } = launchCheck({ ...inOrder, DATABASE_URL: nowhere })
  expect(status).toBe(1)
  expect(said).toContain('✗ agent account: the database could not be asked')
  expect(said).not.toContain('127.0.0.1')
})

test('[S11] switches that are for tests keep the site from going public, each by itself', async () => {
  await storeAgent('agent@example.com', true)
  for (const [name, value] of [
    ['AUTH_CONFIRM_EMAIL', 'off'],
    ['RATE_LIMITS', 'off'],
    ['TRUSTED_PROXIES', '0'],
  ] as const) {
    const { status, said } = launchCheck({ ...inOrder, [name]: value })
    expect(status, name).toBe(1)
    expect(said).toContain('1 thing keeps this site from going public.')
    expect(said).toContain(`✗ ${name}: it is ${value}`)
  }
})

test('[S6] as long as nobody says how long leads are kept, the site does not go public', async () => {
  await storeAgent('agent@example.com', true)
  const { status, said } = launchCheck({ ...inOrder, SITE_RETENTION_LEAD_MONTHS: 'null' })
  expect(status).toBe(1)
  expect(said).toContain('✗ retention.leadMonths: nobody has said how long leads are kept')
})

test('the check names webhooks without a secret or without https', async () => {
  await storeAgent('hooks@example.com', true)
  const unsigned = launchCheck({ ...inOrder, WEBHOOK_URL: 'https://crm.riveralife.com/hook' })
  expect(unsigned.status).toBe(1)
  expect(unsigned.said).toContain('✗ WEBHOOK_SECRET is missing: nothing is sent to WEBHOOK_URL unsigned')
  const secret = { WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  const open = launchCheck({ ...inOrder, ...secret, WEBHOOK_URL: 'http://localhost:5678/hook' })
  expect(open.status).toBe(1)
  expect(open.said).toContain('✗ WEBHOOK_URL: webhooks go to localhost:5678 without https')
})
