import { getAllByRole, getByRole, getByText, queryByText } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { ownSettings, ownStory } from '../fixtures/settings/own-settings.ts'
import { find, findAll, openMain, partNames, textOf } from './site.ts'

test('[ROUTE-11] [FAQ-01] [FAQ-02] the FAQ has ten questions to open, of which the browser keeps one open, each answer with a way on', async () => {
  const main = await openMain(paths.faq)
  expect(textOf(getByRole(main, 'heading', { level: 1 }))).toContain('Common questions.')
  const questions = findAll(main, 'details')
  expect(questions).toHaveLength(10)
  for (const question of questions) {
    expect(question.hasAttribute('open')).toBe(false)
    // One name makes them exclusive, without scripts too.
    expect(question.getAttribute('name')).toBe(questions[0]?.getAttribute('name'))
    find(question, 'a')
  }
  expect(questions[0]?.getAttribute('name')).toBeTruthy()
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

test('[FAQ-04] [ABOUT-02] the FAQ and the About page lead to the quote and dial the phone', async () => {
  for (const path of [paths.faq, paths.about]) {
    const main = await openMain(path)
    const phone = getByRole(main, 'link', { name: /^Call \(\d{3}\)/ })
    expect(phone.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
    for (const link of getAllByRole(main, 'link', { name: 'Get Your Free Quote' }))
      expect(link.getAttribute('href')).toBe(paths.quote)
  }
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

test('[ABOUT-03] [FAQ-06] the operator’s own stories replace the examples and their label, in the page’s language', async () => {
  const label = /^(Ejemplo|Historia de ejemplo)\b/
  const open = (path: string) => openMain(path, 'es', ownSettings)
  const about = await open(paths.about)
  expect(textOf(about)).toContain('Yo daba clases de matemáticas.')
  expect(queryByText(about, label)).toBeNull()
  const faq = await open(paths.faq)
  expect(textOf(faq)).toContain('Con paciencia y claridad.')
  expect(findAll(faq, '.company_voices > li')).toHaveLength(1)
  expect(queryByText(faq, label)).toBeNull()
  const story = find(await open(paths.termLife), '.blocks_story')
  expect(textOf(story)).toContain(ownStory.quote.es)
  expect(queryByText(story, label)).toBeNull()
  expect(findAll(await open(paths.indexUniversalLife), '.blocks_story')).toEqual([])
})
