import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { runFolder } from '../browser/fixtures/site/run-folder.ts'

// Pictures are of one machine's fonts and browser: they are taken before a change and compared after it, and not kept.
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'pictures' }],
  globalSetup: '../browser/fixtures/site/run-site.ts',
  snapshotPathTemplate: '../../pictures/{arg}{ext}',
  updateSnapshots: 'none',
  timeout: 120_000,
  outputDir: resolve(runFolder()),
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', threshold: 0, maxDiffPixels: 0 },
  },
})
