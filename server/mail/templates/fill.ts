/** Puts values in the places of their names, `{{name}}`. Throws when there is no value for a name. */
export function fill(text: string, values: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`An email needs a value for ${name}`)
    return value
  })
}

/** Values come from people: what could start a new line or hide in one is left out. */
export const oneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e]/gu, ' ').trim()
