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
export function savedWish(person: Person): ComparisonInput {
  return { coverage: person.selectedCoverage, term: termYearsOf(person), healthRating: person.healthRating }
}

/** Whether two wishes ask for the same; a term matters to term life alone. */
export function isSameWish(one: ComparisonInput, other: ComparisonInput, planType: PlanType): boolean {
  return (
    one.coverage === other.coverage &&
    one.healthRating === other.healthRating &&
    (planType !== 'term' || one.term === other.term)
  )
}

/** The answers that saving a wish changes. A choice was made at the old prices, so it is none any more. */
export function wishAnswers(wish: ComparisonInput, planType: PlanType, person: Person): Partial<Person> {
  const saved = savedWish(person)
  const set = markAnswered(person, [
    ...(wish.coverage === saved.coverage ? [] : (['coverage'] as const)),
    ...(wish.healthRating === saved.healthRating ? [] : (['healthRating'] as const)),
    ...(wish.term === saved.term || planType !== 'term' ? [] : (['termLength'] as const)),
  ])
  return {
    ...(set.answered && { answered: set.answered }),
    selectedCoverage: wish.coverage,
    healthRating: wish.healthRating,
    ...(planType === 'term' ? { selectedTerm: wish.term } : {}),
    selectedCompany: '',
    selectedMonthlyPrice: 0,
  }
}

/**
 * Whether prices for a wish can be worked out beside these quotes, if there is an engine: only our own model can be
 * asked again without asking a service, and an amount below the field's minimum is most likely half typed. Beside no
 * quotes the engine alone tells, because it comes only where prices are our model's.
 */
export function canPreview(wish: ComparisonInput, quotes: readonly Quote[]): boolean {
  return quotes.every((quote) => quote.isModeled === true) && wish.coverage >= coverageInput.min
}

/** Whether there are quotes, and our own model made them all. */
export function isAllModeled(quotes: readonly Quote[]): boolean {
  return quotes.length > 0 && quotes.every((quote) => quote.isModeled === true)
}

/** Prices a request body by the same rules as the function that answers it. */
export type PriceEngine = (body: QuoteRequestBody) => readonly WirePolicy[]

/** What "Update Quotes" would find for a wish, lowest monthly premium first. These quotes can't be applied for. */
export function previewQuotes(
  asked: { person: Person; planType: PlanType; wish: ComparisonInput },
  price: PriceEngine,
): Quote[] {
  const { planType, wish } = asked
  const person = { ...asked.person, ...wishAnswers(wish, planType, asked.person) }
  let count = 0
  const newId = () => {
    count += 1
    return `preview-${count}`
  }
  const { coverage, healthRating } = wish
  const policies = price(buildComparisonRequest(person, planType, coverage))
  return toQuotes(policies, { planType, coverage, healthRating, newId })
}
