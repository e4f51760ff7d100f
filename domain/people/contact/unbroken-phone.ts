/** A phone number for a sentence, which may end its lines before and after it, not within. A file alone: few pages need it. */
export function unbrokenPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0')
}
