/**
 * Whom final expense is for and how much it pays, in years and USD, bounds included. Small whole life without an exam,
 * priced by age, sex, tobacco and state alone.
 */
export const finalExpense = {
  ages: { youngest: 50, oldest: 85 },
  deathBenefit: { min: 5000, max: 50_000, step: 1000 },
} as const
