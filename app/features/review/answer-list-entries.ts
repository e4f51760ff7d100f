/** The list with one entry more, unless it holds the same words already. */
export function withEntry(entries: readonly string[], entry: string): string[] {
  const word = entry.trim()
  const isKnown = entries.some((other) => other.toLocaleLowerCase() === word.toLocaleLowerCase())
  return word === '' || isKnown ? [...entries] : [...entries, word]
}
