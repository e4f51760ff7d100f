interface Loan {
  /** USD */
  amount: number
  years: number
  /** Per cent a year, above 0. */
  interestPercent: number
}

/**
 * What is still owed after each year of a loan that is paid off in level monthly payments: from the full amount at the
 * start to 0 at the end, in whole USD. The usual annuity formula, with a twelfth of the yearly rate each month.
 */
export function yearlyBalances({ amount, years, interestPercent }: Loan): number[] {
  const growth = 1 + interestPercent / 100 / 12
  const whole = growth ** (12 * years) - 1
  return Array.from({ length: years + 1 }, (_, year) =>
    Math.round(amount * (1 - (growth ** (12 * year) - 1) / whole)),
  )
}
