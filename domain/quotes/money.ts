/**
 * Rounds USD to cents, halves up. The detour over 12 digits undoes binary noise, so that 13.125 counts as
 * a half even when its factors made it 13.124999999999998.
 */
export function roundToCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(12))) / 100
}
