import { coverageSlider } from '#domain/questionnaire/questions.ts'
import type { NeedsAmounts, NeedsYearsField } from './needs-answers.ts'

/** The rule of thumb that the site names: ten to twelve times the yearly income. */
export const incomeRule = { low: 10, high: 12 } as const

type NeedPartId = 'income' | 'mortgage' | 'debts' | 'education' | 'finalCosts'
type HavePartId = 'savings' | 'existingCoverage'

/** What is needed today does not depend on when it ends. */
export type CoverageAmounts = Omit<NeedsAmounts, NeedsYearsField>

/** All amounts in USD. */
export interface CoverageNeed {
  /** What the family would have to pay for; parts of 0 are left out. */
  parts: { id: NeedPartId; amount: number }[]
  /** What is already there; parts of 0 are left out. */
  have: { id: HavePartId; amount: number }[]
  total: number
  /** What is missing, never below 0. */
  need: number
  /** An amount that the coverage question can take; undefined where nothing is missing. */
  suggestion: number | undefined
  /** Whether the need is above what the coverage question can take. */
  isCut: boolean
  /** The rule of thumb beside it; undefined without an income. */
  rule: { low: number; high: number; coverage: number; verdict: 'below' | 'agrees' | 'above' } | undefined
}

/**
 * How much life insurance a family needs: what it would have to pay for, less what is already there, rounded up to
 * the step of the coverage question. The rule of thumb counts all coverage, so what exists is added for it.
 */
export function coverageNeed(amounts: CoverageAmounts): CoverageNeed {
  const parts = [
    { id: 'income', amount: amounts.yearlyIncome * amounts.incomeYears },
    { id: 'mortgage', amount: amounts.mortgage },
    { id: 'debts', amount: amounts.debts },
    { id: 'education', amount: amounts.children * amounts.educationCost },
    { id: 'finalCosts', amount: amounts.finalCosts },
  ] as const satisfies CoverageNeed['parts']
  const have = [
    { id: 'savings', amount: amounts.savings },
    { id: 'existingCoverage', amount: amounts.existingCoverage },
  ] as const satisfies CoverageNeed['have']
  const total = sum(parts)
  const need = Math.max(0, total - sum(have))
  const { max, step } = coverageSlider
  const rounded = Math.ceil(need / step) * step
  return {
    parts: parts.filter(({ amount }) => amount > 0),
    have: have.filter(({ amount }) => amount > 0),
    total,
    need,
    suggestion: need > 0 ? Math.min(max, rounded) : undefined,
    isCut: rounded > max,
    rule: ruleBeside(amounts.yearlyIncome, need + amounts.existingCoverage),
  }
}

function ruleBeside(yearlyIncome: number, coverage: number): CoverageNeed['rule'] {
  if (yearlyIncome === 0) return undefined
  const [low, high] = [incomeRule.low * yearlyIncome, incomeRule.high * yearlyIncome]
  return { low, high, coverage, verdict: coverage < low ? 'below' : coverage > high ? 'above' : 'agrees' }
}

function sum(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
