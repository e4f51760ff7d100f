import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'
import { runFolder } from './tests/e2e/fixtures/site/run-folder.ts'

/** Journeys against what stands in for a hosted project, at another origin. */
const hosted = { testMatch: 'journeys/**/*.spec.ts', use: { answeredBy: 'project' as const } }

// Times are for machines that do much else meanwhile: no test waits for any of them.
export default defineConfig<{ answeredBy: 'process' | 'project' }>({
  testDir: 'tests/e2e',
  outputDir: runFolder(),
  globalSetup: './tests/e2e/fixtures/site/run-site.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // Named after the command that runs them, `npm test` or `npm run test:all` (docs/tests.md).
  projects: [
    { name: 'test: journeys', testMatch: 'journeys/**/*.spec.ts' },
    { name: 'all: details', testMatch: 'details/**/*.spec.ts' },
    // A journey for each part that differs there; `npm run e2e -- --project 'hosted: journeys'` goes all of them.
    { ...hosted, name: 'all: hosted', grep: /@hosted/ },
    { ...hosted, name: 'hosted: journeys' },
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
