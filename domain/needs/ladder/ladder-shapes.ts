import { termLengths } from '#domain/people/person.ts'
import type { TermLength } from '#domain/pricing/premiums/term.ts'
import { coverageSlider } from '#domain/questionnaire/questions.ts'
import type { LadderNeed } from './ladder-need.ts'

/** One level term policy: its years, and its amount in USD. */
export interface LadderPolicy {
  readonly years: TermLength
  readonly amount: number
}

/** Policies that begin together, the shortest first. */
export type LadderShape = readonly LadderPolicy[]

/** Amounts in USD at which carriers begin to sell term: none says here where it does, its prices tell. */
const smallestAmounts = [coverageSlider.min, 50_000, 100_000] as const

/** The sold terms that last as long as the need, the shortest first. */
function lastingTerms(need: LadderNeed): TermLength[] {
  return termLengths.filter((years) => years >= need.length)
}

/** The amount that the highest need asks for, as one policy of each length that lasts the whole time. */
export function singlePolicies(need: LadderNeed): LadderPolicy[] {
  const amount = sold(Math.max(...need), coverageSlider.min)
  return lastingTerms(need).map((years) => ({ years, amount }))
}

/**
 * Every way to meet the need in every year with two or three policies of different lengths, of which the longest is no
 * longer than it must be. From the longest down each covers what is missing once the next shorter one has ended, rounded
 * up to an amount that is sold: less of any would leave a year short.
 */
export function ladderShapes(need: LadderNeed): LadderShape[] {
  const [longest] = lastingTerms(need)
  if (longest === undefined) return []
  const shorter = termLengths.filter((years) => years < longest)
  const pairs = shorter.map((years) => [years, longest])
  const triples = shorter.flatMap((first) =>
    shorter.filter((second) => second > first).map((second) => [first, second, longest]),
  )
  const shapes = new Map<string, LadderShape>()
  for (const terms of [...pairs, ...triples]) {
    for (const smallest of smallestAmounts) {
      const shape = shapeOf(need, terms, smallest)
      if (shape) shapes.set(JSON.stringify(shape), shape)
    }
  }
  return [...shapes.values()]
}

/** Undefined where one of the policies would have nothing to cover. */
function shapeOf(need: LadderNeed, terms: readonly TermLength[], smallest: number): LadderShape | undefined {
  let cover = 0
  const shape: LadderPolicy[] = []
  for (const [place, years] of [...terms.entries()].toReversed()) {
    const missing = highestFrom(need, terms[place - 1] ?? 0) - cover
    if (missing <= 0) return undefined
    const amount = sold(missing, smallest)
    cover += amount
    shape.unshift({ years, amount })
  }
  return shape
}

/** The highest need in USD after so many years. */
function highestFrom(need: LadderNeed, years: number): number {
  return Math.max(0, ...need.slice(years))
}

/** USD rounded up to an amount that is sold. */
function sold(amount: number, smallest: number): number {
  const { step } = coverageSlider
  return Math.max(smallest, Math.ceil(amount / step) * step)
}

/** The cover in USD of policies that began together, after so many years. */
export function coverAfter(shape: LadderShape, years: number): number {
  return shape.reduce((cover, policy) => (policy.years > years ? cover + policy.amount : cover), 0)
}
