import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipe } from '../tests/fixtures/recipe.ts'
import { settingPlaces } from './setting-names.ts'

test('docs/operating/settings.md names every setting’s variable, each setting’s own, and no other', () => {
  const named = readFileSync('docs/operating/settings.md', 'utf8').match(/SITE_[A-Z_]*[A-Z]/g)
  const variables = settingPlaces.map(({ variable }) => variable).sort()
  expect([...new Set(named)].sort(), recipe('A source of quotes', 5)).toEqual(variables)
  expect(new Set(variables).size).toBe(variables.length)
})
