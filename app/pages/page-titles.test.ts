import { expect, test } from 'vitest'
import type { PageInfo } from '#content/page-info.ts'
import { errorPage, notFoundPage, pages } from '#content/pages.ts'
import { languages } from '#domain/site/language.ts'
import { readWords, wordsAt } from '../../tests/fixtures/locale-words.ts'
import { recipe } from '../../tests/fixtures/recipe.ts'
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

test.each(languages)(
  '[SEO-05] titles and descriptions are a page’s own, and fit where search engines show them (%s)',
  (language) => {
    const metas = listed.map(([key, info]) => ({ key, ...metaOf(info, language) }))
    for (const part of ['title', 'description'] as const)
      expect(new Set(metas.map((meta) => meta[part])).size, part).toBe(metas.length)
    const cutOff = metas.filter(
      ({ title, description, keywords }) =>
        `${title} | ${settings.brand.name}`.length > shownTitle ||
        title.length < 5 ||
        description.length < shownDescription.least ||
        description.length > shownDescription.most ||
        !keywords.includes(', ') ||
        /\{\{/.test(title + description),
    )
    expect(cutOff, recipe('A page', 2)).toEqual([])
  },
)
