import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect } from '../../fixtures/fixtures.ts'
import { ownSite } from '../../fixtures/site/own-site.ts'
import { test } from '../../fixtures/site/site-with.ts'

/** From the load on, the splash stands at its first frame and no timer runs: only `runFor` moves the time on. */
async function stopTime(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await page.clock.pauseAt('2026-11-20T10:00:01')
  await page.addInitScript(() => {
    const setTimer = window.setTimeout
    const watched = (work: TimerHandler, delay?: number) => {
      if (delay === 3800) document.documentElement.dataset.splashTimer = String(Date.now())
      return setTimer(work, delay)
    }
    Object.defineProperty(window, 'setTimeout', { value: watched })
    window.addEventListener('splash:complete', () => {
      document.documentElement.dataset.splash = 'complete'
    })
  })
  await holdFirstFrame(page)
}

/** A slow machine must not see the splash fade before the test has looked at it. */
async function holdFirstFrame(page: Page) {
  await page.addInitScript((splash) => {
    const hold = () => {
      for (const animation of document.querySelector(splash)?.getAnimations() ?? []) {
        animation.pause()
        animation.currentTime = 0
      }
    }
    document.addEventListener('animationstart', hold, { once: true })
  }, builtSelector('.splash_splash'))
}

/** The app needs a few short timers to wake up; returns the milliseconds that its splash has run by then. */
async function wakeUp(page: Page): Promise<number> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1)
        return page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'))
      },
      { intervals: [20] },
    )
    .toBe(true)
  return page.evaluate(() => Date.now() - Number(document.documentElement.dataset.splashTimer ?? Date.now()))
}

/** The page as the server sent it: its scripts are on their way and never arrive. */
async function withoutScripts(page: Page) {
  await holdFirstFrame(page)
  const body = 'export const wakeUp = () => {}'
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

const splashOf = (page: Page) => page.locator(builtSelector('.splash_splash'))

/** How the splash or a part of it looks, `ms` after the splash was painted. */
function lookAt(page: Page, selector: string, ms: number) {
  return page.locator(selector).evaluate((element, time) => {
    for (const animation of element.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
    const { opacity, visibility } = getComputedStyle(element)
    return { opacity: Number(opacity), visibility }
  }, ms)
}

test.use({ contextOptions: { reducedMotion: 'no-preference' }, hasTouch: true })

const ends: Record<string, (page: Page) => Promise<void>> = {
  'any key': (page) => page.keyboard.press('q'),
  'a click': (page) => page.mouse.click(300, 300),
  'a tap': (page) => page.touchscreen.tap(300, 300),
}

test('[SPLASH-01] [SPLASH-02] [SPLASH-03] [SPLASH-05] the splash fills the screen first, with logo, name and pulsing dots, shows its tagline from 900 ms on, and fades out from 3200 ms, for 0.8 s', async ({
  page,
}) => {
  await withoutScripts(page)
  await page.goto('/faq')
  const splash = splashOf(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  expect(await splash.evaluate((element) => element === document.elementFromPoint(40, 40))).toBe(true)
  await expect(splash.locator('svg')).toBeVisible()
  await expect(splash).toContainText('Plainwell Life')
  await expect(splash).toContainText('Life Insurance Made Simple')
  const pulses = await splash
    .locator(builtSelector('.splash_dots i'))
    .evaluateAll((dots) =>
      dots.map((dot) => dot.getAnimations().map(({ effect }) => effect?.getTiming().iterations)),
    )
  expect(pulses).toEqual([[Infinity], [Infinity], [Infinity]])

  const tagline = async (ms: number) =>
    (await lookAt(page, builtSelector('.splash_splash .splash_tagline'), ms)).opacity
  expect(await tagline(899)).toBe(0)
  expect(await tagline(950)).toBeGreaterThan(0)
  expect(await tagline(1500)).toBe(1)

  const whole = (ms: number) => lookAt(page, builtSelector('.splash_splash'), ms)
  expect(await whole(3199)).toEqual({ opacity: 1, visibility: 'visible' })
  expect((await whole(3250)).opacity).toBeLessThan(1)
  expect((await whole(3600)).opacity).toBeCloseTo(0.5, 1)
  // The page under it is seen through the fade when completion is signalled.
  expect((await whole(3800)).opacity).toBeLessThan(0.25)
  expect((await whole(3990)).opacity).toBeGreaterThan(0)
  expect(await whole(4000)).toEqual({ opacity: 0, visibility: 'hidden' })
})

test('[SPLASH-09] [SPLASH-10] [SPLASH-11] before the scripts it lies over a page that is whole, also for assistive technology, and ends with any key, a click and a tap; with reduced motion it is hidden', async ({
  page,
}) => {
  await withoutScripts(page)
  for (const [name, end] of Object.entries(ends))
    await test.step(name, async () => {
      await page.goto('/quote')
      await expect(splashOf(page)).toBeVisible()
      await expect(splashOf(page)).toHaveAttribute('aria-hidden', 'true')
      const underneath = await page.locator('body').ariaSnapshot()
      expect(underneath).toContain('heading "Which type of policy are you looking for?" [level=1]')
      expect(underneath).toContain('contentinfo')
      await end(page)
      await expect(splashOf(page)).toBeHidden()
      expect(await page.locator('body').ariaSnapshot()).toBe(underneath)
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/quote')
  await expect(splashOf(page)).toBeAttached()
  await expect(splashOf(page)).toBeHidden()
  expect(await splashOf(page).evaluate((splash) => splash.getAnimations({ subtree: true }).length)).toBe(0)
})

test('[SPLASH-04] [SPLASH-05] [SPLASH-06] [SPLASH-10] [SPLASH-11] it signals completion at 3800 ms, or with a key, click or tap; it runs at every full load, but at no navigation inside the site, nor with reduced motion', async ({
  page,
}) => {
  await stopTime(page)
  const html = page.locator('html')
  await page.goto('/faq')
  const elapsed = await wakeUp(page)
  await page.clock.runFor(3799 - elapsed)
  await expect(html).not.toHaveAttribute('data-splash')
  await page.clock.runFor(1)
  await expect(html).toHaveAttribute('data-splash', 'complete')
  await page.clock.runFor(200)
  await expect(splashOf(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  for (const [name, end] of Object.entries(ends))
    await test.step(name, async () => {
      await page.goto('/guides')
      await wakeUp(page)
      await expect(splashOf(page)).toBeVisible()
      await end(page)
      await expect(splashOf(page)).toHaveCount(0)
      await expect(html).toHaveAttribute('data-splash', 'complete')
    })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(splashOf(page)).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/faq')
  await wakeUp(page)
  await expect(html).toHaveAttribute('data-splash', 'complete')
  await expect(splashOf(page)).toHaveCount(0)
})

test('[SPLASH-07] once per session: the next full load of that tab has none, a new session has one', async ({
  siteWith,
  page,
  nextVisitor,
}) => {
  const site = `${await siteWith(ownSite)}/faq`
  await stopTime(page)
  await page.goto(site)
  await wakeUp(page)
  await expect(splashOf(page)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(splashOf(page)).toHaveCount(0)
  await withoutScripts(page)
  await page.goto(site)
  await expect(splashOf(page)).toBeHidden()

  const other = await nextVisitor()
  await withoutScripts(other)
  await other.goto(site)
  await expect(splashOf(other)).toBeVisible()
})
