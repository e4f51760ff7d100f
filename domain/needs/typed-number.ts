/** Why typed text is not the number that a field asks for. */
const typedNumberIssueCodes = ['notANumber', 'negative', 'notWhole', 'tooLarge'] as const
export type TypedNumberIssueCode = (typeof typedNumberIssueCodes)[number]

type TypedNumber = { ok: true; value: number } | { ok: false; code: TypedNumberIssueCode }

const scales: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

/** Groups of three apart by commas or, as in much of Latin America, by points; then cents, if any. */
const written = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/
/** "250k", "1.5M": without groups, so that a point or a comma can only be the decimal one. */
const shortened = /^(\d+)(?:[.,](\d{1,3}))?([km])$/

/**
 * An amount of USD as people type it: "250,000", "$250k", "1.5 M", "250.000", "40 000 USD". Cents are rounded off;
 * nothing typed is 0. `most` is the largest amount that makes sense.
 */
export function typedAmount(text: string, most: number): TypedNumber {
  const plain = text.toLowerCase().replace(/[\s$’']|usd/g, '')
  if (plain === '') return { ok: true, value: 0 }
  // Who is still typing has just reached a comma or a point.
  const typed = plain.replace(/(?<=\d)[.,]$/, '')
  if (isNegative(typed)) return { ok: false, code: 'negative' }
  const [, whole, fraction = '0', scale = ''] = written.exec(typed) ?? shortened.exec(typed) ?? []
  if (whole === undefined) return { ok: false, code: 'notANumber' }
  const value = Math.round(Number(`${whole.replace(/[.,]/g, '')}.${fraction}`) * (scales[scale] ?? 1))
  return upTo(most, value)
}

/** A count, such as "2" or "10 years"; nothing typed is 0. `most` is the largest count that makes sense. */
export function typedCount(text: string, most: number): TypedNumber {
  const plain = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/(?<=\d)(years?|yrs?|años?|anos?)$/, '')
  if (plain === '') return { ok: true, value: 0 }
  if (isNegative(plain)) return { ok: false, code: 'negative' }
  if (/^\d*[.,]\d+$/.test(plain) && !/^\d+[.,]0+$/.test(plain)) return { ok: false, code: 'notWhole' }
  const value = Number(plain.replace(/[.,]0*$/, ''))
  return /^\d+(?:[.,]0*)?$/.test(plain) ? upTo(most, value) : { ok: false, code: 'notANumber' }
}

function isNegative(text: string): boolean {
  return /^[-−–]\d/.test(text)
}

function upTo(most: number, value: number): TypedNumber {
  return value > most ? { ok: false, code: 'tooLarge' } : { ok: true, value }
}
