import type { Quote } from './quote.ts'

/**
 * What a plan assures, as short names that no language words: for how many years premiums are due, to what age the
 * death benefit is guaranteed, and whether a cash value is. Empty where the quote does not tell.
 */
export function quoteFeatures({ guarantees }: Quote): string[] {
  if (guarantees === undefined) return []
  const { premium_years, guaranteed_to_age, cash_values } = guarantees
  return [
    `premium-years-${premium_years}`,
    ...(guaranteed_to_age === null ? [] : [`guaranteed-to-age-${guaranteed_to_age}`]),
    ...(cash_values.length > 0 ? ['guaranteed-cash-value'] : []),
  ]
}
