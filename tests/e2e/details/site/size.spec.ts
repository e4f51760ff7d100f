import { brotliCompressSync, constants } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'

/** Brotli at its best, in bytes: what a visitor's first page may take. */
const codeLimit = 120 * 1024
const fontLimit = 65 * 1024

/** Pages of the visitor's own answers, whose rules and schemas come on top. */
const workPages: readonly string[] = [
  paths.quote,
  paths.companies,
  paths.review,
  paths.options,
  paths.contact,
  paths.marketplace,
  paths.instantQuotes,
  paths.confirmation,
  paths.application,
  paths.auth,
  paths.authCallback,
  paths.authConfirm,
  paths.dashboard,
  paths.agent,
]
const contentPages = [...Object.values(paths).filter((path) => !workPages.includes(path)), '/no-such-page']

interface LoadedFile {
  name: string
  bytes: number
}

const sizes = new Map<string, number>()

/** What a file takes on its way. A name stands for one content, so that what pages share is packed once. */
async function loadedFile(page: Page, address: string): Promise<LoadedFile> {
  const name = new URL(address).pathname
  const known = sizes.get(name)
  if (known !== undefined) return { name, bytes: known }
  const body = await (await page.request.get(address)).body()
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const bytes = name.endsWith('.woff2') ? body.length : brotliCompressSync(body, { params }).length
  sizes.set(name, bytes)
  return { name, bytes }
}

/** What the page loads until nothing more is asked for, by the ending of its name. */
async function filesOf(page: Page, address: string): Promise<{ code: LoadedFile[]; fonts: LoadedFile[] }> {
  const addresses = new Set<string>()
  const note = (request: Request) => {
    if (/\.(js|css|woff2)$/.test(new URL(request.url()).pathname)) addresses.add(request.url())
  }
  page.on('requestfinished', note)
  await page.goto(address)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', note)
  const files: LoadedFile[] = []
  for (const file of addresses) files.push(await loadedFile(page, file))
  files.sort((a, b) => b.bytes - a.bytes)
  const isFont = ({ name }: LoadedFile) => name.endsWith('.woff2')
  return { code: files.filter((file) => !isFont(file)), fonts: files.filter(isFont) }
}

const sum = (files: readonly LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0)
const biggest = (files: readonly LoadedFile[]) =>
  files
    .slice(0, 12)
    .map(({ name, bytes }) => `${bytes} ${name}`)
    .join('\n')

test('every page of content loads at most 120 KB of scripts and styles and 65 KB of fonts', async ({
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
      const { code, fonts } = await filesOf(page, `${path}?lng=es`)
      expect(code.length).toBeGreaterThan(3)
      expect.soft(sum(code), `scripts and styles:\n${biggest(code)}`).toBeLessThanOrEqual(codeLimit)
      expect.soft(sum(fonts), `fonts:\n${biggest(fonts)}`).toBeLessThanOrEqual(fontLimit)
    })
  }
})
