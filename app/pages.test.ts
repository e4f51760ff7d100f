import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { recipe } from '../tests/fixtures/recipe.ts'
import { addresses, pageFile } from './pages.ts'

test('[ROUTE-21] no address of the site takes a parameter', () => {
  expect(addresses).toEqual(expect.arrayContaining(Object.values(paths)))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^\/[a-z/-]*$/)
})

test('every page file has an address, and an unknown address has the page that says so', () => {
  const unknown = './features/site-frame/not-found.page.tsx'
  expect([pageFile('/no-such-page'), pageFile('/faq/')]).toEqual([unknown, unknown])
  const known = new Set([...addresses.map(pageFile), unknown])
  const files = globSync('app/**/*.page.tsx').map((file) => file.replace('app/', './').replaceAll('\\', '/'))
  expect(
    files.filter((file) => !known.has(file)),
    recipe('A page', 1),
  ).toEqual([])
})
