/**
 * Which premium a price is: level for the term; guaranteed for whole life and final expense; the one for which a
 * universal life policy can't lapse; the one that an IUL solve works out; the one planned for a VUL, which guarantees
 * nothing.
 */
export const premiumBases = [
  'level-term',
  'whole-guaranteed',
  'final-expense',
  'iul-no-lapse',
  'iul-min-non-mec',
  'iul-max-non-mec',
  'iul-cash-value',
  'gul-no-lapse',
  'vul-planned',
] as const
export type PremiumBasis = (typeof premiumBases)[number]

const plain: readonly PremiumBasis[] = ['level-term', 'whole-guaranteed', 'final-expense']

/** Level premiums of term, whole life and final expense are what everyone expects; other bases are named. */
export function isPlainBasis(basis: PremiumBasis): boolean {
  return plain.includes(basis)
}
