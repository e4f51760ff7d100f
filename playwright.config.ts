import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'
import { runFolder } from './tests/browser/fixtures/site/run-folder.ts'

// Times are for machines that do much else meanwhile: no test waits for any of them.
export default defineConfig<{ answeredBy: 'process' | 'project' }>({
  testDir: 'tests',
  outputDir: runFolder(),
  globalSetup: './tests/browser/fixtures/site/run-site.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Named after the tier that runs them (docs/tests.md).
  projects: [
    { name: 'test', testMatch: 'browser/tours/**/*.spec.ts' },
    { name: 'gate', testMatch: 'browser/{journeys,details}/**/*.spec.ts' },
    { name: 'night', testMatch: 'night/**/*.spec.ts' },
    // Journeys where another origin answers, as beside a hosted project.
    {
      name: 'night: hosted',
      testMatch: 'browser/journeys/**/*.spec.ts',
      grep: /@hosted/,
      use: { answeredBy: 'project' },
    },
  ],
  forbidOnly: Boolean(process.env.CI),
  use: {
    // run-site.ts sets it; the workers read this file after that.
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    // `npm run e2e -- --trace on` keeps the whole story of a failure, of which the fixtures keep a picture: Playwright's own
    // way takes one at the end of every test, and throws it away where that has passed.
    screenshot: 'off',
    launchOptions: launchOptions(),
  },
})
