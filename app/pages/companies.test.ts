import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageFile } from '#app/pages.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#domain/site/paths.ts'
import companies from './companies.page.tsx'
import { comparisonView } from './instant-quotes.page.tsx'
import marketplace from './marketplace.page.tsx'

test('[ROUTE-26] both addresses of the comparison and the personalized view are one component', () => {
  const { path: _path, ...second } = pages.marketplace
  expect(pages.companies).toMatchObject(second)
  expect(marketplace).toBe(companies)
  const page = /<(part\.)?ComparisonPage {\.\.\.desk} \/>/
  for (const path of [paths.companies, paths.instantQuotes]) {
    expect(readFileSync(pageFile(path).replace('./', 'app/'), 'utf8'), path).toMatch(page)
  }
})

test('the quotes page, whose other view is the comparison, loads its words too and is as personal', () => {
  expect(pages.instantQuotes.messages).toEqual(expect.arrayContaining([...pages.companies.messages]))
  expect(pages.instantQuotes.personal).toBe(true)
  expect(pages.instantQuotes).not.toHaveProperty('canonical')
  expect(pages.companies).toMatchObject(comparisonView)
})
