import { describe, expect, test } from 'vitest'
import type { PageInfo } from '#content/page-info.ts'
import { errorPage, notFoundPage, pages } from '#content/pages.ts'
import { languages } from '#domain/site/language.ts'
import { readWords, wordsAt } from '../../tests/fixtures/locale-words.ts'
import { settings } from '../../tests/fixtures/settings/settings.ts'

interface PageMeta {
  title: string
  description: string
  keywords: string
}

const all = Object.entries<PageInfo>({ ...pages, error: errorPage, notFound: notFoundPage })
/** A page at a second address has the title of its first. */
const infos = all.filter(([, { meta }], index) => all.findIndex(([, other]) => other.meta === meta) === index)
const listed = infos.filter(([, { noindex }]) => !noindex)

function metaOf({ meta }: PageInfo, language: string): PageMeta {
  const [namespace = '', place = ''] = meta.split(':')
  const words = readWords(language, namespace)
  const text = (part: keyof PageMeta) =>
    String(wordsAt(words, `${place}.${part}`) ?? '')
      .replaceAll('{{brand}}', settings.brand.name)
      .replaceAll('{{agent}}', settings.agent.name)
  return { title: text('title'), description: text('description'), keywords: text('keywords') }
}

/** What a search engine shows of a title and of a description before it cuts them off, in characters. */
const shownTitle = 65
const shownDescription = { least: 70, most: 160 }

test('there are pages to judge', () => {
  expect(listed.length).toBeGreaterThan(20)
})

for (const language of languages) {
  describe(`in ${language}`, () => {
    test('[SEO-05] titles and descriptions are a page’s own', () => {
      const metas = listed.map(([, info]) => metaOf(info, language))
      expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
      expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
    })

    test.each(listed)('%s fits where search engines show it', (_key, info) => {
      const { title, description, keywords } = metaOf(info, language)
      expect(title).not.toContain('{{')
      expect(`${title} | ${settings.brand.name}`.length, title).toBeLessThanOrEqual(shownTitle)
      expect(title.length).toBeGreaterThan(4)
      expect(description).not.toContain('{{')
      expect(description.length, description).toBeGreaterThanOrEqual(shownDescription.least)
      expect(description.length, description).toBeLessThanOrEqual(shownDescription.most)
      expect(keywords.split(', ').length).toBeGreaterThan(1)
    })
  })
}
