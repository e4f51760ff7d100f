import type { Page } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { paths } from '#domain/site/paths.ts'
import { pictures } from '../../../../scripts/pictures/share-pictures.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

test('every picture for sharing is as large as pages say, light, and no other one’s twin', async ({
  request,
}) => {
  const files = [...pictures(Object.values(pages)).keys()].filter((file) => file.startsWith('share/'))
  expect(files.length).toBeGreaterThan(40)
  const contents = new Set<string>()
  for (const file of files) {
    const bytes = await (await request.get(`/${file}`)).body()
    expect(bytes.subarray(1, 4).toString('latin1'), file).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630])
    expect(bytes.length, file).toBeLessThan(80_000)
    contents.add(bytes.toString('base64'))
  }
  expect(contents.size).toBe(files.length)
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

test('one head at a time: the browser keeps what the server wrote, and changes it with the page; the pictures that it names are served as pictures', async ({
  page,
  request,
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

  for (const [path, type] of [
    [new URL(here.picture[0] ?? '').pathname, 'image/png'],
    ['/icons/180.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type'], path).toBe(type)
  }
})
