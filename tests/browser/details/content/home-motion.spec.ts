import type { Page } from '@playwright/test'
import { builtSelector } from '../../../fixtures/built-selector.ts'
import { expect, hydrated, test } from '../../fixtures/fixtures.ts'
import { desktop } from '../../fixtures/languages-and-devices.ts'

/** Without the zeros that only hold the places of digits to come. */
const asSeen = { useInnerText: true }
const strip = (page: Page) => page.locator(builtSelector('.carrier-strip_carrierStrip'))

/** Opens the home page by a link of another page, with motion: so no splash lies over it. */
async function openHomeInMotion(page: Page): Promise<void> {
  await page.goto('/terms-and-conditions')
  await hydrated(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('banner').getByRole('link', { name: 'Plainwell Life' }).click()
  await expect(page.locator(builtSelector('.hero_stage'))).toBeVisible()
}

/** Which windows of the house are fully lit, counted from the attic down. */
function litWindows(page: Page) {
  return page
    .locator('[data-slot="why-house"] [data-window]')
    .evaluateAll((windows) => windows.map((one) => getComputedStyle(one).fill === 'rgb(247, 185, 62)'))
}

test('[HOME-08] [HOME-09] [HOME-10] the count begins a second after it comes into view, takes a step every 50 ms and moves nothing', async ({
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
  for (const [time, shown] of [
    [1049, 0],
    [1, 10],
    [49, 10],
    [1, 20],
    [50, 30],
    [46 * 50, 490],
    [50, 500],
    [5000, 500],
  ] as const) {
    await page.clock.runFor(time)
    await expect(count).toHaveText(String(shown), asSeen)
  }
  await expect(figure.locator(builtSelector('.layout_sr'))).toHaveText('$500K')
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
})

test('[HOME-11] [HOME-12] the strip passes over three copies of the list, endlessly, one loop in 20 s; it stands still under the mouse, at keyboard focus and on demand', async ({
  page,
}) => {
  await openHomeInMotion(page)
  const track = strip(page).locator(builtSelector('.carrier-strip_carrierTrack'))
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
  await strip(page).scrollIntoViewIfNeeded()
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
  await page.keyboard.press('Enter')
  await expect(pause).toBeFocused()
  await expect.poll(state).toBe('running')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(play).not.toBeFocused()
  await expect.poll(state).toBe('paused')
})

/** Scrolls a card wholly into view and a good fifth of its further way up; the next one has hardly come by then. */
function scrollTo(page: Page, card: number) {
  return page
    .locator(builtSelector('.why_whyCard'))
    .nth(card)
    .evaluate((element) => {
      const { bottom, height } = element.getBoundingClientRect()
      scrollBy({ top: bottom - innerHeight + 0.22 * Math.max(0, innerHeight - height), behavior: 'instant' })
    })
}

test('[HOME-07] each card that scrolls in lights its window, and the windows before it stay lit; where styles cannot follow the scrolling, an observer lights them', async ({
  page,
  nextVisitor,
}) => {
  await page.setViewportSize(desktop)
  await openHomeInMotion(page)
  await expect.poll(() => litWindows(page)).toEqual([false, false, false, false, false])
  for (const card of [0, 1, 2, 3, 4]) {
    await scrollTo(page, card)
    await expect.poll(() => litWindows(page)).toEqual([0, 1, 2, 3, 4].map((place) => place <= card))
    if (card === 1 || card === 3)
      await expect(page.locator('[data-slot="why-house"]')).toBeInViewport({ ratio: 1 })
  }
  await page.locator('[data-slot="closing"]').evaluate((element) => element.scrollIntoView())
  expect(await litWindows(page)).not.toContain(false)

  const other = await nextVisitor()
  await other.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...query: [string, string?]) =>
      query[0] !== 'animation-timeline' &&
      (query[1] === undefined ? supports(query[0]) : supports(query[0], query[1]))
  })
  await other.setViewportSize(desktop)
  await openHomeInMotion(other)
  const dark = other.locator('[data-slot="why-house"] [data-window="dark"]')
  await expect(dark).toHaveCount(5)
  for (const card of [0, 2, 4]) {
    await scrollTo(other, card)
    await expect(dark).toHaveCount(4 - card)
  }
})

test('[HOME-03] [HOME-08] without motion the home page stands as it ends: the count at 500, each carrier once, every window lit; learn more scrolls to the reasons', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const figure = page.locator(builtSelector('.carriers_figure'))
  await figure.scrollIntoViewIfNeeded()
  await expect(figure.locator(builtSelector('.carriers_count'))).toHaveText('500', asSeen)
  // What a claim without an exam depends on stands beside it, in the same type.
  const type = (element: Element) => {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element)
    return { fontFamily, fontSize, fontWeight, color }
  }
  const claim = page.getByRole('heading', { name: 'No-exam coverage, up to half a million.' })
  const condition = page.getByText('Approval depends on your age and your answers')
  expect(await condition.evaluate(type)).toEqual(await claim.evaluate(type))
  expect(await litWindows(page)).toEqual([true, true, true, true, true])
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(strip(page).locator(builtSelector('.carrier-strip_carrierNames:visible'))).toHaveCount(1)
    await expect(strip(page).getByRole('button')).toHaveCount(0)
    const marquee = strip(page).locator(builtSelector('.carrier-strip_carrierMarquee'))
    expect(await marquee.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  }

  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/#why-us$/)
  await expect(page.getByRole('heading', { name: 'Why choose an agent who works for you.' })).toBeInViewport()
  await expect(page.locator('#why-us')).toBeFocused()
})
