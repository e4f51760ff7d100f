import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { readSettings } from './read-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-file-'))
afterAll(() => rmSync(folder, { recursive: true }))
const testSettings = fileURLToPath(new URL('../../tests/fixtures/settings/settings.json', import.meta.url))

test('SETTINGS_FILE names the operator’s file; variables override it', async () => {
  expect(await readSettings({ SETTINGS_FILE: testSettings })).toEqual({ ok: true, settings })
  const own = await readSettings({ SETTINGS_FILE: testSettings, SITE_BRAND_NAME: 'Harbor Light Life' })
  expect(own.ok && own.settings.brand).toEqual({ ...settings.brand, name: 'Harbor Light Life' })
})

test('[O8] without it the operator’s file is settings.json beside the data, and need not be there', async () => {
  const DATA_DIR = join(folder, 'data')
  const shipped = await readSettings({ DATA_DIR })
  expect(shipped.ok).toBe(true)
  writeFileSync(join(folder, 'settings.json'), '\uFEFF{ "brand": { "name": "Harbor Light Life" } }')
  const own = await readSettings({ DATA_DIR: folder })
  expect(own.ok && own.settings.brand.name).toBe('Harbor Light Life')
})

test('[O19] a settings file that is not there, is no JSON, or is wrong, is told by its name', async () => {
  const messagesFor = async (SETTINGS_FILE: string) => {
    const read = await readSettings({ SETTINGS_FILE })
    return read.ok ? [] : read.messages
  }
  const missing = join(folder, 'missing.json')
  expect(await messagesFor(missing)).toEqual([`${missing} cannot be read: there is no such file.`])
  expect(await messagesFor(folder)).toEqual([`${folder} cannot be read: EISDIR.`])
  expect(await messagesFor('own/settings.ts')).toEqual([
    expect.stringContaining('SETTINGS_FILE must name a JSON file, and own/settings.ts is a module: '),
  ])
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, '{\n  "splash": "never"\n}')
  expect(await messagesFor(wrong)).toEqual([
    expect.stringMatching(/^splash must be .*: change it in .*wrong\.json, line 2, or set SITE_SPLASH\.$/),
  ])
})
