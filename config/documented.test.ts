import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingPlaces } from './setting-names.ts'

test('docs/operating/settings.md names every setting’s variable, and no other', () => {
  const named = readFileSync('docs/operating/settings.md', 'utf8').match(/SITE_[A-Z_]*[A-Z]/g)
  expect([...new Set(named)].sort()).toEqual(settingPlaces.map(({ variable }) => variable).sort())
})
