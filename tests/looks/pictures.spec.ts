import { expect, test } from '@playwright/test'
import { languages, scenes } from './scenes.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const scene of scenes) {
  for (const language of languages) {
    for (const viewport of sizes) {
      const name = `${scene.name}-${language}-${viewport.width}`
      test(name, async ({ page, baseURL }) => {
        await page.setViewportSize(viewport)
        await page.clock.setFixedTime('2026-11-23T15:00:00Z')
        // Sample quotes say by chance whether a carrier decides at once (SAMPLE-08).
        await page.addInitScript(() => {
          Math.random = () => 0.5
        })
        await scene.open(page, { address: String(baseURL), language })
        // Off whatever the scene's last tap brought under it.
        await page.mouse.move(0, 0)
        await page.evaluate(() => document.fonts.ready)
        await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: !scene.isWindow })
      })
    }
  }
}
