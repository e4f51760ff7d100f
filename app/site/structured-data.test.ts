import { expect, test } from 'vitest'
import { settings } from '../../tests/fixtures/settings/settings.ts'
import { agency, article, breadcrumbs } from './structured-data.ts'

const site = { ...settings, openingHours: 'Mo-Fr 09:00-18:00', publicUrl: 'https://agent.example' }
const json = (thing: unknown): Record<string, unknown> => JSON.parse(JSON.stringify(thing))

test('the agency is what the settings say, and nothing more', () => {
  const { agent, links } = site
  const told = json(
    agency({ ...site, agent: { ...agent, licensedStates: ['OH', 'TX'] } }, 'https://agent.example/p.png'),
  )
  expect(told).toMatchObject({
    '@type': 'InsuranceAgency',
    name: site.brand.name,
    telephone: '+18005550142',
    email: agent.supportEmail,
    openingHours: 'Mo-Fr 09:00-18:00',
    knowsLanguage: ['en', 'es'],
    areaServed: [
      { '@type': 'State', name: 'Ohio' },
      { '@type': 'State', name: 'Texas' },
    ],
    sameAs: links.socialProfileUrl,
  })
  for (const invented of ['address', 'geo', 'aggregateRating', 'review', 'priceRange']) {
    expect(told).not.toHaveProperty(invented)
  }
  expect(json(agency({ ...site, links: { ...links, socialProfileUrl: null } }, ''))).not.toHaveProperty(
    'sameAs',
  )
})

test('breadcrumbs count from the home page, in addresses of the page’s language', () => {
  const crumbs = [
    { name: 'Inicio', path: '/' },
    { name: 'Guías', path: '/guides' },
  ]
  expect(json(breadcrumbs(crumbs, site.publicUrl, 'es')).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://agent.example/?lng=es' },
    { '@type': 'ListItem', position: 2, name: 'Guías', item: 'https://agent.example/guides?lng=es' },
  ])
})

test('an article names its words, language and picture, and no date that nobody keeps', () => {
  const facts = {
    title: 'T',
    description: 'D',
    address: 'https://agent.example/a',
    picture: 'P',
    language: 'en',
  } as const
  const told = json(article(facts, site))
  expect(told).toMatchObject({ headline: 'T', description: 'D', inLanguage: 'en', image: 'P' })
  expect(Object.keys(told).filter((name) => name.startsWith('date'))).toEqual([])
})
