/**
 * A text as a lead takes it: at most this many UTF-16 units, on one line. What no name contains (control characters,
 * line ends, half a character that shortening left) becomes a space: the database or a mail's header would refuse it.
 */
export function leadText(text: string, most: number): string {
  return text
    .trim()
    .slice(0, most)
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .trim()
}
