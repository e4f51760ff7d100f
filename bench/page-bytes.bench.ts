import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { bytesOf, contentPages, loadedParts } from '../tests/browser/fixtures/page-bytes.ts'
import { startSite } from '../tests/browser/fixtures/site/start-site.ts'
import type { BenchRow } from './row.ts'

/** What each page that visitors read loads of scripts, styles and words, packed, as somebody's first page; the heaviest first. */
export async function benchBytes(): Promise<BenchRow[]> {
  const site = await startSite({})
  const browser = await chromium.launch(launchOptions())
  const rows: BenchRow[] = []
  try {
    for (const path of contentPages) {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      // The longer words.
      const { code } = await loadedParts(page, `${site.address}${path}?lng=es`)
      await page.close()
      rows.push({ name: path, value: bytesOf(code) / 1024, unit: 'KB', goals: { value: { atMost: 110 } } })
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return rows.sort((a, b) => b.value - a.value)
}
