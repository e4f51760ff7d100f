import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,domain,functions,server,config,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
