import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { find, findAll, openMain, openPage, textOf, textsOf } from './site.ts'

test('[HOME-01] [HOME-02] [HOME-15] [HOME-21] the hero with its quote, introduction, Why Choose, carriers and the closing call stand in this order', async () => {
  const main = await openMain(paths.home)
  expect(textOf(main)).toContain('Life Insurance Made Simple')
  expect(getByRole(main, 'link', { name: 'Get My Free Quote' }).getAttribute('href')).toBe(paths.quote)
  const introduction = getByRole(main, 'region', { name: 'Life insurance, plainly explained.' })
  const closing = find(main, '[data-slot="closing"]')
  const inOrder = [
    getByRole(main, 'heading', { level: 1 }),
    find(introduction, 'img'),
    getByRole(main, 'region', { name: 'Why choose an agent who works for you.' }),
    getByRole(main, 'list', { name: 'Carrier partners' }),
    getByRole(closing, 'heading', { name: 'A few questions tonight. One less worry tomorrow.' }),
  ]
  const all = findAll(main, '*')
  const places = inOrder.map((element) => all.indexOf(element))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(getByRole(closing, 'link', { name: 'Start my quote' }).getAttribute('href')).toBe('/quote')
  const phone = getByRole(closing, 'link', { name: 'Call (800) 555-0142' })
  expect(phone.getAttribute('href')).toBe('tel:+18005550142')
})

test('[HOME-06] [ROUTE-22] five reasons stand beside the house, at the anchor that Learn more leads to', async () => {
  const main = await openMain(paths.home)
  expect(getByRole(main, 'link', { name: /^Learn more/ }).getAttribute('href')).toMatch(/#why-us$/)
  expect(findAll(main, '#why-us article h3')).toHaveLength(5)
})

test('[HOME-13] the strip names the seven carriers, once for those who listen', async () => {
  const list = getByRole(await openMain(paths.home), 'list', { name: 'Carrier partners' })
  expect(textsOf(getAllByRole(list, 'listitem')).toSorted()).toEqual([
    'Corebridge Financial',
    'John Hancock',
    'Legal & General America',
    'Mutual of Omaha',
    'SBLI',
    'Transamerica',
    'United Home Life',
  ])
})

test('[HOME-22] the disclosure stands above the footer', async () => {
  const page = await openPage(paths.home)
  const disclosure = getByText(page.body, /illustrative/)
  const words = textOf(disclosure)
  expect(words).toContain('not a binding offer')
  expect(words).toContain('subject to underwriting and carrier approval')
  expect(words).toContain('legal or tax advice')
  const all = findAll(page, '*')
  expect(all.indexOf(disclosure)).toBeLessThan(all.indexOf(getByRole(page.body, 'contentinfo')))
})

test('[ROUTE-23] the section that Licensing leads to names the licence numbers', async () => {
  const section = find(await openMain(paths.home), '#licensing')
  getByRole(section, 'heading', { name: 'Licensed, and easy to check.' })
  expect(textOf(section)).toContain('All 50 states')
  expect(textOf(section)).toContain('00000000')
})

test.each([
  [
    'en',
    'About us in short',
    [
      '7+ years of experience',
      '50 states one licensed agent',
      'A+ rated insurance carriers',
      '24/7 support from Plainwell Assistant, and by phone Monday to Friday, 9 AM to 6 PM EST',
    ],
    'up to $500,000 without a nurse, a needle or a waiting room',
  ],
  [
    'es',
    'Sobre nosotros, en breve',
    [
      'Más de 7 años de experiencia',
      '50 estados un solo agente con licencia',
      'Calificación A+ en las aseguradoras',
      'Ayuda 24/7 de Plainwell Assistant, y por teléfono de lunes a viernes, de 9 AM a 6 PM, hora del Este',
    ],
    'llegan a $500,000 sin enfermera',
  ],
] as const)(
  '[HOME-17] [HOME-18] the claims: no exam up to $500K, years, 50 states, A+ carriers, support and its hours (%s)',
  async (language, name, claims, noExam) => {
    const main = await openMain(paths.home, language)
    expect(textsOf(getAllByRole(getByRole(main, 'list', { name }), 'listitem'))).toEqual(claims)
    expect(textOf(find(main, '.carriers_carriers .carriers_figure'))).toContain('$500K')
    expect(textOf(find(main, '.carriers_carriers'))).toContain(noExam)
  },
)

test('[O4] the claim about the carriers follows from the ratings entered, and is left out where none is true of all', async () => {
  const claims = async (grades: readonly (string | null)[], language: Language) => {
    const rated = carriers.map((carrier, place) => {
      const grade = grades[place % grades.length] ?? null
      const strengthRating = grade === null ? null : { grade, agency: 'AM Best', date: '2026-10-01' }
      return { ...carrier, strengthRating }
    })
    const page = await openMain(paths.home, language, { SITE_CARRIERS: JSON.stringify(rated) })
    return textOf(find(page, '.hero_claims'))
  }
  expect(await claims(['A+', 'A'], 'en')).toContain('Rated A or better insurance carriers')
  expect(await claims(['A+', 'A'], 'es')).toContain('Calificación A o mejor en las aseguradoras')
  expect(await claims(['A+', 'B++'], 'en')).not.toMatch(/rated|carriers/i)
})

test('[HOME-19] [HOME-20] years and the protection total follow the settings, and without a total none is claimed', async () => {
  expect(textOf(find(await openMain(paths.home), '.hero_claims'))).not.toContain('million')
  const set = textOf(find(await openMain(paths.home, 'es', ownSettings), '.hero_claims'))
  expect(set).toContain('Más de 23 años')
  expect(set).toContain('$1,250.5 millones en protección contratada')
})
