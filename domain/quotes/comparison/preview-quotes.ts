import { markAnswered } from '#domain/people/answered.ts'
import type { Person } from '#domain/people/person.ts'
import type { PlanType } from '#domain/plans/plan-type.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { toQuotes } from '#domain/quotes/service/to-quote.ts'
import type { QuoteRequestBody, WirePolicy } from '#domain/quotes/service/wire.ts'
import { buildComparisonRequest, termYearsOf } from './comparison-request.ts'
import { coverageInput } from './coverage-input.ts'

/** What of the answers can be changed on the comparison itself. Coverage in USD, term in years. */
export type ComparisonInput = {
  readonly coverage: number
  readonly term: number
  readonly healthRating: string
}

/** What is saved of it on the person. */
export function savedInput(person: Person): ComparisonInput {
  return { coverage: person.selectedCoverage, term: termYearsOf(person), healthRating: person.healthRating }
}

/** Whether two inputs ask for the same; a term matters to term life alone. */
export function isSameInput(one: ComparisonInput, other: ComparisonInput, planType: PlanType): boolean {
  return (
    one.coverage === other.coverage &&
    one.healthRating === other.healthRating &&
    (planType !== 'term' || one.term === other.term)
  )
}

/** The answers that saving an input changes. A choice was made at the old prices, so it is none any more. */
export function answersFromInput(
  input: ComparisonInput,
  planType: PlanType,
  person: Person,
): Partial<Person> {
  const saved = savedInput(person)
  const set = markAnswered(person, [
    ...(input.coverage === saved.coverage ? [] : (['coverage'] as const)),
    ...(input.healthRating === saved.healthRating ? [] : (['healthRating'] as const)),
    ...(input.term === saved.term || planType !== 'term' ? [] : (['termLength'] as const)),
  ])
  return {
    ...(set.answered && { answered: set.answered }),
    selectedCoverage: input.coverage,
    healthRating: input.healthRating,
    ...(planType === 'term' ? { selectedTerm: input.term } : {}),
    selectedCompany: '',
    selectedMonthlyPrice: 0,
  }
}

/**
 * Whether prices for an input can be worked out beside these quotes, if there is an engine: only our own model can be
 * asked again without asking a service, and an amount below the field's minimum is most likely half typed. Beside no
 * quotes the engine alone tells, because it comes only where prices are our model's.
 */
export function canPreview(input: ComparisonInput, quotes: readonly Quote[]): boolean {
  return quotes.every((quote) => quote.isModeled === true) && input.coverage >= coverageInput.min
}

/** Whether there are quotes, and our own model made them all. */
export function isAllModeled(quotes: readonly Quote[]): boolean {
  return quotes.length > 0 && quotes.every((quote) => quote.isModeled === true)
}

/** Prices a request body by the same rules as the function that answers it. */
export type PriceEngine = (body: QuoteRequestBody) => readonly WirePolicy[]

/** What "Update Quotes" would find for an input, lowest monthly premium first. These quotes can't be applied for. */
export function previewQuotes(
  asked: { person: Person; planType: PlanType; input: ComparisonInput },
  price: PriceEngine,
): Quote[] {
  const { planType, input } = asked
  const person = { ...asked.person, ...answersFromInput(input, planType, asked.person) }
  let count = 0
  const newId = () => {
    count += 1
    return `preview-${count}`
  }
  const { coverage, healthRating } = input
  const policies = price(buildComparisonRequest(person, planType, coverage))
  return toQuotes(policies, { planType, coverage, healthRating, newId })
}
