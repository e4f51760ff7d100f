/** The comparison's death benefit input: attributes of the field, not enforced. USD. */
export const coverageInput = { min: 25_000, step: 25_000, placeholder: 500_000 } as const
export const recommendedCoverage = { min: 250_000, max: 1_000_000 } as const

/** What was typed as whole USD; 0 when it is no amount. Dollar sign, commas and spaces do no harm. */
export function parseCoverageInput(text: string): number {
  const plain = text.replace(/[$,\s]/g, '')
  if (plain === '') return 0
  const amount = Math.trunc(Number(plain))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : 0
}
