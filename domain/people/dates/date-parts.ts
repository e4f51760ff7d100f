/** A date as its three fields hold it while it is being typed; month 1 to 12. */
export type DateParts = { year: string; month: string; day: string }

const emptyParts: DateParts = { year: '', month: '', day: '' }

/** The fields of a date written YYYY-MM-DD, or of as much of one as was typed so far. */
export function datePartsOf(text: string): DateParts {
  const match = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(text)
  if (match === null) return emptyParts
  const [, year = '', month = '', day = ''] = match
  return { year, month: withoutZeros(month), day: withoutZeros(day) }
}

/**
 * The fields as one text: YYYY-MM-DD when all three are filled, and a part of it before, which is no date yet
 * but survives a reload. Empty when all are.
 */
export function joinDateParts({ year, month, day }: DateParts): string {
  const [y, m, d] = [digits(year, 4), padded(digits(month, 2)), padded(digits(day, 2))]
  return y === '' && m === '' && d === '' ? '' : `${y}-${m}-${d}`
}

function digits(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most)
}

function padded(text: string): string {
  return text === '' ? '' : text.padStart(2, '0')
}

// A lone 0 stays: it may be the start of 05.
function withoutZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '')
}
