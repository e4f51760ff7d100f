/**
 * A name that only this test has, so that its leads are found among all. Of letters alone: what looks like a phone number
 * in a name is not stored, for no mail of ours may carry one.
 */
export function uniqueName(first: string): string {
  return `${first} ${uniqueWord()}`
}

export function uniqueWord(): string {
  return crypto.randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
}
