/** The digits of a one-time code as somebody may type or paste it: with spaces, in two halves. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '')
}

/** Authenticator apps and our emails all give six digits. */
export function isWholeCode(typed: string): boolean {
  return codeDigits(typed).length === 6
}
