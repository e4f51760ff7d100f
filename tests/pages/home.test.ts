import { getAllByRole, getByRole, getByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { Language } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { ownSettings } from '../fixtures/settings/own-settings.ts'
import { find, findAll, openMain, openPage, textOf, textsOf } from './site.ts'

test('[HOME-21] the home page opens with its promise and the tagline, in both languages', async () => {
  for (const [language, promise, tagline] of [
    ['en', 'Leave a light on for the people at home.', 'Life Insurance Made Simple'],
    ['es', 'Deje una luz encendida para los suyos.', 'Seguros de vida, sin complicaciones'],
  ] as const) {
    const main = await openMain(paths.home, language)
    expect(textOf(getByRole(main, 'heading', { level: 1 }))).toBe(promise)
    expect(textOf(main)).toContain(tagline)
  }
})

test('[HOME-01] hero, introduction, Why Choose, carriers and the closing call stand in this order', async () => {
  const main = await openMain(paths.home)
  const introduction = getByRole(main, 'region', { name: 'Life insurance, plainly explained.' })
  const inOrder = [
    getByRole(main, 'heading', { level: 1 }),
    find(introduction, 'img'),
    getByRole(main, 'region', { name: 'Why choose an agent who works for you.' }),
    getByRole(main, 'list', { name: 'Carrier partners' }),
    getByRole(main, 'heading', { name: 'A few questions tonight. One less worry tomorrow.' }),
  ]
  const all = findAll(main, '*')
  const places = inOrder.map((element) => all.indexOf(element))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('[HOME-02] the hero’s get-quote action leads to the questionnaire', async () => {
  const quote = getByRole(await openMain(paths.home), 'link', { name: 'Get My Free Quote' })
  expect(quote.getAttribute('href')).toBe(paths.quote)
})

test('[HOME-06] five reasons stand beside the house', async () => {
  expect(textsOf(findAll(await openMain(paths.home), '#why-us article h3'))).toEqual([
    'One form, many prices.',
    'Plain words, in English or Spanish.',
    'Move to any state, keep your agent.',
    'A few honest answers instead.',
    'A 40-year policy needs a strong carrier.',
  ])
})

for (const [language, label] of [
  ['en', 'Carrier partners'],
  ['es', 'Aseguradoras con las que trabajamos'],
] as const)
  test(`[HOME-13] the strip names the seven carriers, once for those who listen (${language})`, async () => {
    const list = getByRole(await openMain(paths.home, language), 'list', { name: label })
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

test('[HOME-15] the closing offers the quote and the phone', async () => {
  const closing = find(await openMain(paths.home), '[data-slot="closing"]')
  expect(getByRole(closing, 'link', { name: 'Start my quote' }).getAttribute('href')).toBe('/quote')
  const phone = getByRole(closing, 'link', { name: 'Call (800) 555-0142' })
  expect(phone.getAttribute('href')).toBe('tel:+18005550142')
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

test('[ROUTE-23] the footer’s Licensing leads from any page to the licence numbers', async () => {
  const footer = getByRole((await openPage(paths.faq)).body, 'contentinfo')
  expect(getByRole(footer, 'link', { name: 'Licensing' }).getAttribute('href')).toBe('/#licensing')
  const section = find(await openMain(paths.home), '#licensing')
  getByRole(section, 'heading', { name: 'Licensed, and easy to check.' })
  expect(textOf(section)).toContain('All 50 states')
  expect(textOf(section)).toContain('00000000')
})

test('[HOME-18] the claims: no exam up to $500K, years, 50 states, A+ carriers, support at any hour', async () => {
  const main = await openMain(paths.home)
  const claims = getByRole(main, 'list', { name: 'About us in short' })
  expect(textsOf(getAllByRole(claims, 'listitem'))).toEqual([
    '7+ years of experience',
    '50 states one licensed agent',
    'A+ rated insurance carriers',
    '24/7 support from Plainwell Assistant, and by phone Monday to Friday, 9 AM to 6 PM EST',
  ])
  const noExam = find(main, '.carriers_carriers')
  expect(textOf(find(noExam, '.carriers_figure'))).toContain('$500K')
  expect(textOf(noExam)).toContain('up to $500,000 without a nurse, a needle or a waiting room')
})

test('[HOME-18] the claims stand in Spanish as well', async () => {
  const main = await openMain(paths.home, 'es')
  const claims = getByRole(main, 'list', { name: 'Sobre nosotros, en breve' })
  expect(textsOf(getAllByRole(claims, 'listitem'))).toEqual([
    'Más de 7 años de experiencia',
    '50 estados un solo agente con licencia',
    'Calificación A+ en las aseguradoras',
    'Ayuda 24/7 de Plainwell Assistant, y por teléfono de lunes a viernes, de 9 AM a 6 PM, hora del Este',
  ])
  expect(textOf(find(main, '.carriers_carriers'))).toContain('llegan a $500,000 sin enfermera')
})

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
  expect(await claims(['A+', 'AA'], 'en')).toContain('A+ rated insurance carriers')
  expect(await claims(['A+', 'A'], 'en')).toContain('Rated A or better insurance carriers')
  expect(await claims(['A+', 'A'], 'es')).toContain('Calificación A o mejor en las aseguradoras')
  for (const grades of [
    ['A', null],
    ['A+', 'B++'],
  ]) {
    expect(await claims(grades, 'en')).not.toMatch(/rated|carriers/i)
  }
})

test('[HOME-19] [HOME-20] years and the protection total follow the settings, and without a total none is claimed', async () => {
  const byDefault = textOf(find(await openMain(paths.home), '.hero_claims'))
  expect(byDefault).not.toContain('million')
  expect(byDefault).toContain('7+ years')
  const set = textOf(find(await openMain(paths.home, 'en', ownSettings), '.hero_claims'))
  expect(set).toContain('23+ years of experience')
  expect(set).toContain('$1,250.5 million of protection arranged')
  const spanish = textOf(find(await openMain(paths.home, 'es', ownSettings), '.hero_claims'))
  expect(spanish).toContain('Más de 23 años')
  expect(spanish).toContain('$1,250.5 millones en protección contratada')
})

test('[HOME-17] the footer’s Support dials on every other page', async () => {
  const footer = getByRole((await openPage(paths.faq)).body, 'contentinfo')
  expect(getByRole(footer, 'link', { name: 'Support' }).getAttribute('href')).toBe('tel:+18005550142')
})
