import type { Page } from '@playwright/test'
import { pages } from '#content/pages.ts'
import { pictures } from '../../../../scripts/pictures/share-pictures.ts'
import { expect, test } from '../../fixtures/fixtures.ts'
import { bytesOf, contentPages, type LoadedPart, loadedParts } from '../../fixtures/page-bytes.ts'

/** Packed, in bytes: what a visitor's first page may take. */
const codeLimit = 110 * 1024
const fontLimit = 65 * 1024

const biggest = (parts: readonly LoadedPart[]) =>
  parts
    .slice(0, 12)
    .map(({ name, bytes }) => `${bytes} ${name}`)
    .join('\n')

async function expectSmall(page: Page, path: string) {
  // The longer words.
  const { code, fonts } = await loadedParts(page, `${path}?lng=es`)
  expect(code.length).toBeGreaterThan(3)
  expect.soft(bytesOf(code), `scripts, styles and words:\n${biggest(code)}`).toBeLessThanOrEqual(codeLimit)
  expect.soft(bytesOf(fonts), `fonts:\n${biggest(fonts)}`).toBeLessThanOrEqual(fontLimit)
}

test('every page of content loads at most 110 KB of scripts and styles and 65 KB of fonts, and neither published prices with their sources nor mortality tables', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 404/)
  const left = [...contentPages]
  // Until a page asks for nothing more takes half a second in which nothing happens: another tab loads its page then.
  const tabs = [page, await context.newPage(), await context.newPage()]
  const scripts = new Set<string>()
  page.context().on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  await Promise.all(
    tabs.map(async (tab) => {
      // Each page is a visitor's first.
      const session = await context.newCDPSession(tab)
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      for (let path = left.shift(); path; path = left.shift())
        await test.step(path, expectSmall.bind(undefined, tab, path))
    }),
  )
  const codes = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()))
  expect(codes.some((code) => code.includes('modelled'))).toBe(true)
  // The head of the prices' file, one of its sources, and the first figures of the tables.
  for (const code of codes) expect(code).not.toMatch(/src,product,sex|PLIPI|22,22,21,21,21,21/)
})

test('every picture for sharing and each icon is served as what it is; pictures are as large as pages say, light, and no other one’s twin', async ({
  request,
}) => {
  const files = [...pictures(Object.values(pages)).keys()].filter((file) => file.startsWith('share/'))
  expect(files.length).toBeGreaterThan(40)
  const contents = new Set<string>()
  for (const file of files) {
    const answer = await request.get(`/${file}`)
    expect(answer.headers()['content-type'], file).toBe('image/png')
    const bytes = await answer.body()
    expect(bytes.subarray(1, 4).toString('latin1'), file).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], file).toEqual([1200, 630])
    expect(bytes.length, file).toBeLessThan(80_000)
    contents.add(bytes.toString('base64'))
  }
  expect(contents.size).toBe(files.length)
  for (const [path, type] of [
    ['/icons/180.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ] as const)
    expect((await request.get(path)).headers()['content-type'], path).toBe(type)
})
