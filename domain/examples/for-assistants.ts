import { type PriceSource, pricesAsOf } from '#domain/examples/prices/example-prices.ts'
import { priceModelOf } from '#domain/pricing/price-model.ts'
import { estimateForm } from '#domain/quotes/estimate/estimate-form.ts'
import { type FirstRange, firstRange } from '#domain/quotes/instant/first-range/first-range.ts'
import { buildInstantRequest } from '#domain/quotes/instant/instant-request.ts'
import { policiesFor } from '#domain/quotes/service/priced-policy.ts'
import { toQuotes } from '#domain/quotes/service/to-quote.ts'

/** What the page for assistants tells of one conversation: who asks for what, and the range that the tools answer. */
export type ForAssistantsExamples = { asOf: string; age: number; coverage: number; range: FirstRange }

const asked = {
  productType: 'FinalExpense',
  residentState: 'FL',
  age: 61,
  gender: 'Male',
  tobacco: true,
  deathBenefit: 15_000,
} as const

const nobody = { name: 'Example', email: 'example@example.com', phone: '(800) 555-0142' }

/** Null where no carrier of the site sells final expense to this person. */
export function forAssistantsExamples({ carriers, tables }: PriceSource): ForAssistantsExamples | null {
  const body = buildInstantRequest(estimateForm(asked, pricesAsOf), nobody)
  const model = priceModelOf({ carriers, licensedStates: 'all', today: pricesAsOf })
  const policies = body === undefined ? [] : policiesFor(body, model, tables)
  const context = {
    planType: 'final-expense' as const,
    coverage: asked.deathBenefit,
    healthRating: 'Standard',
    newId: () => 'example',
  }
  const range = firstRange(toQuotes(policies, context))
  return range === undefined
    ? null
    : { asOf: pricesAsOf, age: asked.age, coverage: asked.deathBenefit, range }
}
