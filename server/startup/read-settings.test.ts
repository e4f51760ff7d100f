import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { readSettings } from './read-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('SETTINGS_FILE names the file that the settings come from; variables override it as they do the usual one', async () => {
  const SETTINGS_FILE = fileURLToPath(new URL('../../tests/fixtures/settings/settings.ts', import.meta.url))
  expect(await readSettings({ SETTINGS_FILE })).toEqual({ ok: true, settings })
  const own = await readSettings({ SETTINGS_FILE, SITE_BRAND_NAME: 'Harbor Light Life' })
  expect(own.ok && own.settings.brand).toEqual({ ...settings.brand, name: 'Harbor Light Life' })
})

test('a settings file that is not there, or is wrong, is told by its name', async () => {
  const missing = join(folder, 'missing.ts')
  expect(await readSettings({ SETTINGS_FILE: missing })).toEqual({
    ok: false,
    messages: [expect.stringContaining(`${missing} cannot be read: `)],
  })
  const wrong = join(folder, 'wrong.mjs')
  writeFileSync(wrong, `export const settings = ${JSON.stringify({ ...settings, splash: 'never' })}`)
  expect(await readSettings({ SETTINGS_FILE: wrong })).toEqual({
    ok: false,
    messages: [expect.stringMatching(/^splash must be .*: change it in .*wrong\.mjs, or set SITE_SPLASH\.$/)],
  })
})
