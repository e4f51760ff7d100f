import { expect, test } from 'vitest'
import { addresses as known } from '#app/pages.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { pageList } from '#domain/site/page-list.ts'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { find, findAll, openMain, openPage, siteAddress, textOf } from './site.ts'

const addresses = [...known, '/no-such-page']

/** What is read aloud or seen, piece by piece, without what says of itself that it is in another language. */
function textsIn(page: Document, language: Language): string[] {
  const isOwn = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === language
  const written = findAll(page.body, '*')
    .filter((element) => !element.closest('script, style, template') && isOwn(element))
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3))
    .map((node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim())
  const named = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    findAll(page.body, `[${name}]`)
      .filter(isOwn)
      .map((element) => element.getAttribute(name)?.trim() ?? ''),
  )
  return [...written, ...named].filter((text) => text !== '')
}

for (const language of languages) {
  test(`every address is complete without scripts: one h1, headings in order, no bare key (${language})`, async () => {
    for (const address of addresses) {
      const page = await openPage(address, language)
      expect(page.documentElement.lang, address).toBe(language)
      expect(textOf(find(page.head, 'title')), address).not.toBe('')
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
  })

  test(`no link leads nowhere: every address of ours exists, and every anchor on it (${language})`, async () => {
    const dead: string[] = []
    for (const address of addresses)
      for (const link of findAll(await openPage(address, language), 'a[href]')) {
        const url = new URL(link.getAttribute('href') ?? '', new URL(address, siteAddress))
        if (!/^https?:$/.test(url.protocol) || url.origin !== siteAddress) continue
        const anchor = decodeURIComponent(url.hash.slice(1))
        const isThere =
          addresses.includes(url.pathname) &&
          (!anchor || findAll(await openPage(url.pathname, language), '[id]').some(({ id }) => id === anchor))
        if (!isThere) dead.push(`${address}: ${url.href}`)
      }
    expect(dead).toEqual([])
  })
}

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
