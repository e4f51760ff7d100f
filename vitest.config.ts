import { defineConfig } from 'vitest/config'
import { pageExamples } from './scripts/page-examples.ts'
import { pageWords } from './scripts/page-words.ts'
import { priceAccuracy } from './scripts/price-accuracy.ts'

// Times are for machines that do much else meanwhile: no test waits for any of them.
export default defineConfig({
  plugins: [priceAccuracy(), pageExamples(), pageWords()],
  test: {
    include: ['{app,domain,functions,server,config,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The backend's tests wait for databases more than they compute, so one core less than all would go idle.
    maxWorkers: '100%',
  },
})
