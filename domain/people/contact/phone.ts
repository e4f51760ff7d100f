const usDigits = 10

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** How many digits were typed, a country code included. */
export function countDigits(text: string): number {
  return digitsOf(text).length
}

/** The digits of a phone number; the country code 1 before a ten-digit number is dropped. */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text)
  return digits.length === usDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** Whether the text is a number that can be called: ten digits or more. The one rule for every phone that is asked for. */
export function isPhoneNumber(text: string): boolean {
  return countDigits(text) >= usDigits
}

/**
 * What a phone field shows for what was typed or filled in: (###) ###-####, as far as there are digits.
 * An autofilled +1 is dropped, and digits beyond ten are cut.
 */
export function formatPhoneInput(text: string): string {
  const digits = phoneDigits(text).slice(0, usDigits)
  if (digits === '') return ''
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (exchange === '') return `(${area}`
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`
}

/** A phone number as a link that dials it: US numbers with their country code, an extension behind `x` after it. */
export function phoneHref(phone: string): string {
  const [number = '', extension = ''] = phone.toLowerCase().split('x')
  const digits = digitsOf(number)
  const international = digits.length === 10 ? `+1${digits}` : digits.length > 10 ? `+${digits}` : digits
  const after = digitsOf(extension)
  return `tel:${international}${after ? `;ext=${after}` : ''}`
}
