import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'
import { introVideo, ownSite } from '../../fixtures/site/own-site.ts'
import { test } from '../../fixtures/site/site-with.ts'

test('[HOME-04] [HOME-05] [HOME-23] the introduction plays by its id after a tap, exactly in the plate’s place, and nobody else is asked before; a carrier’s logo comes from its address, and its name where it fails', async ({
  page,
  siteWith,
  allowConsole,
}) => {
  allowConsole(/404.*no-such-logo/)
  const site = await siteWith(ownSite)
  const asked: URL[] = []
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    async (route) => {
      asked.push(new URL(route.request().url()))
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Pause</button>' })
    },
  )
  await page.goto(site)
  await hydrated(page)
  const play = page.getByRole('button', { name: 'Play video: Watch the introduction' })
  await page.locator('[data-slot="closing"]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-slot="closing"] img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  const video = page.locator(builtSelector('.video-facade_video'))
  await video.scrollIntoViewIfNeeded()
  const place = await video.boundingBox()
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByTitle('Watch the introduction')).toBeFocused()
  expect(await video.boundingBox()).toEqual(place)
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    `https://www.youtube-nocookie.com/embed/${introVideo}`,
  ])
  // Its words are shown in the page's language.
  expect(asked[0]?.searchParams.get('hl')).toBe('en')

  const list = page.getByRole('list', { name: 'Carrier partners' })
  const logo = list.getByRole('img', { name: 'SBLI' })
  await logo.scrollIntoViewIfNeeded()
  await expect(logo).toHaveAttribute('src', '/favicon.svg?of=sbli')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(list.getByText('Transamerica', { exact: true })).toBeVisible()
  await expect(list.getByRole('img')).toHaveCount(1)
})
