/** First and last name joined with a space and trimmed; undefined when nothing is left. */
export function joinName(firstName: string, lastName: string): string | undefined {
  const joined = `${firstName.trim()} ${lastName.trim()}`.trim()
  return joined === '' ? undefined : joined
}

/** The first word of a full name, which a greeting uses; empty without a name. */
export function firstWord(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/** The name that a sign-in provider gave with the account; empty when it gave none. `metadata` is the user's own. */
export function providerName(metadata: Readonly<Record<string, unknown>>): string {
  for (const name of [metadata.full_name, metadata.name]) {
    if (typeof name === 'string' && name.trim() !== '') return name.trim()
  }
  return ''
}
