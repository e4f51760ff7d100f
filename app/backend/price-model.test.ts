import { afterEach, expect, test, vi } from 'vitest'
import { priceModelOf } from '#domain/pricing/price-model.ts'
import { termRequest } from '../../tests/fixtures/function-context.ts'
import { carriers } from '../../tests/fixtures/settings/carriers.ts'
import { loadPriceEngine } from './price-model.ts'

const backend = { supabaseUrl: '/', supabaseKey: 'k' }
function respondWith(response: Response) {
  const fetched = vi.fn<typeof fetch>(async () => response)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { baseURI: 'https://agent.example/quote/companies' })
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

test('the engine prices with the model that the backend answers, and sends it nothing of the visitor', async () => {
  const model = priceModelOf({ carriers, licensedStates: 'all', today: '2026-11-20' })
  const fetched = respondWith(Response.json(model))
  const price = await loadPriceEngine(backend)
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{}')
  const premiums = price(termRequest).map(({ monthly_premium }) => monthly_premium ?? 0)
  expect(premiums.length).toBeGreaterThan(3)
  expect(premiums).toEqual(premiums.toSorted((one, other) => one - other))
  const dearer = price({ ...termRequest, death_benefit: 750_000 })[0]?.monthly_premium ?? 0
  expect(dearer).toBeGreaterThan(premiums[0] ?? 0)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('without a model, or with one of another shape, there is no engine', async () => {
  respondWith(Response.json({ error: 'not_found' }, { status: 404 }))
  await expect(loadPriceEngine(backend)).rejects.toThrow('404')
  respondWith(Response.json({ carriers: [] }))
  await expect(loadPriceEngine(backend)).rejects.toThrow()
})
