import { expect, test } from 'vitest'
import * as companies from './companies.tsx'
import * as instantQuotes from './instant-quotes.tsx'
import * as marketplace from './marketplace.tsx'

test('[ROUTE-26] the three addresses of the comparison are one component', () => {
  for (const route of [marketplace, instantQuotes]) {
    expect(route.default).toBe(companies.default)
    expect(route.handle).toBe(companies.handle)
  }
})
