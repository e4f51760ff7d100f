import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { childEnvironment } from '../../tests/fixtures/process/child-environment.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { inOrder } from '../../tests/fixtures/settings/launch-in-order.ts'

const command = fileURLToPath(new URL('launch-check.ts', import.meta.url))
const settingsFile = fileURLToPath(new URL('../../tests/fixtures/settings/settings.json', import.meta.url))
// A directory of its own, so that a developer's .env has no say.
const directory = mkdtempSync(join(tmpdir(), 'launch-check-'))
afterAll(() => rmSync(directory, { recursive: true }))

function launchCheck(env: Record<string, string> = {}): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: directory,
    env: { ...childEnvironment(), SETTINGS_FILE: settingsFile, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('[SETTINGS-09] [SETTINGS-10] [SETTINGS-11] [SETTINGS-14] A site with sample values: everything missing is listed, exit code 1', () => {
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

test('Settings that the site cannot start with are told as such', () => {
  const { status, said } = launchCheck({ ...inOrder, SITE_SPLASH: 'never', PORT: 'http' })
  expect(status).toBe(1)
  expect(said).toContain('PORT must be a port number')
  expect(said).toContain('SITE_SPLASH (setting splash) must be "always"')
})
