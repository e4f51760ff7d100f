import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#domain/site/paths.ts'
import { addresses, loadPage, pageFile } from './routes.ts'

test('[ROUTE-21] no address of the route table takes a parameter', () => {
  expect(addresses).toEqual(expect.arrayContaining(Object.values(paths)))
  for (const address of addresses) expect(address).toMatch(/^\/[a-z/-]*$/)
})

test('every address leads to a page of its own file, and any other address to the one for unknown addresses', async () => {
  for (const address of [...addresses, '/no-such-page']) {
    const { default: page, handle } = await loadPage(address)
    expect(page, address).toBeTypeOf('function')
    expect(handle.meta, address).toMatch(/^[\w-]+:[\w.]+$/)
  }
  expect(pageFile('/no-such-page')).toBe('./routes/not-found.tsx')
  expect(pageFile('/faq/')).toBe('./routes/not-found.tsx')
})

test('every page file has an address', () => {
  const files = globSync('app/routes/*.tsx').map((file) => file.replace('app/', './').replaceAll('\\', '/'))
  const pages = [...addresses, '/no-such-page'].map(pageFile)
  const shared = ['./routes/desk-dialogs.tsx', './routes/plan-desk.tsx']
  expect(files.filter((file) => !pages.includes(file)).toSorted()).toEqual(shared)
})
