import { expect, hydrated } from './fixtures.ts'
import { test } from './site-with.ts'

const ids = { term: 'T1erm-Video', whole: 'W1hole_Vide', iul: 'I1ul-Video0' }

for (const { path, id, play, language } of [
  { path: '/term-life-insurance', id: ids.term, play: 'Play video: Term life, explained', language: 'en' },
  {
    path: '/whole-life-insurance',
    id: ids.whole,
    play: 'Reproducir el video: El seguro de vida entera, explicado',
    language: 'es',
  },
  {
    path: '/index-universal-life',
    id: ids.iul,
    play: 'Play video: Index universal life, explained',
    language: 'en',
  },
]) {
  test(`[PRODUCT-04] ${path} plays its video by its id after a tap, and asks nobody before it`, async ({
    page,
    siteWith,
  }) => {
    const site = await siteWith({
      SITE_VIDEOS_TERM: ids.term,
      SITE_VIDEOS_WHOLE: ids.whole,
      SITE_VIDEOS_IUL: ids.iul,
    })
    const asked: URL[] = []
    await page.route(
      (url) => url.origin !== new URL(site).origin,
      async (route) => {
        asked.push(new URL(route.request().url()))
        await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' })
      },
    )
    await page.goto(`${site}${path}?lng=${language}`)
    await hydrated(page)
    const button = page.getByRole('button', { name: play })
    await button.scrollIntoViewIfNeeded()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
    await button.click()
    await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible()
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `https://www.youtube-nocookie.com/embed/${id}`,
    ])
  })
}
