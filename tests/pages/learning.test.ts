import { getAllByRole, getByRole } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { find, findAll, openMain, part, textOf, textsOf } from './site.ts'

const guides = 'details[name="guide"]'

test('[LEARN-01] [LEARN-02] [LEARN-03] [CONST-04] the Learning Center opens with its tagline and four tiles, and what their figures rest on', async () => {
  const main = await openMain(paths.learning)
  getByRole(main, 'heading', { level: 1, name: 'Learning Center' })
  expect(textOf(main)).toContain('Master Life Insurance with Expert Guides and Educational Resources')
  expect(textsOf(findAll(main, '.learning_learningTiles li'))).toEqual([
    '4 articles',
    '$500K No Exam Coverage',
    '24-48hrs Fast Approval',
    '$25/mo Starting Rates',
  ])
  expect(textOf(find(main, '.learning_learningTiles li b'))).toBe(String(findAll(main, guides).length))
  const notes = find(main, '.learning_learningTiles + .learning_tileNotes')
  expect(textOf(notes)).toContain('Approval depends on your answers to health questions.')
  expect(textOf(notes)).toMatch(/by our estimate of \w+ \d+, \d{4}, \$250,000 for 20 years/)
  expect(getByRole(notes, 'link', { name: 'our estimate' }).getAttribute('href')).toBe('/how-we-estimate')
})

test('[LEARN-04] [LEARN-05] the categories are named once each, and are nothing to press', async () => {
  const main = await openMain(paths.learning)
  getByRole(main, 'heading', { name: 'Browse by Category' })
  const chips = find(main, '.learning_categoryChips')
  expect(textsOf(getAllByRole(chips, 'listitem'))).toEqual([
    'Getting Started',
    'Policy Management',
    'Cost & Savings',
    'Application Process',
  ])
  expect(findAll(chips, 'a, button, [tabindex], [role="button"]')).toEqual([])
})

test.each([
  ['[LEARN-11]', paths.learning, 'Ready to Apply Your Knowledge?', 'Get Your Free Quote'],
  ['[GUIDES-02]', paths.guides, 'Ready to Get Your Life Insurance Quote?', 'Get Instant Quotes'],
])('%s %s closes with the way to a quote', async (_, path, heading, name) => {
  const closing = part(await openMain(path), heading)
  expect(getByRole(closing, 'link', { name }).getAttribute('href')).toBe(paths.quote)
})

test('[ROUTE-12] [GUIDES-03] the guides page shows the same four articles as the Learning Center, each with its anchor and its page', async () => {
  const [learning, own] = await Promise.all(
    [paths.learning, paths.guides].map(async (path) => textsOf(findAll(await openMain(path), guides))),
  )
  expect(learning).toHaveLength(4)
  expect(own).toEqual(learning)
  const main = await openMain(paths.guides)
  for (const id of ['buying-tips', 'beneficiary-guide', 'affordable-insurance', 'no-medical-exam'])
    find(main, `details[name="guide"] #${id} .guides_guideOn a[href="/${id}"]`)
})

test('[D8] [LEARN-08] [LEARN-09] [LEARN-10] a guide has an introduction, numbered sections with tips, and takeaways', async () => {
  for (const guide of findAll(await openMain(paths.learning), guides)) {
    getByRole(guide, 'heading', { name: 'Introduction', level: 3 })
    expect(textOf(find(guide, '.guides_guideIntro'))).toMatch(/^Introduction\s*\S.{40}/)
    const sections = findAll(guide, 'ol.guides_guideSections > li')
    expect(sections.length).toBeGreaterThan(3)
    for (const section of sections) {
      getByRole(section, 'heading', { level: 3, name: /.{4}/ })
      expect(textOf(find(section, 'p'))).not.toBe('')
    }
    expect(textOf(find(guide, '.guides_expertTips'))).toMatch(/Expert Tips?\s*\S/)
    getByRole(guide, 'heading', { name: 'Key Takeaways' })
    expect(findAll(guide, '.guides_takeawayList li').length).toBeGreaterThan(2)
  }
})
