import { builtSelector } from '../../../fixtures/built-selector.ts'
import { newAccount } from '../../fixtures/account/new-account.ts'
import { expect, test } from '../../fixtures/site/site-with.ts'

test.describe('with the splash at every load', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('[SPLASH-12] coming back from a sign-in shows no splash', async ({ page, siteWith }) => {
    const site = await siteWith({ SITE_SPLASH: 'always' })
    const { session } = await newAccount(site)
    const shown: string[] = []
    await page.exposeFunction('noteSplash', () => shown.push(page.url()))
    await page.addInitScript((splash) => {
      new MutationObserver(() => {
        if (document.querySelector(splash)) Reflect.get(window, 'noteSplash')()
      }).observe(document, { childList: true, subtree: true })
    }, builtSelector('.splash_splash'))
    await page.goto(
      `${site}/auth/callback#access_token=${session.access_token}&refresh_token=${session.refresh_token}`,
    )
    await expect(page).toHaveURL(`${site}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(shown).toEqual([])
    await page.reload()
    await expect.poll(() => shown.length).toBeGreaterThan(0)
  })
})
