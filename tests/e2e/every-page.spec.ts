import type { Browser, Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { carriers } from '../fixtures/settings/carriers.ts'
import { expect, test } from './fixtures.ts'
import { type Language, languages } from './page-parts.ts'

const addresses = [...Object.values(paths), '/error', '/no-such-page']

/** What a page says to someone whose browser runs no scripts. */
interface Read {
  address: string
  title: string
  headings: number[]
  ids: string[]
  links: string[]
  /** What is read aloud or seen, piece by piece, without what says of itself that it is in another language. */
  texts: string[]
}

function read(page: Page): Promise<Omit<Read, 'address'>> {
  return page.evaluate(() => {
    const own = document.documentElement.lang
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (!text || !around || around.closest('script, style, template')) continue
      if (around.closest('[lang]')?.getAttribute('lang') === own) texts.push(text)
    }
    for (const element of document.body.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        const text = element.getAttribute(name)?.trim()
        if (text && element.closest('[lang]')?.getAttribute('lang') === own) texts.push(text)
      }
    return {
      title: document.title,
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
        Number(tagName.slice(1)),
      ),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      texts,
    }
  })
}

async function readEach(browser: Browser, baseURL: string | undefined, language: Language): Promise<Read[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const all: Read[] = []
  for (const address of addresses) {
    await page.goto(`${address}?lng=${language}`, { waitUntil: 'domcontentloaded' })
    all.push({ address, ...(await read(page)) })
  }
  await context.close()
  return all
}

const kept = new Map<Language, Promise<Read[]>>()

/** Every address in one language, as its HTML stands before any script; read once for all tests of a worker. */
function readAll(browser: Browser, baseURL: string | undefined, language: Language): Promise<Read[]> {
  const all = kept.get(language) ?? readEach(browser, baseURL, language)
  kept.set(language, all)
  return all
}

for (const language of languages) {
  test(`every address is complete without scripts: one h1, headings in order, no bare key (${language})`, async ({
    browser,
    baseURL,
  }) => {
    for (const { address, title, headings, texts } of await readAll(browser, baseURL, language)) {
      expect(title, address).not.toBe('')
      expect(headings.filter((level) => level === 1).length, `h1 of ${address}`).toBe(1)
      const skipped = headings.filter((level, place) => place > 0 && level > (headings[place - 1] ?? 0) + 1)
      expect(skipped, `headings of ${address}: ${headings}`).toEqual([])
      expect(
        texts.filter((text) => /^[a-z][\w-]*(:[\w.-]+|(\.\w+)+)$|\{\{|\[object/.test(text)),
        address,
      ).toEqual([])
    }
  })

  test(`no link leads nowhere: every address of ours exists, and every anchor on it (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const all = await readAll(browser, baseURL, language)
    const idsOf = new Map(all.map(({ address, ids }) => [address, new Set(ids)]))
    const dead = all.flatMap(({ address, links }) =>
      links.flatMap((link) => {
        const url = new URL(link, new URL(address, baseURL))
        if (!/^https?:$/.test(url.protocol) || url.origin !== new URL(baseURL ?? '').origin) return []
        const ids = idsOf.get(url.pathname)
        const anchor = decodeURIComponent(url.hash.slice(1))
        return ids && (!anchor || ids.has(anchor)) ? [] : [`${address}: ${link}`]
      }),
    )
    expect(dead).toEqual([])
  })
}

const carrierNames = new Set(carriers.map(({ name }) => name))
/** Said alike in both languages: names, and labels that are the same word. */
const sameInBoth = [/^[^\p{L}]*$/u, /Plainwell Life|Alex Sample/, /^\S+(\s\S+)?$/]
const englishWords = /\b(the|and|your|you|with|from|what|how|are|this|that|have|will|can|not)\b/i

test('[I18N-06] no Spanish page says something in English', async ({ browser, baseURL }) => {
  const [english = [], spanish = []] = await Promise.all(
    languages.map((language) => readAll(browser, baseURL, language)),
  )
  const left = spanish.flatMap(({ address, texts }, place) => {
    const inEnglish = new Set(english[place]?.texts)
    return texts
      .filter((text) => englishWords.test(text) || inEnglish.has(text))
      .filter((text) => !carrierNames.has(text) && !sameInBoth.some((known) => known.test(text)))
      .map((text) => `${address}: ${text}`)
  })
  expect(left).toEqual([])
})
