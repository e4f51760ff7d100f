import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { messagesFile } from '../../../../../tests/fixtures/locale-words.ts'
import { type ArticleId, articles } from './articles.ts'
import { categoryKey, distinctCategories, type Guide, toGuide } from './guide.ts'

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

test('[LEARN-03] [LEARN-12] [LEARN-13] the four articles have their categories and times to read', () => {
  const { categories } = read('en', 'guide-labels')
  expect(articles.map(({ id, category, readTime }) => [id, categories[category], readTime])).toEqual([
    ['buying-tips', 'Getting Started', 8],
    ['beneficiary-guide', 'Policy Management', 6],
    ['affordable-insurance', 'Cost & Savings', 7],
    ['no-medical-exam', 'Application Process', 5],
  ])
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
})
