import type { CoverageAmounts } from '#domain/needs/coverage-need.ts'
import type { NeedsAmounts, NeedsYearsField } from '#domain/needs/needs-answers.ts'
import { termLengths } from '#domain/people/person.ts'
import { coverageSlider } from '#domain/questionnaire/questions.ts'

/** What the family would be missing, in whole USD, at the start of each year; the last year is the last with a need. */
export type LadderNeed = readonly number[]

/**
 * Why no ladder is worked out: nothing is missing; years are still to be told (`fields`); nothing that is missing ever
 * ends; the need is over within the shortest term, lasts longer than any, or is more than can be asked for.
 */
export type LadderGap =
  | { kind: 'open'; fields: readonly NeedsYearsField[] }
  | { kind: 'nothing' | 'endless' | 'tooShort' | 'tooLong' | 'tooMuch' }

/**
 * The yearly interest of a mortgage whose rate nobody was asked: higher than most, and the higher the rate, the later
 * the balance falls, so that the need is rather too high than too low.
 */
export const mortgageRate = 0.07

const [shortestTerm, longestTerm] = [Math.min(...termLengths), Math.max(...termLengths)]

/**
 * How the need falls over the years. Income counts for the years that are left, a mortgage by its balance with level
 * monthly payments, debts and school in full until their last year. Final costs, savings and insurance that is there
 * count the whole time; where they are all that is left, the need has ended.
 */
export function ladderNeed(amounts: NeedsAmounts): { kind: 'need'; need: LadderNeed } | LadderGap {
  if (totalNeed(amounts, 0) === 0) return { kind: 'nothing' }
  const fields = openYears(amounts)
  if (fields.length > 0) return { kind: 'open', fields }
  const need: number[] = []
  while (timedNeed(amounts, need.length) > 0 && totalNeed(amounts, need.length) > 0) {
    need.push(totalNeed(amounts, need.length))
  }
  if (need.length === 0) return { kind: 'endless' }
  if (need.length <= shortestTerm) return { kind: 'tooShort' }
  if (need.length > longestTerm) return { kind: 'tooLong' }
  if (Math.max(...need) > coverageSlider.max) return { kind: 'tooMuch' }
  return { kind: 'need', need }
}

/** The years without which it is not known when something ends. */
function openYears(amounts: NeedsAmounts): NeedsYearsField[] {
  const { mortgage, mortgageYears, debts, debtYears, schoolYears } = amounts
  return [
    ...(mortgage > 0 && mortgageYears === 0 ? (['mortgageYears'] as const) : []),
    ...(debts > 0 && debtYears === 0 ? (['debtYears'] as const) : []),
    ...(educationOf(amounts) > 0 && schoolYears === 0 ? (['schoolYears'] as const) : []),
  ]
}

/** What is missing in USD after so many years. */
function totalNeed(amounts: NeedsAmounts, after: number): number {
  const { finalCosts, savings, existingCoverage } = amounts
  return Math.max(0, Math.ceil(timedNeed(amounts, after)) + finalCosts - savings - existingCoverage)
}

/** What of it will be over one day, in USD after so many years. */
function timedNeed(amounts: NeedsAmounts, after: number): number {
  const { yearlyIncome, incomeYears, mortgage, mortgageYears, debts, debtYears, schoolYears } = amounts
  const untilThen = (amount: number, years: number) => (after < years || after === 0 ? amount : 0)
  return (
    yearlyIncome * Math.max(0, incomeYears - after) +
    (after === 0 ? mortgage : mortgageBalance(mortgage, mortgageYears, after)) +
    untilThen(debts, debtYears) +
    untilThen(educationOf(amounts), schoolYears)
  )
}

function educationOf({ children, educationCost }: Pick<CoverageAmounts, 'children' | 'educationCost'>) {
  return children * educationCost
}

/** What is owed in USD after so many years of level monthly payments, of a mortgage that is paid off after `years`. */
export function mortgageBalance(mortgage: number, years: number, after: number): number {
  if (after >= years) return 0
  const discount = 1 / (1 + mortgageRate / 12)
  return (mortgage * (1 - discount ** (12 * (years - after)))) / (1 - discount ** (12 * years))
}
