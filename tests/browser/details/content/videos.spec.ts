import type { Page } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'
import { pagesAlone, test } from '../../fixtures/site/site-with.ts'

// One worker for the whole file, so that the site with videos is started once.
test.describe.configure({ mode: 'default' })

const ids = { intro: 'a1B2-c3D4_e', term: 'T1erm-Video', whole: 'W1hole_Vide', iul: 'I1ul-Video0' }
const withVideos = {
  ...pagesAlone,
  SITE_VIDEOS_INTRO: ids.intro,
  SITE_VIDEOS_TERM: ids.term,
  SITE_VIDEOS_WHOLE: ids.whole,
  SITE_VIDEOS_IUL: ids.iul,
}

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

test('[HOME-04] [HOME-05] the introduction plays by its id after a tap, exactly in the plate’s place; before it, nobody else is asked for anything', async ({
  page,
  siteWith,
}) => {
  const site = await siteWith(withVideos)
  const asked = await watchOthers(page, site)
  await page.goto(site)
  await hydrated(page)
  const play = page.getByRole('button', { name: 'Play video: Watch the introduction' })
  await play.scrollIntoViewIfNeeded()
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
  const player = page.getByTitle('Watch the introduction')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(player).toBeFocused()
  expect(await video.boundingBox()).toEqual(place)
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
    `https://www.youtube-nocookie.com/embed/${ids.intro}`,
  ])
  // Its words are shown in the page's language.
  expect(asked[0]?.searchParams.get('hl')).toBe('en')
})

for (const { path, id, play, language } of [
  { path: paths.termLife, id: ids.term, play: 'Play video: Term life, explained', language: 'en' },
  {
    path: paths.wholeLife,
    id: ids.whole,
    play: 'Reproducir el video: El seguro de vida entera, explicado',
    language: 'es',
  },
  {
    path: paths.indexUniversalLife,
    id: ids.iul,
    play: 'Play video: Index universal life, explained',
    language: 'en',
  },
]) {
  test(`[PRODUCT-04] ${path} plays its video by its id after a tap, and asks nobody before it`, async ({
    page,
    siteWith,
  }) => {
    const site = await siteWith(withVideos)
    const asked = await watchOthers(page, site)
    await page.goto(`${site}${path}?lng=${language}`)
    await hydrated(page)
    const button = page.getByRole('button', { name: play })
    await button.scrollIntoViewIfNeeded()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
    await button.click()
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `https://www.youtube-nocookie.com/embed/${id}`,
    ])
  })
}
