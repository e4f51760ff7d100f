import type { Page } from '@playwright/test'
import { type PathName, paths } from '#domain/site/paths.ts'
import { hydrated } from './fixtures.ts'
import { languages } from './page-parts.ts'
import { listOf, ofType, readSource } from './page-source.ts'
import { expect, test } from './site-with.ts'

/** Pages about one visitor, and the agent's desk, which nobody should find by searching. */
const unlisted: readonly PathName[] = [
  'review',
  'options',
  'confirmation',
  'application',
  'auth',
  'authCallback',
  'authConfirm',
  'dashboard',
  'agent',
]
const isUnlisted = (name: string) => unlisted.some((other) => other === name)

/** Width and height of a PNG, from its first chunk. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

for (const [name, path] of Object.entries(paths)) {
  test(`${path} has a card with a picture in both languages, and is listed only if it may be`, async ({
    request,
    baseURL,
  }) => {
    for (const language of languages) {
      const { meta, link } = await readSource(request, `${path}?lng=${language}`)
      expect(meta('robots')).toEqual(isUnlisted(name) ? ['noindex'] : [])
      expect(meta('twitter:card')).toEqual(['summary_large_image'])
      expect(meta('og:locale:alternate')).toEqual([language === 'en' ? 'es_US' : 'en_US'])
      expect(meta('og:url')).toEqual(link('canonical'))
      expect(meta('og:image:alt')[0]).toMatch(/.{20,}/)
      expect(meta('twitter:image')).toEqual(meta('og:image'))
      const picture = new URL(meta('og:image')[0] ?? '')
      const file = await request.get(new URL(picture.pathname, baseURL).href)
      expect(file.headers()['content-type'], picture.pathname).toBe('image/png')
      const bytes = await file.body()
      expect(pngSize(bytes).map(String)).toEqual([...meta('og:image:width'), ...meta('og:image:height')])
      expect(pngSize(bytes)).toEqual([1200, 630])
      expect(bytes.length).toBeLessThan(80_000)
    }
  })
}

test('no two listed pages share a picture, nor do the two languages of one', async ({ request }) => {
  const pictures = new Set<string>()
  const listed = Object.entries(paths).filter(([name]) => !isUnlisted(name) && name !== 'marketplace')
  for (const [, path] of listed) {
    for (const language of languages) {
      const [picture = ''] = (await readSource(request, `${path}?lng=${language}`)).meta('og:image')
      pictures.add((await (await request.get(new URL(picture).pathname)).body()).toString('base64'))
    }
  }
  expect(pictures.size).toBe(listed.length * languages.length)
})

test('alternates name the canonical address of each language', async ({ request }) => {
  const { link } = await readSource(request, paths.faq)
  const spanish = await readSource(request, `${paths.faq}?lng=es`)
  expect(link('alternate', ' hrefLang="en"')).toEqual(link('canonical'))
  expect(link('alternate', ' hrefLang="es"')).toEqual(spanish.link('canonical'))
  expect(link('alternate', ' hrefLang="x-default"')).toEqual(link('canonical'))
})

test('every address of the site map is the canonical one of a page that may be found', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml')
  const locations = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)
  const found = Object.entries(paths).filter(([name]) => !isUnlisted(name) && name !== 'marketplace')
  expect(locations.map((loc) => new URL(loc).pathname).sort()).toEqual(
    found.flatMap(([, path]) => languages.map(() => path)).sort(),
  )
  for (const location of locations) {
    const { pathname, search } = new URL(location)
    const page = await readSource(request, `${baseURL}${pathname}${search}`)
    expect(page.link('canonical')).toEqual([location])
    expect(page.meta('robots')).toEqual([])
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
})

test('home screens get a manifest whose pictures are as large as it says', async ({ request, baseURL }) => {
  const { link } = await readSource(request, '/')
  const answer = await request.get(link('manifest')[0] ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const { name, icons } = await answer.json()
  expect(name).toBe('Plainwell Life')
  const listed = listOf(icons).map(({ src, sizes }) => [String(src), String(sizes)] as const)
  expect(listed).toHaveLength(3)
  for (const [src, sizes] of [...listed, [link('apple-touch-icon')[0] ?? '', '180x180'] as const]) {
    const icon = await request.get(new URL(src, baseURL).href)
    expect(pngSize(await icon.body()).join('x'), src).toBe(sizes)
  }
  const favicon = await request.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toBe('image/x-icon')
  expect([...(await favicon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})

test('one build speaks for any operator: brand, address and states follow the settings', async ({
  request,
  siteWith,
}) => {
  const site = await siteWith({
    PUBLIC_URL: 'https://www.riveralife.example',
    SITE_BRAND_NAME: 'Rivera Life',
    SITE_AGENT_LICENSED_STATES: '["OH","TX"]',
  })
  const { link, meta, things } = await readSource(request, `${site}${paths.about}?lng=es`)
  expect(link('canonical')).toEqual(['https://www.riveralife.example/about?lng=es'])
  expect(meta('og:site_name')).toEqual(['Rivera Life'])
  expect(meta('og:image')).toEqual(['https://www.riveralife.example/share/es/about.png'])
  const [agency] = ofType(things, 'InsuranceAgency')
  expect(agency?.name).toBe('Rivera Life')
  expect(listOf(agency?.areaServed).map(({ name }) => name)).toEqual(['Ohio', 'Texas'])
  expect((await (await request.get(`${site}/manifest.webmanifest`)).json()).name).toBe('Rivera Life')
  expect(await (await request.get(`${site}/sitemap.xml`)).text()).toContain(
    '<loc>https://www.riveralife.example/faq?lng=es</loc>',
  )
})

/** Everything in the document that must be there once at most, and what it says. */
async function headNow(page: Page) {
  return page.evaluate(() => {
    const one = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      titles: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent),
      canonical: one('link[rel=canonical]', 'href'),
      manifest: one('link[rel=manifest]', 'href'),
      description: one('meta[name=description]', 'content'),
      picture: one('meta[property="og:image"]', 'content'),
      kind: one('meta[property="og:type"]', 'content'),
      alternates: one('link[rel=alternate]', 'hreflang'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }
  })
}

test('one head at a time: the browser keeps what the server wrote, and changes it with the page', async ({
  page,
}) => {
  await page.goto(paths.guides)
  await hydrated(page)
  const here = await headNow(page)
  const expectOne = (head: typeof here) => {
    for (const part of ['titles', 'canonical', 'manifest', 'description', 'picture', 'kind', 'data'] as const)
      expect(head[part], part).toHaveLength(1)
    expect(head.alternates).toEqual(['en', 'es', 'x-default'])
  }
  expectOne(here)
  expect(here.data[0]).toContain('"Article"')

  await page.locator(`footer a[href="${paths.about}"]`).click()
  await expect(page).toHaveTitle(/About/)
  const there = await headNow(page)
  expectOne(there)
  expect(there.canonical[0]).toMatch(/\/about$/)
  expect(there.picture[0]).toMatch(/\/share\/en\/about\.png$/)
  expect(there.data[0]).toContain('"InsuranceAgency"')
  expect(there.data[0]).not.toContain('"Article"')
  expect(there.description).not.toEqual(here.description)

  await page.goBack()
  await expect(page).toHaveTitle(here.titles[0] ?? '')
  expect(await headNow(page)).toEqual(here)
})
