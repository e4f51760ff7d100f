import { expect, test } from 'vitest'
import { addresses as known } from '#app/pages.ts'
import { type PageKey, pages } from '#content/pages.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { pageList } from '#domain/site/page-list.ts'
import { paths } from '#domain/site/paths.ts'
import { pictures } from '../../scripts/pictures/share-pictures.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { readHead } from './head.ts'
import { find, findAll, openMain, openPage, siteAddress, siteWith } from './site.ts'

const addresses = [...known, '/no-such-page']
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

/** What is read aloud or seen in this language, piece by piece. */
function textsIn(page: Document, language: Language): string[] {
  const found: string[] = []
  const visit = (element: Element, above: string | null) => {
    const spoken = element.getAttribute('lang') ?? above
    if (spoken === language) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        found.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node.nodeType === 3) found.push(node.textContent ?? '')
    }
    for (const child of element.children) if (!unread.has(child.tagName)) visit(child, spoken)
  }
  visit(page.body, page.documentElement.getAttribute('lang'))
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

test.each(languages)(
  'every address is complete without scripts: one h1, headings in order, no bare key (%s)',
  async (language) => {
    for (const address of addresses) {
      const page = await openPage(address, language)
      expect(page.documentElement.lang, address).toBe(language)
      const headings = findAll(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)))
      expect(headings.filter((level) => level === 1).length, `h1 of ${address}`).toBe(1)
      const skipped = headings.filter((level, place) => place > 0 && level > (headings[place - 1] ?? 0) + 1)
      expect(skipped, `headings of ${address}: ${headings}`).toEqual([])
      const bare = /^[a-z][\w-]*(:[\w.-]+|(\.\w+)+)$|\{\{|\[object/
      expect(
        textsIn(page, language).filter((text) => bare.test(text)),
        address,
      ).toEqual([])
    }
  },
)

test.each(languages)(
  'no link leads nowhere: every address and every anchor exists (%s)',
  async (language) => {
    const anchors = new Map<string, Set<string>>()
    for (const address of addresses) {
      const ids = findAll(await openPage(address, language), '[id]').map(({ id }) => id)
      anchors.set(address, new Set(['', ...ids]))
    }
    const dead: string[] = []
    for (const address of addresses)
      for (const link of findAll(await openPage(address, language), 'a[href]')) {
        const url = new URL(link.getAttribute('href') ?? '', new URL(address, siteAddress))
        if (!/^https?:$/.test(url.protocol) || url.origin !== siteAddress) continue
        const anchor = decodeURIComponent(url.hash.slice(1))
        if (!anchors.get(url.pathname)?.has(anchor)) dead.push(`${address}: ${url.href}`)
      }
    expect(dead).toEqual([])
  },
)

/** The pages that consist of words: each leads on to the quote and to the phone. */
const wordPages = pageList.flatMap(([key, { place }]) => (place && !place.isTop ? [key] : []))

test('[ROUTE-27] every page of words leads on to the quote and to the phone', async () => {
  for (const name of wordPages)
    for (const language of languages) {
      const main = await openMain(paths[name], language)
      find(main, 'a[href="/quote"]')
      find(main, 'a[href^="tel:"]')
    }
})

test('[FRAME-33] wherever the phone number is a link, it is a tel: link', async () => {
  let count = 0
  for (const address of addresses)
    for (const link of findAll(await openPage(address), 'a')) {
      const href = link.getAttribute('href') ?? ''
      expect(href, address).not.toMatch(/^(callto|sms|skype):/)
      if (!link.innerHTML.includes('555-0142')) continue
      expect(href, address).toBe('tel:+18005550142')
      count++
    }
  expect(count).toBeGreaterThan(addresses.length * 2)
})

const carrierNames = new Set(carriers.map(({ name }) => name))
/** Said alike in both languages: names, and labels that are the same word. */
const sameInBoth = [/^[^\p{L}]*$/u, /Plainwell Life|Alex Sample/, /^\S+(\s\S+)?$/]
const englishWords = /\b(the|and|your|you|with|from|what|how|are|this|that|have|will|can|not)\b/i

test('[I18N-06] no Spanish page says something in English', async () => {
  const left: string[] = []
  for (const address of addresses) {
    const inEnglish = new Set(textsIn(await openPage(address, 'en'), 'en'))
    const spanish = textsIn(await openPage(address, 'es'), 'es')
    expect(spanish.length, address).toBeGreaterThan(3)
    left.push(
      ...spanish
        .filter((text) => englishWords.test(text) || inEnglish.has(text))
        .filter((text) => !carrierNames.has(text) && !sameInBoth.some((known) => known.test(text)))
        .map((text) => `${address}: ${text}`),
    )
  }
  expect(left).toEqual([])
})

/** Pages about one visitor, and the agent's desk, which nobody should find by searching. */
const unlisted: readonly PageKey[] = [
  'review',
  'options',
  'confirmation',
  'application',
  'contactChoices',
  'requestStatus',
  'continueHere',
  'auth',
  'authCallback',
  'authConfirm',
  'dashboard',
  'agent',
]
const listed = Object.entries(paths)
  .filter(([name]) => !unlisted.some((other) => other === name))
  .map(([, path]) => path)
/** The second address of one page is no page of its own. */
const found = listed.filter((path) => path !== paths.marketplace)

test.each(languages)(
  '[SEO-01] [SEO-02] [SEO-03] [SEO-04] every head is whole before any script, and listed only if it may be (%s)',
  async (language) => {
    const drawn = pictures(Object.values(pages))
    for (const path of Object.values(paths)) {
      const { titles, meta, link } = await readHead(path, language)
      expect(titles, path).toEqual([expect.stringMatching(/.{4,} \| Plainwell Life$/)])
      expect(meta('description'), path).toEqual([expect.stringMatching(/.{31}/)])
      expect(meta('keywords'), path).toEqual([expect.stringMatching(/.{6}/)])
      expect(meta('robots'), path).toEqual(listed.includes(path) ? [] : ['noindex'])

      const own = path === paths.marketplace ? paths.companies : path
      const canonical = `${siteAddress}${own}${language === 'en' ? '' : `?lng=${language}`}`
      expect(link('canonical'), path).toEqual([canonical])
      expect(meta('og:url'), path).toEqual([canonical])
      expect(meta('og:title'), path).toEqual(titles)
      expect(meta('og:description'), path).toEqual(meta('description'))
      expect(meta('og:locale'), path).toEqual([language === 'en' ? 'en_US' : 'es_US'])
      expect(meta('og:locale:alternate'), path).toEqual([language === 'en' ? 'es_US' : 'en_US'])

      const [picture = ''] = meta('og:image')
      expect(drawn.has(new URL(picture).pathname.slice(1)), `${path} names ${picture}`).toBe(true)
      expect(meta('og:image:alt'), path).toEqual([expect.stringMatching(/.{20,}/)])
      expect([meta('og:image:width'), meta('og:image:height')], path).toEqual([['1200'], ['630']])
      expect(meta('twitter:image'), path).toEqual([picture])
      expect(meta('twitter:card'), path).toEqual(['summary_large_image'])
    }
  },
)

test('[SEO-05] no two pages that may be found share a title, a description or a picture, and the site map lists them all', async () => {
  const heads = await Promise.all(
    languages.flatMap((language) => found.map((path) => readHead(path, language))),
  )
  const distinct = (values: string[]) => expect(new Set(values).size).toBe(heads.length)
  distinct(heads.flatMap(({ titles }) => titles))
  distinct(heads.flatMap(({ meta }) => meta('description')))
  distinct(heads.flatMap(({ meta }) => meta('og:image')))

  const answer = await siteWith().request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml')
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  expect(locations.toSorted()).toEqual(heads.flatMap(({ link }) => link('canonical')).toSorted())
  expect(await (await siteWith().request('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
})
