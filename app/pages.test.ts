import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { addresses, loadPage, pageFile } from './pages.ts'

test('[ROUTE-21] no address of the site takes a parameter', () => {
  expect(addresses).toEqual(expect.arrayContaining(Object.values(paths)))
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^\/[a-z/-]*$/)
})

test('every address leads to the page of its file, and any other address to the one for unknown addresses', async () => {
  for (const address of [...addresses, '/no-such-page']) {
    const { Component, info } = await loadPage(address)
    expect(Component, address).toBeTypeOf('function')
    expect(info.meta, address).toMatch(/^[\w-]+:[\w.]+$/)
  }
  expect(pageFile('/no-such-page')).toBe('./features/site-frame/not-found.page.tsx')
  expect(pageFile('/faq/')).toBe('./features/site-frame/not-found.page.tsx')
})

test('every page file has an address, and its name is its own', () => {
  const files = globSync('app/**/*.page.tsx').map((file) => file.replace('app/', './').replaceAll('\\', '/'))
  expect(files.toSorted()).toEqual([...new Set([...addresses, '/no-such-page'].map(pageFile))].toSorted())
})
