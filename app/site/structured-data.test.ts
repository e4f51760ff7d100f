import { expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { agency } from './structured-data.ts'

const site = { ...settings, openingHours: 'Mo-Fr 09:00-18:00', publicUrl: 'https://agent.example' }

test('the agency is what the settings say, and nothing is made up', () => {
  const told = JSON.stringify(
    agency({ ...site, links: { ...site.links, socialProfileUrl: null } }, 'https://agent.example/p.png'),
  )
  expect(told).toContain(site.agent.supportEmail)
  for (const absent of ['address', 'geo', 'aggregateRating', 'review', 'priceRange', 'sameAs'])
    expect(told).not.toContain(`"${absent}"`)
})
