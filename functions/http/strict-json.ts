/** Far deeper than anything the site sends, and far above what programs on the way can follow without an end. */
const deepest = 64

/** A text that is no JSON, or nests too deeply. */
export class NotJson extends Error {
  override readonly name = 'NotJson'
}

/**
 * The value of a JSON text. Throws `NotJson` for what is none, and for lists and objects nested more than 64 deep:
 * what walks through them later would run out of stack.
 */
export function parseStrictJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new NotJson()
  try {
    return JSON.parse(text)
  } catch {
    throw new NotJson()
  }
}

const mayBeBroken = /\\u(0000|d[89a-f])|\0|[\ud800-\udfff]/i

/**
 * Whether a JSON text, with the value it stands for, holds null characters or halves of a surrogate pair: no name has
 * them, and PostgreSQL keeps them nowhere.
 */
export function hasBrokenText(text: string, value: unknown): boolean {
  return mayBeBroken.test(text) && isBroken(value)
}

function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => isBroken(key) || isBroken(inner))
}

/** How deep lists and objects nest in a JSON text. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let isString = false
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]
    if (isString) {
      if (letter === '\\') place += 1
      else if (letter === '"') isString = false
    } else if (letter === '"') isString = true
    else if (letter === '{' || letter === '[') {
      depth += 1
      if (depth > most) most = depth
    } else if (letter === '}' || letter === ']') depth -= 1
  }
  return most
}
