import { getAllByRole, getByRole, getByText, queryByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { ownSettings, ownStory } from '../fixtures/settings/own-settings.ts'
import { find, findAll, openMain, partNames, siteWith, textOf } from './site.ts'

test('every answer of the FAQ leads on to a page that is there', async () => {
  const links = findAll(await openMain(paths.faq), 'details a').map((link) => link.getAttribute('href') ?? '')
  expect(links).toHaveLength(10)
  for (const link of links) expect((await siteWith().request(link)).status, link).toBe(200)
})

test('[FAQ-03] [FAQ-06] three testimonials with name, rating and comment are labelled as examples', async () => {
  for (const [language, label, stars] of [
    ['en', 'Example, not a real client', /^[1-5] out of 5 stars$/],
    ['es', 'Ejemplo, no es un cliente real', /^[1-5] de 5 estrellas$/],
  ] as const) {
    const voices = findAll(await openMain(paths.faq, language), '.company_voices > li')
    expect(voices).toHaveLength(3)
    for (const voice of voices) {
      getByRole(voice, 'img', { name: stars })
      expect(textOf(find(voice, 'blockquote'))).toMatch(/\w{3}/)
      expect(textOf(find(voice, '.typography_h4'))).toMatch(/\w{3}/)
      getByText(voice, label)
    }
  }
})

for (const [proven, path] of [
  ['[FAQ-04]', paths.faq],
  ['[ABOUT-02]', paths.about],
] as const)
  test(`${proven} ${path} leads to the quote and dials the phone`, async () => {
    const main = await openMain(path)
    const phone = getByRole(main, 'link', { name: /^Call \(\d{3}\)/ })
    expect(phone.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
    for (const link of getAllByRole(main, 'link', { name: 'Get Your Free Quote' }))
      expect(link.getAttribute('href')).toBe(paths.quote)
  })

test('[ROUTE-10] [ABOUT-01] the About page tells the founder story, mission, differentiators and commitments', async () => {
  const main = await openMain(paths.about)
  expect(partNames(main).slice(0, 4)).toEqual([
    'How it began',
    'Our mission',
    'What is different here',
    'What we promise',
  ])
  expect(textOf(main)).toContain('my mother found his policy in a kitchen drawer')
  expect(textOf(main)).toContain('00000000')
})

test('[U15] [ABOUT-03] the sample founder story and success stories say that they are examples', async () => {
  getByText(await openMain(paths.about), 'Example story, not yet the agent’s own')
  for (const path of [
    paths.termLife,
    paths.indexUniversalLife,
    paths.noMedicalExam,
    paths.mortgageProtection,
  ])
    getByText(find(await openMain(path), '.blocks_story'), 'Example, not a real client')
})

test('[ABOUT-03] [FAQ-06] the operator’s own stories take the place of the examples, and lose the label', async () => {
  for (const [language, founder, voice, quote] of [
    ['en', 'I used to teach math.', 'Patient and clear.', ownStory.quote.en],
    ['es', 'Yo daba clases de matemáticas.', 'Con paciencia y claridad.', ownStory.quote.es],
  ] as const) {
    const label = /^(Example|Ejemplo|Historia de ejemplo)\b/
    const about = await openMain(paths.about, language, ownSettings)
    expect(textOf(about)).toContain(founder)
    expect(queryByText(about, label)).toBeNull()
    const faq = await openMain(paths.faq, language, ownSettings)
    expect(textOf(faq)).toContain(voice)
    expect(findAll(faq, '.company_voices > li')).toHaveLength(1)
    expect(queryByText(faq, label)).toBeNull()
    const story = find(await openMain(paths.termLife, language, ownSettings), '.blocks_story')
    expect(textOf(story)).toContain(quote)
    expect(queryByText(story, label)).toBeNull()
    expect(findAll(await openMain(paths.indexUniversalLife, language, ownSettings), '.blocks_story')).toEqual(
      [],
    )
  }
})
