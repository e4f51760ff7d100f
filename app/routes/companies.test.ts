import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as companies from './companies.tsx'
import * as instantQuotes from './instant-quotes.tsx'
import * as marketplace from './marketplace.tsx'

test('[ROUTE-26] both addresses of the comparison and the personalized view are one component', () => {
  expect(marketplace.default).toBe(companies.default)
  expect(marketplace.handle).toBe(companies.handle)
  const page = '<ComparisonPage {...desk} />'
  for (const route of ['companies', 'instant-quotes']) {
    expect(readFileSync(`app/routes/${route}.tsx`, 'utf8'), route).toContain(page)
  }
})

test('the quotes page, whose other view is the comparison, loads its words too and is as personal', () => {
  expect(instantQuotes.handle.namespaces).toEqual(expect.arrayContaining([...companies.handle.namespaces]))
  expect(instantQuotes.handle.personal).toBe(true)
  expect(instantQuotes.handle).not.toHaveProperty('canonical')
})
