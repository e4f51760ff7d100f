import { expect, test } from 'vitest'
import type { RenderedPages } from '#server/pages/pages.ts'
import { createSitemap } from './sitemap.ts'

const alternates = (path: string) =>
  [
    `<link rel="alternate" hrefLang="en" href="https://site.test${path}"/>`,
    `<link rel="alternate" hrefLang="es" href="https://site.test${path}?lng=es&amp;x=1"/>`,
    `<link rel="alternate" hrefLang="x-default" href="https://site.test${path}"/>`,
  ].join('')
const htmlOf: Record<string, string> = {
  '/': `<head>${alternates('/')}</head>`,
  '/faq': `<head>${alternates('/faq')}</head><body><meta name="robots" content="noindex"/></body>`,
  '/marketplace': `<head>${alternates('/faq')}</head>`,
  '/dashboard': `<head><meta name="robots" content="noindex"/>${alternates('/dashboard')}</head>`,
}

function pagesOf(respond: (path: string) => Response): RenderedPages {
  return {
    paths: async () => Object.keys(htmlOf),
    respond: async ({ url }) => respond(new URL(url).pathname),
    respondError: async () => Response.error(),
    warm: async () => {},
  }
}

test('it names every page that may be found, in both languages, once', async () => {
  const sitemap = createSitemap(pagesOf((path) => new Response(htmlOf[path])))
  const xml = (await sitemap()).identity.body.toString()
  expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://site.test/',
    'https://site.test/?lng=es&amp;x=1',
    'https://site.test/faq',
    'https://site.test/faq?lng=es&amp;x=1',
  ])
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(4)
  expect(xml).not.toContain('lastmod')
})

test('it is written once, and again after a failure', async () => {
  let asked = 0
  const sitemap = createSitemap(
    pagesOf((path) => {
      asked += 1
      if (asked === 1) throw new Error('not yet')
      return new Response(htmlOf[path])
    }),
  )
  await expect(sitemap()).rejects.toThrow('not yet')
  expect(await sitemap()).toBe(await sitemap())
  expect(asked).toBe(1 + Object.keys(htmlOf).length)
})
