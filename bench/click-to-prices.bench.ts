import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { answeredForm } from '../tests/browser/fixtures/fixtures.ts'
import { startSite } from '../tests/browser/fixtures/site/start-site.ts'
import { builtSelector } from '../tests/fixtures/built-selector.ts'
import { type BenchRow, median } from './row.ts'

const rounds = 15
const prices = 9

/** Milliseconds from a click on the element until `count` prices stand on the screen, painted. */
function clickUntilPrices(page: Page, selector: string, count: number): Promise<number> {
  return page.evaluate(
    ([target, wanted, price]) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(target)
        if (!element) return reject(new Error(`no ${target}`))
        const shown = () => document.querySelectorAll(price).length
        const start = performance.now()
        const observer = new MutationObserver(() => {
          if (shown() < wanted) return
          observer.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        })
        observer.observe(document.body, { childList: true, subtree: true })
        element.click()
      }),
    [selector, count, builtSelector('.plan-card_card .typography_price')] as const,
  )
}

function bareCall(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    await (await fetch('/healthz')).text()
    return performance.now() - start
  })
}

function summary(name: string, times: readonly number[]): BenchRow {
  return { name, value: median(times), unit: 'ms', slowest: Math.max(...times) }
}

/** Measures in a real browser, against a server of its own, how long nine prices take after a click. */
export async function benchClicks(): Promise<BenchRow[]> {
  const site = await startSite({})
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    await context.addInitScript(
      (form) => localStorage.setItem('formData', form),
      JSON.stringify(answeredForm()),
    )
    const page = await context.newPage()
    const calls: number[] = []
    const views: number[] = []
    const changes: number[] = []
    for (let round = 0; round <= rounds; round++) {
      await page.goto(`${site.address}/quote/review`)
      await page.locator('html[data-hydrated]').waitFor()
      const call = await bareCall(page)
      const view = await clickUntilPrices(page, 'a[href="/marketplace"]', prices)
      await page.locator('input[type=radio][value=whole]').check()
      await page.locator(builtSelector('.plan-card_card .typography_price')).first().waitFor()
      const change = await clickUntilPrices(page, 'input[type=radio][value=term]', prices)
      // The first round warms the server up.
      if (round > 0) {
        calls.push(call)
        views.push(view)
        changes.push(change)
      }
    }
    const goals = { value: { atMost: 90 }, slowest: { atMost: 200 } }
    const bare = summary('bare call to the server (baseline)', calls)
    const ways = [
      { ...summary('View Plans → nine prices', views), goals },
      summary('another plan type → nine prices', changes),
    ]
    return [bare, ...ways.map((way) => ({ ...way, ratio: way.value / bare.value }))]
  } finally {
    await browser.close()
    await site.stop()
  }
}
