import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { answeredForm } from '../tests/browser/fixtures/fixtures.ts'
import { startSite } from '../tests/browser/fixtures/site/start-site.ts'
import { builtSelector } from '../tests/fixtures/built-selector.ts'
import { type BenchRow, median } from './row.ts'

const moves = 20

/** Moves the coverage slider, each time waiting until the first price has changed and is painted; ms per move. */
function moveSlider(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([count, selector]) => {
      const slider = document.querySelector('[data-slot="range-slider"]')
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const price = () => document.querySelector(selector)?.textContent
      const times: number[] = []
      for (let move = 0; move < count; move += 1) {
        const before = price()
        const start = performance.now()
        await new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (price() === before) return
            observer.disconnect()
            requestAnimationFrame(() => resolve())
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
          write?.call(slider, String(100_000 + move * 25_000))
          slider?.dispatchEvent(new Event('input', { bubbles: true }))
        })
        times.push(performance.now() - start)
      }
      return times
    },
    [moves, builtSelector('.plan-card_card .typography_price')] as const,
  )
}

/**
 * How long the prices take to follow the slider, and how much of the page's own processor time that is, in ms per
 * move: the latter tells whether a frame is enough also where the machine does much else meanwhile.
 */
export async function benchPreview(): Promise<BenchRow[]> {
  const site = await startSite({})
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    await page.addInitScript((form) => localStorage.setItem('formData', form), JSON.stringify(answeredForm()))
    await page.goto(`${site.address}/quote/companies`)
    await page.locator(builtSelector('.plan-card_card .typography_price')).first().waitFor()
    await page.locator('[data-slot="range-slider"]').press('ArrowRight')
    await page.locator(builtSelector('.plan-notes_previewNote')).waitFor()
    // The first round warms the page up.
    await moveSlider(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await processorSeconds(session)
    const times = await moveSlider(page)
    const processor = ((await processorSeconds(session)) - before) * 1000
    return [
      {
        name: 'a move of the slider (a frame is 16.7 ms)',
        value: median(times),
        unit: 'ms',
        slowest: Math.max(...times),
        goals: { value: { atMost: 16.7 } },
      },
      { name: "of the page's processor time", value: processor / moves, unit: 'ms' },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** What the page's thread has worked since measuring began. */
async function processorSeconds(session: {
  send: (method: 'Performance.getMetrics') => Promise<{ metrics: { name: string; value: number }[] }>
}): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
