import { countDigits } from '#domain/people/phone.ts'

/** Where the caret belongs in a formatted number when `digits` digits stood before it while it was edited. */
export function caretAfterDigits(formatted: string, digits: number): number {
  if (digits === 0) return 0
  const place = Array.from(formatted).findIndex(
    (_, index) => countDigits(formatted.slice(0, index + 1)) === digits,
  )
  return place < 0 ? formatted.length : place + 1
}
