import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { inOrder } from '../../tests/fixtures/settings/launch-in-order.ts'
import { checkLaunch } from './check-launch.ts'

const settingsFile = fileURLToPath(new URL('../../tests/fixtures/settings/settings.json', import.meta.url))
const site = { SETTINGS_FILE: settingsFile, DATA_DIR: '/nonexistent' }

test('[SETTINGS-09] [SETTINGS-10] [SETTINGS-11] [SETTINGS-14] a site with sample values is not ready: everything missing is listed', async () => {
  const { text, isReady } = await checkLaunch(site)
  expect(isReady).toBe(false)
  expect(text).toContain('agent.phone: (800) 555-0142')
  expect(text).toContain('SITE_AGENT_NATIONAL_PRODUCER_NUMBER')
  const pieces = [
    'FOUNDER',
    'TESTIMONIALS',
    'SUCCESS_TERM',
    'SUCCESS_IUL',
    'SUCCESS_NO_EXAM',
    'SUCCESS_MORTGAGE',
  ]
  for (const piece of pieces) expect(text).toContain(`SITE_STORIES_${piece})`)
  for (const { name } of carriers) expect(text).toContain(`${name} has no financial-strength rating`)
  expect(text).toMatch(/\d+ things keep this site from going public\.$/)
})

test('settings that the site cannot start with are told as such', async () => {
  const { text, isReady } = await checkLaunch({ ...site, ...inOrder, SITE_SPLASH: 'never', PORT: 'http' })
  expect(isReady).toBe(false)
  expect(text).toContain('PORT must be a port number')
  expect(text).toContain('SITE_SPLASH (setting splash) must be "always"')
})
