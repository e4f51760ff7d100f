import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/fixtures.ts'
import { bytesOf, contentPages, type LoadedPart, loadedParts } from '../../fixtures/page-bytes.ts'

/** Brotli at its best, in bytes: what a visitor's first page may take. */
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

test('every page of content loads at most 110 KB of scripts and styles and 65 KB of fonts', async ({
  page,
  context,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 404/)
  const left = [...contentPages]
  // Until a page asks for nothing more takes half a second in which nothing happens: another tab loads its page then.
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(
    tabs.map(async (tab) => {
      // Each page is a visitor's first.
      const session = await context.newCDPSession(tab)
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      for (let path = left.shift(); path; path = left.shift())
        await test.step(path, expectSmall.bind(undefined, tab, path))
    }),
  )
})
