/**
 * An invented family, as a page works out its coverage: USD, and years. Labelled as an example wherever it shows; the
 * calculator of the coverage question comes to the same.
 */
export const exampleFamily = {
  yearlyIncome: 60_000,
  incomeYears: 8,
  mortgage: 190_000,
  debts: 12_000,
  children: 2,
  educationCost: 40_000,
  finalCosts: 15_000,
  savings: 45_000,
  existingCoverage: 60_000,
} as const

type Line = 'income' | 'mortgage' | 'debts' | 'education' | 'finalCosts' | 'savings' | 'existingCoverage'

interface FamilySum {
  /** What the family would need the money for, and, below 0, what it has already. */
  lines: readonly { id: Line; amount: number }[]
  /** What is missing. */
  need: number
  /** Ten to twelve times the yearly income. */
  rule: { low: number; high: number }
}

/** The example's coverage, line by line. */
export function exampleFamilySum(multiple: { low: number; high: number }): FamilySum {
  const family = exampleFamily
  const lines = [
    { id: 'income', amount: family.yearlyIncome * family.incomeYears },
    { id: 'mortgage', amount: family.mortgage },
    { id: 'debts', amount: family.debts },
    { id: 'education', amount: family.children * family.educationCost },
    { id: 'finalCosts', amount: family.finalCosts },
    { id: 'savings', amount: -family.savings },
    { id: 'existingCoverage', amount: -family.existingCoverage },
  ] as const
  return {
    lines,
    need: lines.reduce((sum, { amount }) => sum + amount, 0),
    rule: { low: family.yearlyIncome * multiple.low, high: family.yearlyIncome * multiple.high },
  }
}
