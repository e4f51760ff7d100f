import type { Carrier } from './carrier.ts'

/** What can be claimed of all carriers at once; the first is the claim that is specified. */
export const claimedGrades = ['A+', 'A', 'A-'] as const
export type ClaimedGrade = (typeof claimedGrades)[number]

/** Grades as AM Best, S&P, Fitch and Kroll write them, and as Moody's does. */
const gradesOf: Readonly<Record<ClaimedGrade, RegExp>> = {
  'A+': /^(A\+|A\+\+|AA[+-]?|AAA|A1|Aa[123]|Aaa)$/,
  A: /^(A|A2)$/,
  'A-': /^(A-|A3)$/,
}

/** The claim that a grade allows; undefined for a lower one, and for one that no agency gives. */
export function claimedGrade(grade: string): ClaimedGrade | undefined {
  return claimedGrades.find((claimed) => gradesOf[claimed].test(grade.trim()))
}

/**
 * What may be claimed of the financial strength of these carriers: the grade that each of them has or is above, as far as
 * their ratings are entered; null for nothing. While none of those entered is below A+ it is the claim that is specified,
 * also of carriers that stand as examples; any other has to be true of all.
 */
export function strengthClaim(carriers: readonly Pick<Carrier, 'strengthRating'>[]): ClaimedGrade | null {
  const rated = carriers.flatMap(({ strengthRating }) => strengthRating ?? [])
  const claims = rated.map(({ grade }) => claimedGrade(grade))
  if (claims.every((claim) => claim === 'A+')) return 'A+'
  if (rated.length < carriers.length || claims.includes(undefined)) return null
  return claimedGrades.findLast((grade) => claims.includes(grade)) ?? null
}
