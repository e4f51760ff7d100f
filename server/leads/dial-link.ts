/** A phone number as a link that dials it: US numbers with their country code, an extension behind `x` after it. */
export function dialLink(phone: string): string {
  const [number = '', extension = ''] = phone.toLowerCase().split('x')
  const digits = number.replaceAll(/\D/g, '')
  const international = digits.length === 10 ? `+1${digits}` : digits.length > 10 ? `+${digits}` : digits
  const after = extension.replaceAll(/\D/g, '')
  return `tel:${international}${after ? `;ext=${after}` : ''}`
}
