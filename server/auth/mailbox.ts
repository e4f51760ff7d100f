/**
 * The mailbox that an address reaches, for counting: what stands behind a plus sign reaches the same one, and so do dots
 * at the largest service. That elsewhere two people may differ by a dot stops neither of them.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}@${email.slice(at + 1).replace(/^googlemail\.com$/i, 'gmail.com')}`
}
