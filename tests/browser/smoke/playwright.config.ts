import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../../scripts/browser.mjs'

/** `SMOKE_ADDRESS=https://www.example.com npm run smoke`: one journey at a site that runs already, wherever it is. */
const address = process.env.SMOKE_ADDRESS
if (!address) throw new Error('Set SMOKE_ADDRESS to the address of the site, such as http://127.0.0.1:3000')

export default defineConfig({
  testDir: '.',
  // Beside it lie tests that Vitest runs.
  testMatch: '*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    launchOptions: launchOptions(),
  },
})
