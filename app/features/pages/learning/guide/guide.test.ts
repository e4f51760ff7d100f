import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { guideMessages } from '#content/guides.ts'
import { languages } from '#domain/site/language.ts'
import { messagesFile } from '../../../../../tests/fixtures/locale-words.ts'
import { type ArticleId, articles } from './articles.ts'
import { glossaryWords } from './glossary-words.ts'
import { categoryKey, distinctCategories, type Guide, toGuide } from './guide.ts'
import { splitLinks } from './guide-text.tsx'

function read(language: string, namespace: string) {
  return JSON.parse(readFileSync(messagesFile(language, namespace), 'utf8'))
}

function guideIn(language: string, id: ArticleId): Guide {
  const article = articles.find((one) => one.id === id)
  if (!article) throw new Error(`There is no article ${id}`)
  const title: unknown = read(language, 'guide-labels').titles[id]
  return toGuide(article, String(title), read(language, `guide-${id}`).guide)
}

function textsOf({ subtitle, content }: Guide): string[] {
  const { introduction, sections, conclusion } = content
  const inSections = sections.flatMap(({ title, content: body, tips = [] }) => [title, ...body, ...tips])
  return [subtitle, introduction, ...inSections, ...conclusion]
}

test('[LEARN-03] [LEARN-12] there are four articles, each with its category', () => {
  const { categories } = read('en', 'guide-labels')
  expect(articles.map(({ id, category }) => [id, categories[category]])).toEqual([
    ['buying-tips', 'Getting Started'],
    ['beneficiary-guide', 'Policy Management'],
    ['affordable-insurance', 'Cost & Savings'],
    ['no-medical-exam', 'Application Process'],
  ])
})

test('[LEARN-13] they take 8, 6, 7 and 5 minutes to read, in that order', () => {
  expect(articles.map(({ readTime }) => readTime)).toEqual([8, 6, 7, 5])
})

test('[LEARN-14] a card with no category shows the label Guide', () => {
  const { guide, categories } = read('en', 'guide-labels')
  expect(categoryKey({})).toBe('guide')
  expect(guide).toBe('Guide')
  expect(categoryKey({ category: 'costSavings' })).toBe('categories.costSavings')
  expect(Object.keys(categories)).toEqual(articles.map(({ category }) => category))
})

test('a category of several guides is named once, and the label Guide is no category', () => {
  const of = [
    { category: 'costSavings' },
    {},
    { category: 'gettingStarted' },
    { category: 'costSavings' },
  ] as const
  expect(distinctCategories(of)).toEqual(['categories.costSavings', 'categories.gettingStarted'])
})

describe.each(languages)('%s', (language) => {
  const guides = articles.map(({ id }) => guideIn(language, id))

  test.each(guides)('[LEARN-15] the guide $id has all its parts', (guide) => {
    expect(['blue', 'purple', 'emerald', 'orange']).toContain(guide.color)
    expect(guide).toMatchObject({
      id: expect.stringMatching(/^[a-z-]+$/),
      title: expect.stringMatching(/./),
      icon: expect.anything(),
      readTime: expect.any(Number),
      category: expect.stringMatching(/./),
    })
    expect(guide.content.sections.length).toBeGreaterThan(3)
    expect(guide.content.conclusion.length).toBeGreaterThan(2)
    for (const text of textsOf(guide)) expect(text.trim()).not.toBe('')
    for (const { content } of guide.content.sections) expect(content).not.toEqual([])
  })

  test('[EDU-01] the buying tips are five, each with expert tips', () => {
    const { sections } = guideIn(language, 'buying-tips').content
    expect(sections).toHaveLength(5)
    for (const { tips = [] } of sections) expect(tips.length).toBeGreaterThan(1)
  })

  test('[CONST-05] [CONST-14] [CONST-15] the buying tips name the rule of thumb, the review and the comparison', () => {
    const { sections } = guideIn(language, 'buying-tips').content
    const said = (place: number) => JSON.stringify(sections[place])
    expect(said(0)).toMatch(/\{\{incomeMultiple\.low\}\} (to|a) \{\{incomeMultiple\.high\}\}/)
    expect(said(2)).toMatch(/\{\{insurersToCompare\.low\}\} (to|a) \{\{insurersToCompare\.high\}\}/)
    expect(said(4)).toMatch(/\{\{reviewYears\}\} (years|años)/)
  })

  test('every guide that speaks of no exam says that a yes depends on the answers', () => {
    const claim = language === 'en' ? /\b(no|without an) (medical )?exam/i : /sin examen/i
    const qualifier = language === 'en' ? /depends on your (health )?answers/i : /depende de sus respuestas/i
    for (const guide of guides.filter((one) => claim.test(textsOf(one).join(' '))))
      expect(textsOf(guide).join(' '), guide.id).toMatch(qualifier)
  })

  test('every link in the guides leads to a page or to a word that the glossary explains', () => {
    const { words } = read(language, 'page-glossary')
    expect(Object.keys(words)).toEqual([...glossaryWords])
    const links = guides
      .flatMap(textsOf)
      .flatMap(splitLinks)
      .filter((part) => typeof part !== 'string')
    expect(links.length).toBeGreaterThan(10)
  })

  test('all guides together stay a light load', () => {
    const all = guideMessages.map((namespace) => readFileSync(messagesFile(language, namespace))).join('')
    expect(brotliCompressSync(all).length).toBeLessThan(9_000)
  })
})

test('words of another shape are no guide', () => {
  const [article] = articles
  const content = { introduction: 'A', sections: [{ title: 'B', content: ['C'] }], conclusion: ['D'] }
  expect(toGuide(article, 'Title', { subtitle: 'S', content })).toMatchObject({
    id: 'buying-tips',
    title: 'Title',
  })
  for (const words of [
    'guide',
    { content },
    { subtitle: 'S', content: { ...content, conclusion: 'D' } },
    { subtitle: 'S', content: { ...content, sections: [{ title: 'B', content: 'C' }] } },
  ])
    expect(() => toGuide(article, 'Title', words)).toThrow(/guide buying-tips/)
})
