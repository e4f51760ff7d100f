import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLaunch } from '#server/startup/check-launch.ts'
import { testSite } from '../../../scripts/toolchain.mjs'
import { inOrder } from '../../fixtures/settings/launch-in-order.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'
import { giveRole } from '../fixtures/desk.ts'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
})
afterAll(() => at.stop())
beforeEach(() => at.sql`delete from auth.users`)

/** The check of a site whose database is up. */
const launchCheck = (env: Record<string, string>) => checkLaunch({ ...testSite, ...at.environment, ...env })

async function storeAgent(email: string, hasApp: boolean): Promise<void> {
  const { userId } = await at.signUp(email)
  await giveRole(at, userId)
  await at.sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, 'totp', ${hasApp ? 'verified' : 'unverified'}, now(), now())`
}

test('[SETTINGS-11] [SETTINGS-08] With everything set by the operator: ready, with warnings shown', async () => {
  await storeAgent('agent@example.com', true)
  const { isReady, text } = await launchCheck(inOrder)
  expect(text).toContain('Nothing keeps this site from going public.')
  expect(text).toContain('prices: the built-in engine is the only source of prices')
  expect(isReady).toBe(true)
})

test('[SETTINGS-12] One badge that nobody vouches for keeps the site from going public', async () => {
  await storeAgent('agent@example.com', true)
  const { isReady, text } = await launchCheck({ ...inOrder, SITE_TRUST_BADGES_HIPAA_COMPLIANT: 'true' })
  expect(isReady).toBe(false)
  expect(text).toContain('1 thing keeps this site from going public.')
})

test('[S3] a desk that nobody opens, and an agent without an authenticator app, keep the site from going public', async () => {
  expect((await launchCheck(inOrder)).text).toContain('✗ agent account: no account opens the agent’s desk')
  await storeAgent('agent@example.com', true)
  await storeAgent('second@example.com', false)
  const { isReady, text } = await launchCheck(inOrder)
  expect(isReady).toBe(false)
  expect(text).toContain('✗ agent account: 1 of the accounts with the agent’s role has no authenticator app')
  await at.sql`update auth.mfa_factors set status = 'verified'`
  expect((await launchCheck(inOrder)).isReady).toBe(true)
})

test('[S3] a database that does not answer is said so, and nothing is taken for granted', async () => {
  const nowhere = 'postgres://app:app@127.0.0.1:9/app'
  const { isReady, text } = await launchCheck({ ...inOrder, DATABASE_URL: nowhere })
  expect(isReady).toBe(false)
  expect(text).toContain('✗ agent account: the database could not be asked')
  expect(text).not.toContain('127.0.0.1')
})

test('[S11] switches that are for tests keep the site from going public, each by itself', async () => {
  await storeAgent('agent@example.com', true)
  for (const [name, value] of [
    ['AUTH_CONFIRM_EMAIL', 'off'],
    ['RATE_LIMITS', 'off'],
    ['TRUSTED_PROXIES', '0'],
  ] as const) {
    const { isReady, text } = await launchCheck({ ...inOrder, [name]: value })
    expect(isReady, name).toBe(false)
    expect(text).toContain('1 thing keeps this site from going public.')
    expect(text).toContain(`✗ ${name}: it is ${value}`)
  }
})

test('[S6] as long as nobody says how long leads are kept, the site does not go public', async () => {
  await storeAgent('agent@example.com', true)
  const { isReady, text } = await launchCheck({ ...inOrder, SITE_RETENTION_LEAD_MONTHS: 'null' })
  expect(isReady).toBe(false)
  expect(text).toContain('✗ retention.leadMonths: nobody has said how long leads are kept')
})

test('the check names webhooks without a secret or without https', async () => {
  await storeAgent('hooks@example.com', true)
  const unsigned = await launchCheck({ ...inOrder, WEBHOOK_URL: 'https://crm.riveralife.com/hook' })
  expect(unsigned.isReady).toBe(false)
  expect(unsigned.text).toContain('✗ WEBHOOK_SECRET is missing: nothing is sent to WEBHOOK_URL unsigned')
  const secret = { WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  const open = await launchCheck({ ...inOrder, ...secret, WEBHOOK_URL: 'http://localhost:5678/hook' })
  expect(open.isReady).toBe(false)
  expect(open.text).toContain('✗ WEBHOOK_URL: webhooks go to localhost:5678 without https')
})
