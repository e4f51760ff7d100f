import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hydrated } from './fixtures.ts'
import { test } from './site-with.ts'

const videoId = 'a1B2-c3D4_e5'

/** Stands in for the video's host, and keeps the addresses that were asked of anyone but the site. */
async function watchOthers(page: Page, site: string): Promise<URL[]> {
  const asked: URL[] = []
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    async (route) => {
      asked.push(new URL(route.request().url()))
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Pause</button>' })
    },
  )
  return asked
}

test('[HOME-04] [HOME-05] the introduction plays by its id after a tap; before it, nobody else is asked for anything', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith({ SITE_VIDEOS_INTRO: videoId })
  const asked = await watchOthers(page, site)
  await page.goto(site)
  await hydrated(page)
  const play = page.getByRole('button', { name: 'Play video: Watch the introduction' })
  await play.scrollIntoViewIfNeeded()
  await page.locator('.closing').scrollIntoViewIfNeeded()
  await expect(page.locator('.closing img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])

  await expectNoAxeViolations(page)
  await play.focus()
  await page.keyboard.press('Enter')
  const player = page.getByTitle('Watch the introduction')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(player).toBeFocused()
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    `https://www.youtube-nocookie.com/embed/${videoId}`,
  ])
  // Its words are shown in the page's language.
  expect(asked[0]?.searchParams.get('hl')).toBe('en')
})

test('the player takes exactly the plate’s place', async ({ page, siteWith }) => {
  const site = await siteWith({ SITE_VIDEOS_INTRO: videoId })
  await watchOthers(page, site)
  await page.goto(site)
  await hydrated(page)
  const video = page.locator('.video')
  await video.scrollIntoViewIfNeeded()
  const before = await video.boundingBox()
  await video.click()
  await expect(page.locator('iframe')).toBeVisible()
  expect(await video.boundingBox()).toEqual(before)
})

test('without a video the plate says that it is coming, and offers nothing to tap', async ({ page }) => {
  for (const [language, words] of [
    ['en', 'Video Coming Soon'],
    ['es', 'Video próximamente'],
  ] as const) {
    await page.goto(`/?lng=${language}`)
    await hydrated(page)
    await expect(page.locator('.video')).toContainText(words)
    await expect(page.locator('.video').getByRole('button')).toHaveCount(0)
    await expect(page.locator('button.video')).toHaveCount(0)
  }
})
