import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'

const port = Number(process.env.E2E_PORT ?? 4173)
const address = process.env.E2E_BASE_URL ?? `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: launchOptions(),
  },
  // E2E_BASE_URL names a site that runs already; else one is started on a fresh data directory.
  ...(process.env.E2E_BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node server/main.ts',
          url: `${address}/readyz`,
          reuseExistingServer: false,
          timeout: 60_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
          env: {
            PORT: String(port),
            NODE_ENV: 'production',
            DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'plainwell-e2e-')),
          },
        },
      }),
})
