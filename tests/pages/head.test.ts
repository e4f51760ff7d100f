import { expect, test } from 'vitest'
import { languages } from '#domain/site/language.ts'
import { paths } from '#domain/site/paths.ts'
import { icons } from '../../scripts/pictures/icons.ts'
import { isThing, listOf, readHead } from './head.ts'
import { find, findAll, openMain, siteWith, textOf } from './site.ts'

/** Width and height of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('alternates name the canonical address of each language', async () => {
  const { link } = await readHead(paths.faq)
  const spanish = await readHead(paths.faq, 'es')
  expect(link('alternate', '[hreflang="en"]')).toEqual(link('canonical'))
  expect(link('alternate', '[hreflang="es"]')).toEqual(spanish.link('canonical'))
  expect(link('alternate', '[hreflang="x-default"]')).toEqual(link('canonical'))
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

test('content pages say where they stand, and articles that they are one', async () => {
  for (const language of languages)
    for (const [path, above] of [
      [paths.termLife, { en: ['Home'], es: ['Inicio'] }],
      [paths.buyingTips, { en: ['Home', 'Learning Center'], es: ['Inicio', 'Centro de aprendizaje'] }],
    ] as const) {
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

test.each(languages)(
  'the FAQ’s structured data holds the questions and answers of the page (%s)',
  async (language) => {
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
  },
)
