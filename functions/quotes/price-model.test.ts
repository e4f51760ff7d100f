import { expect, test } from 'vitest'
import { priceModelSchema } from '#domain/pricing/price-model.ts'
import { bundledTables } from '#domain/pricing/risk/bundled-tables.ts'
import { policiesFor } from '#domain/quotes/service/priced-policy.ts'
import { policySearchAnswerSchema, type QuoteRequestBody } from '#domain/quotes/service/wire.ts'
import { usDate } from '#functions/us-date.ts'
import {
  callFunction,
  functionContext,
  startOfTest,
  termRequest,
} from '../../tests/fixtures/function-context.ts'

async function model() {
  const { status, answer } = await callFunction('price-model', {})
  expect(status).toBe(200)
  return priceModelSchema.parse(answer)
}

test('The model carries the server’s date and of a carrier what its prices depend on, nothing else', async () => {
  const { carriers, licensedStates, today } = await model()
  expect(today).toBe(usDate(startOfTest))
  expect(licensedStates).toBe('all')
  for (const carrier of carriers) {
    expect(Object.keys(carrier).sort()).toEqual(['id', 'limits', 'name', 'products', 'stars'])
  }
})

test('Where prices come from elsewhere there is no model', async () => {
  const { context } = functionContext({ priceModel: undefined })
  expect(await callFunction('price-model', {}, context)).toMatchObject({
    status: 404,
    answer: { error: 'not_found' },
  })
})

const { term_duration: _, expedited_products: __, ...person } = termRequest
const bodies: QuoteRequestBody[] = [
  termRequest,
  { ...termRequest, tobacco: true, health_rating: 'Table 2', term_duration: 30, resident_state: 'MT' },
  { ...person, policy_type: 'Whole', paid_up_period: '20-Pay', death_benefit: 100_000 },
  { ...person, policy_type: 'IUL', main_goal: 'Accumulation' },
  { ...person, policy_type: 'GUL' },
  { ...person, policy_type: 'VUL' },
  { ...person, policy_type: 'Term', death_benefit: 90_000_000 },
]

test.each(bodies)('The browser prices a request as the server does, to the cent: %j', async (body) => {
  const { answer: request } = await callFunction('white-swan-complete-request', body)
  const search = { policy_search: request.search_id }
  const { answer } = await callFunction('white-swan-policy-search', search)
  const { policies = [] } = policySearchAnswerSchema.parse(answer)
  const withoutIds = policies.map(({ personal_plan_id: _, ...policy }) => policy)
  expect(policiesFor(body, await model(), bundledTables)).toEqual(withoutIds)
})

test('A body that the server refuses has no prices in the browser', async () => {
  expect(policiesFor({ ...termRequest, health_rating: 'Superb' }, await model(), bundledTables)).toEqual([])
})
