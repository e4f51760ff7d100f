import { builtSelector } from '../../../fixtures/built-selector.ts'
import { carriers } from '../../../fixtures/settings/carriers.ts'
import { expect, hydrated } from '../../fixtures/fixtures.ts'
import { openHomeInMotion } from '../../fixtures/home-in-motion.ts'
import { pagesAlone, test } from '../../fixtures/site/site-with.ts'

/** Without the zeros that only hold the places of digits to come. */
const asSeen = { useInnerText: true }

test('[HOME-08] [HOME-09] [HOME-10] the count begins a second after it comes into view and takes a step every 50 ms, and moves nothing', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript((figure) => {
    Object.assign(window, { moved: [] })
    const note = (entry: PerformanceEntry) => {
      for (const { node } of Reflect.get(entry, 'sources')) {
        if (node?.parentElement?.closest(figure)) Reflect.get(window, 'moved').push(node.textContent)
      }
    }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift' })
  }, builtSelector('.carriers_figure'))
  await openHomeInMotion(page)
  const figure = page.locator(builtSelector('.carriers_figure'))
  const count = figure.locator(builtSelector('.carriers_count'))
  await expect(count).toHaveText('0', asSeen)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000))
  await expect(count).toHaveText('0', asSeen)

  // The page's own observer was there first, so it has heard of it when this one does.
  await figure.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const seen = ([entry]: IntersectionObserverEntry[]) => {
          if (entry && entry.intersectionRatio >= 0.5) resolve()
        }
        new IntersectionObserver(seen, { threshold: 0.5 }).observe(element)
        element.scrollIntoView({ block: 'center' })
      }),
  )
  await page.clock.runFor(1049)
  await expect(count).toHaveText('0', asSeen)
  await page.clock.runFor(1)
  await expect(count).toHaveText('10', asSeen)
  await page.clock.runFor(49)
  await expect(count).toHaveText('10', asSeen)
  for (let expected = 20; expected <= 500; expected += 10) {
    await page.clock.runFor(expected === 20 ? 1 : 50)
    await expect(count).toHaveText(String(expected), asSeen)
  }
  await page.clock.runFor(5000)
  await expect(count).toHaveText('500', asSeen)
  await expect(figure.locator(builtSelector('.layout_sr'))).toHaveText('$500K')
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('[HOME-11] [HOME-12] the strip passes over three copies of the list, endlessly, one loop in 20 s; it stands still under the mouse, at keyboard focus and on demand', async ({
  page,
}) => {
  await openHomeInMotion(page)
  const track = page.locator(builtSelector('.carrier-strip_carrierStrip .carrier-strip_carrierTrack'))
  await expect(track.locator(builtSelector('.carrier-strip_carrierNames'))).toHaveCount(3)
  const passing = await track.evaluate((element) => {
    const [animation] = element.getAnimations()
    const timing = animation?.effect?.getComputedTiming()
    const left = (time: number) => {
      if (animation) animation.currentTime = time
      return element.getBoundingClientRect().left
    }
    const start = left(0)
    return {
      state: animation?.playState,
      duration: timing?.duration,
      iterations: timing?.iterations,
      easing: timing?.easing,
      half: start - left(10_000),
      loop: start - left(19_999.999),
      list: element.firstElementChild?.getBoundingClientRect().width ?? 0,
      copies: new Set([...element.children].map((list) => list.textContent)).size,
    }
  })
  expect(passing).toMatchObject({ state: 'running', duration: 20_000, iterations: Infinity, copies: 1 })
  expect(passing.list).toBeGreaterThan(1000)
  // At the loop's end the second copy stands exactly where the first began.
  expect(passing.loop).toBeCloseTo(passing.list, 0)
  expect(passing.half).toBeCloseTo(passing.list / 2, 0)

  const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState)
  await page.locator(builtSelector('.carrier-strip_carrierStrip')).scrollIntoViewIfNeeded()
  await expect.poll(state).toBe('running')
  await page.locator(builtSelector('.carrier-strip_carrierMarquee')).hover()
  await expect.poll(state).toBe('paused')
  await page.mouse.move(0, 0)
  await expect.poll(state).toBe('running')

  const pause = page.getByRole('button', { name: 'Pause the moving list of carriers' })
  const play = page.getByRole('button', { name: 'Restart the moving list of carriers' })
  await page.getByRole('link', { name: 'Start my quote' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(pause).toBeFocused()
  await expect.poll(state).toBe('paused')
  await page.keyboard.press('Enter')
  await expect(play).toBeFocused()
  await expect.poll(state).toBe('paused')
  await page.keyboard.press('Enter')
  await expect(pause).toBeFocused()
  await expect.poll(state).toBe('running')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(play).not.toBeFocused()
  await expect.poll(state).toBe('paused')
})

test('[HOME-23] a carrier’s logo comes from the address in the settings, and its name stands in when it fails', async ({
  page,
  siteWith,
  allowConsole,
}) => {
  allowConsole(/404.*no-such-logo/)
  const logos = new Map([
    ['sbli', '/favicon.svg?of=sbli'],
    ['transamerica', '/no-such-logo.svg'],
  ])
  const withLogos = carriers.map((carrier) => ({ ...carrier, logo: logos.get(carrier.id) ?? null }))
  await page.goto(await siteWith({ ...pagesAlone, SITE_CARRIERS: JSON.stringify(withLogos) }))
  await hydrated(page)
  const list = page.getByRole('list', { name: 'Carrier partners' })
  const logo = list.getByRole('img', { name: 'SBLI' })
  await logo.scrollIntoViewIfNeeded()
  await expect(logo).toHaveAttribute('src', '/favicon.svg?of=sbli')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(list.getByText('Transamerica', { exact: true })).toBeVisible()
  await expect(list.getByRole('img')).toHaveCount(1)
})
