import { expect, test } from 'vitest'
import { type PageKey, pages } from '#content/pages.ts'
import { type Language, languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { icons } from '../../scripts/pictures/icons.ts'
import { pictures } from '../../scripts/pictures/share-pictures.ts'
import { find, findAll, openMain, openPage, siteAddress, siteWith, textOf, type Variables } from './site.ts'

type Thing = Record<string, unknown>

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(isThing)

/** What a page's head and its structured data say to those who find and share it. */
async function readHead(path: string, language?: Language, variables?: Variables) {
  const page = await openPage(path, language, variables)
  const all = (selector: string, attribute: string) =>
    findAll(page.head, selector).map((element) => element.getAttribute(attribute) ?? '')
  const things = findAll(page, 'script[type="application/ld+json"]').flatMap((script) => {
    const data: unknown = JSON.parse(script.textContent ?? '')
    expect(data).toMatchObject({ '@context': 'https://schema.org' })
    return isThing(data) ? listOf(data['@graph']) : []
  })
  return {
    titles: findAll(page.head, 'title').map(textOf),
    meta: (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    link: (rel: string, more = '') => all(`link[rel="${rel}"]${more}`, 'href'),
    ofType: (type: string) => things.filter((thing) => thing['@type'] === type),
  }
}

/** Nothing but the comparison; the personalized view of the quotes page shares their address too. */
const comparison: readonly string[] = [paths.companies, paths.marketplace]

for (const path of Object.values(paths))
  for (const language of languages)
    test(`[SEO-01] [SEO-02] [SEO-03] the head of ${path} is whole before any script (${language})`, async () => {
      const { titles, meta, link } = await readHead(path, language)
      expect(titles).toEqual([expect.stringMatching(/.{4,} \| Plainwell Life$/)])
      const descriptions = meta('description')
      expect(descriptions).toEqual([expect.stringMatching(/.{31}/)])
      expect(meta('keywords')).toEqual([expect.stringMatching(/.{6}/)])

      const address = new URL(link('canonical')[0] ?? '')
      expect(address.pathname).toBe(comparison.includes(path) ? paths.companies : path)
      expect(address.searchParams.get('lng')).toBe(language === 'en' ? null : language)

      expect(meta('og:title')).toEqual(titles)
      expect(meta('og:description')).toEqual(descriptions)
      expect(meta('og:locale')).toEqual([language === 'en' ? 'en_US' : 'es_US'])
      expect(meta('og:locale:alternate')).toEqual([language === 'en' ? 'es_US' : 'en_US'])
      expect(meta('og:url')).toEqual(link('canonical'))
      expect(meta('twitter:card')).toEqual(['summary_large_image'])
    })

test('[SEO-04] the two comparison addresses share one canonical address', async () => {
  for (const path of comparison)
    expect((await readHead(path)).link('canonical')).toEqual([`${siteAddress}${paths.companies}`])
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

test('[SEO-05] no two pages that may be found share a title or a description', async () => {
  for (const language of languages) {
    const heads = await Promise.all(found.map((path) => readHead(path, language)))
    expect(new Set(heads.flatMap(({ titles }) => titles)).size).toBe(found.length)
    expect(new Set(heads.flatMap(({ meta }) => meta('description'))).size).toBe(found.length)
  }
})

test('a page is listed only if it may be', async () => {
  for (const path of Object.values(paths))
    for (const language of languages)
      expect((await readHead(path, language)).meta('robots'), path).toEqual(
        listed.includes(path) ? [] : ['noindex'],
      )
})

/** Width and height of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every page has a card with a picture in both languages, and no two that may be found share one', async () => {
  const drawn = pictures(Object.values(pages))
  const fileOf = (address = '') => new URL(address).pathname.slice(1)
  for (const path of Object.values(paths))
    for (const language of languages) {
      const { meta } = await readHead(path, language)
      const [address = ''] = meta('og:image')
      expect(meta('twitter:image')).toEqual([address])
      expect(meta('og:image:alt')).toEqual([expect.stringMatching(/.{20,}/)])
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual([['1200'], ['630']])
      expect(drawn.has(fileOf(address)), `${path} names ${address}`).toBe(true)
    }
  const own = await Promise.all(
    languages.flatMap((language) =>
      found.map(async (path) => fileOf((await readHead(path, language)).meta('og:image')[0])),
    ),
  )
  expect(new Set(own).size).toBe(found.length * languages.length)
})

test('alternates name the canonical address of each language', async () => {
  const { link } = await readHead(paths.faq)
  const spanish = await readHead(paths.faq, 'es')
  expect(link('alternate', '[hreflang="en"]')).toEqual(link('canonical'))
  expect(link('alternate', '[hreflang="es"]')).toEqual(spanish.link('canonical'))
  expect(link('alternate', '[hreflang="x-default"]')).toEqual(link('canonical'))
})

test('every address of the site map is the canonical one of a page that may be found', async () => {
  const answer = await siteWith().request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml')
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  const canonical = await Promise.all(
    languages.flatMap((language) =>
      found.map(async (path) => (await readHead(path, language)).link('canonical')),
    ),
  )
  expect(locations.toSorted()).toEqual(canonical.flat().toSorted())
  expect(await (await siteWith().request('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
})

test('home screens get a manifest whose pictures are as large as it says', async () => {
  const { link } = await readHead('/')
  const answer = await siteWith().request(link('manifest')[0] ?? '')
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const { name, icons: named } = await answer.json()
  expect(name).toBe('Plainwell Life')
  const sizes = listOf(named).map(({ src, sizes }) => [String(src), String(sizes)] as const)
  expect(sizes).toHaveLength(3)
  for (const [src, size] of [...sizes, [link('apple-touch-icon')[0] ?? '', '180x180'] as const]) {
    const icon = icons.get(src.slice(1))
    expect(icon && pngSize(icon()), src).toBe(size)
  }
  expect(icons.get('favicon.ico')?.().subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
})

test('one build speaks for any operator: brand, address and states follow the settings', async () => {
  const rivera = {
    PUBLIC_URL: 'https://www.riveralife.example',
    SITE_BRAND_NAME: 'Rivera Life',
    SITE_AGENT_LICENSED_STATES: '["OH","TX"]',
  }
  const { link, meta, ofType } = await readHead(paths.about, 'es', rivera)
  expect(link('canonical')).toEqual(['https://www.riveralife.example/about?lng=es'])
  expect(meta('og:site_name')).toEqual(['Rivera Life'])
  expect(meta('og:image')).toEqual(['https://www.riveralife.example/share/es/about.png'])
  const [agency] = ofType('InsuranceAgency')
  expect(agency?.name).toBe('Rivera Life')
  expect(listOf(agency?.areaServed).map(({ name }) => name)).toEqual(['Ohio', 'Texas'])
  const site = siteWith(rivera)
  expect((await (await site.request('/manifest.webmanifest')).json()).name).toBe('Rivera Life')
  expect(await (await site.request('/robots.txt')).text()).toContain(
    'Sitemap: https://www.riveralife.example/sitemap.xml',
  )
})

test('the first page and the page about us say who the agency is', async () => {
  for (const path of [paths.home, paths.about]) {
    const [agency, ...others] = (await readHead(path)).ofType('InsuranceAgency')
    expect(others).toEqual([])
    expect(agency).toMatchObject({ name: 'Plainwell Life', telephone: '+18005550142' })
    expect(agency?.areaServed).toHaveLength(50)
  }
})

const below = {
  [paths.termLife]: { en: ['Home'], es: ['Inicio'] },
  [paths.buyingTips]: { en: ['Home', 'Learning Center'], es: ['Inicio', 'Centro de aprendizaje'] },
  [paths.privacyPolicy]: { en: ['Home'], es: ['Inicio'] },
}

for (const language of languages) {
  test(`content pages say where they stand, and articles that they are one (${language})`, async () => {
    for (const [path, above] of Object.entries(below)) {
      const { ofType, meta, link } = await readHead(path, language)
      const crumbs = listOf(ofType('BreadcrumbList')[0]?.itemListElement)
      expect(crumbs.slice(0, -1).map(({ name }) => name)).toEqual(above[language])
      expect(crumbs.at(-1)?.item).toBe(link('canonical')[0])
      const articles = ofType('Article')
      expect(meta('og:type')).toEqual([path === paths.buyingTips ? 'article' : 'website'])
      expect(articles).toHaveLength(path === paths.buyingTips ? 1 : 0)
      for (const { inLanguage, image, mainEntityOfPage } of articles) {
        expect(inLanguage).toBe(language)
        expect([image]).toEqual(meta('og:image'))
        expect([mainEntityOfPage]).toEqual(link('canonical'))
      }
    }
  })

  test(`the FAQ's structured data holds the questions and answers of the page (${language})`, async () => {
    const [faq, ...others] = (await readHead(paths.faq, language)).ofType('FAQPage')
    expect(others).toEqual([])
    const told = listOf(faq?.mainEntity)
    const shown = findAll(await openMain(paths.faq, language), 'details')
    expect(told.map(({ name }) => name)).toEqual(shown.map((one) => textOf(find(one, 'summary'))))
    for (const [place, { acceptedAnswer }] of told.entries()) {
      const answer = isThing(acceptedAnswer) ? String(acceptedAnswer.text) : ''
      expect(answer.length).toBeGreaterThan(20)
      expect(shown[place]?.textContent).toContain(answer)
    }
  })
}
