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

test('every page of content loads at most 110 KB of scripts and styles and 65 KB of fonts', async ({
  page,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/status of 404/)
  // Each page is a visitor's first.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (const path of contentPages) {
    await test.step(path, async () => {
      // The longer words.
      const { code, fonts } = await loadedParts(page, `${path}?lng=es`)
      expect(code.length).toBeGreaterThan(3)
      expect
        .soft(bytesOf(code), `scripts, styles and words:\n${biggest(code)}`)
        .toBeLessThanOrEqual(codeLimit)
      expect.soft(bytesOf(fonts), `fonts:\n${biggest(fonts)}`).toBeLessThanOrEqual(fontLimit)
    })
  }
})
