import { type FixedAnswer, fixAnswer } from '#server/pages/fixed-answer.ts'
import type { RenderedPages } from '#server/pages/pages.ts'
import { forAnHour } from '#server/pages/static-files.ts'

interface Alternate {
  language: string
  href: string
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

function linksOf(head: string, rel: string): string[] {
  return [...head.matchAll(/<link\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, 'rel') === rel)
}

/** The addresses of one page by language, as its own head names them; none when it asks not to be found. */
function alternatesOf(html: string): Alternate[] {
  const head = html.slice(0, html.indexOf('</head>'))
  if (/<meta name="robots" content="noindex"/.test(head)) return []
  return linksOf(head, 'alternate').flatMap((tag) => {
    const language = attribute(tag, 'hreflang')
    const href = attribute(tag, 'href')
    return language && href ? [{ language, href }] : []
  })
}

/** One `url` entry per language, each naming all of them; the attributes come escaped out of the page's HTML. */
function entries(alternates: readonly Alternate[]): string[] {
  const links = alternates.map(
    ({ language, href }) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  return alternates
    .filter(({ language }) => language !== 'x-default')
    .map(({ href }) => ['  <url>', `    <loc>${href}</loc>`, ...links, '  </url>'].join('\n'))
}

/**
 * Every address that search engines may show, in each language, as the pages themselves say it: a page that shares
 * another's canonical address names that one's alternates, so it adds nothing. No dates: none is known to be true.
 */
async function writeSitemap(pages: RenderedPages): Promise<FixedAnswer> {
  const found = new Set<string>()
  for (const path of await pages.paths()) {
    const page = await pages.respond(new Request(new URL(path, 'http://page.internal')))
    for (const entry of entries(alternatesOf(await page.text()))) found.add(entry)
  }
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...found,
    '</urlset>',
    '',
  ].join('\n')
  return fixAnswer(Buffer.from(xml), { contentType: 'application/xml', quality: 9, headers: forAnHour })
}

/** The site map, written when it is first asked for and kept: addresses do not change while the process runs. */
export function createSitemap(pages: RenderedPages): () => Promise<FixedAnswer> {
  let written: Promise<FixedAnswer> | undefined
  return () => {
    written ??= writeSitemap(pages).catch((error: unknown) => {
      written = undefined
      throw error
    })
    return written
  }
}
