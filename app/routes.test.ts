import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import routes from './routes.ts'

test('[ROUTE-21] no address of the route table takes a parameter', () => {
  const addresses = routes.flatMap(({ path, children }) => [
    path,
    ...(children ?? []).map((child) => child.path),
  ])
  expect(addresses).toEqual(expect.arrayContaining(Object.values(paths).filter((path) => path !== '/')))
  for (const address of addresses) expect(address ?? '').not.toMatch(/[:?]/)
  // The one pattern is the page for every address that is not in the table.
  expect(addresses.filter((address) => address?.includes('*'))).toEqual(['*'])
})
