import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { carriers } from '#config/carriers.ts'

const command = fileURLToPath(new URL('launch-check.ts', import.meta.url))
// A directory of its own, so that a developer's .env has no say.
const directory = mkdtempSync(join(tmpdir(), 'launch-check-'))
afterAll(() => rmSync(directory, { recursive: true }))

function launchCheck(env: Record<string, string> = {}): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: directory,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const inOrder = {
  PUBLIC_URL: 'https://www.riveralife.com',
  SMTP_URL: 'smtps://mail.riveralife.com',
  SITE_AGENT_NAME: 'Jordan Rivera',
  SITE_AGENT_PHONE: '(415) 867-5309',
  SITE_AGENT_SUPPORT_EMAIL: 'help@riveralife.com',
  SITE_AGENT_NATIONAL_PRODUCER_NUMBER: '18273645',
  SITE_AGENT_STATE_LICENSES: '[{"state":"CA","number":"0H12345"}]',
  SITE_AGENT_DOMICILE: 'Sacramento, California',
  SITE_LINKS_SOCIAL_PROFILE_URL: 'null',
  SITE_CARRIERS: JSON.stringify(
    carriers.map((carrier) => ({
      ...carrier,
      strengthRating: { grade: 'A+', agency: 'AM Best', date: '2026-10-01' },
    })),
  ),
  SITE_TRUST_BADGES_HIPAA_COMPLIANT: 'false',
  SITE_STORIES_FOUNDER: '{"en":["I began at a kitchen table."],"es":["Empecé en una mesa de cocina."]}',
  SITE_STORIES_TESTIMONIALS: '[]',
  SITE_STORIES_SUCCESS_TERM: 'none',
  SITE_STORIES_SUCCESS_IUL: 'none',
  SITE_STORIES_SUCCESS_NO_EXAM: 'none',
  SITE_STORIES_SUCCESS_MORTGAGE: 'none',
}

test('[SETTINGS-09] [SETTINGS-10] [SETTINGS-11] [SETTINGS-14] The site as shipped: everything missing is listed, exit code 1', () => {
  const { status, said } = launchCheck()
  expect(status).toBe(1)
  expect(said).toContain('agent.phone: (800) 555-0142')
  expect(said).toContain('SITE_AGENT_NATIONAL_PRODUCER_NUMBER')
  for (const piece of [
    'FOUNDER',
    'TESTIMONIALS',
    'SUCCESS_TERM',
    'SUCCESS_IUL',
    'SUCCESS_NO_EXAM',
    'SUCCESS_MORTGAGE',
  ])
    expect(said).toContain(`SITE_STORIES_${piece})`)
  for (const { name } of carriers) expect(said).toContain(`${name} has no financial-strength rating`)
  expect(said).toMatch(/\d+ things keep this site from going public\.\n$/)
})

test('[SETTINGS-11] [SETTINGS-08] With everything set by the operator: exit code 0, warnings shown', () => {
  const { status, said } = launchCheck(inOrder)
  expect(said).toContain('Nothing keeps this site from going public.')
  expect(said).toContain('prices: the built-in engine is the only source of prices')
  expect(status).toBe(0)
})

test('[SETTINGS-12] One badge that nobody vouches for is enough for exit code 1', () => {
  const { status, said } = launchCheck({ ...inOrder, SITE_TRUST_BADGES_HIPAA_COMPLIANT: 'true' })
  expect(status).toBe(1)
  expect(said).toContain('1 thing keeps this site from going public.')
})

test('Settings that the site cannot start with are told as such', () => {
  const { status, said } = launchCheck({ ...inOrder, SITE_SPLASH: 'never', PORT: 'http' })
  expect(status).toBe(1)
  expect(said).toContain('PORT must be a port number')
  expect(said).toContain('SITE_SPLASH (setting splash) must be "always"')
})
