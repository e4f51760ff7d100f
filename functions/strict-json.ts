/** Far deeper than anything the site sends, and far above what programs on the way can follow without an end. */
const deepest = 64

/** A text that is no JSON, nests too deeply, or holds characters that no name has. */
export class NotJson extends Error {
  override readonly name = 'NotJson'
  readonly reason: 'syntax' | 'depth' | 'characters'

  constructor(reason: NotJson['reason']) {
    super(`The text was refused as JSON (${reason})`)
    this.reason = reason
  }
}

/**
 * The value of a JSON text. Throws `NotJson` for what is none, for lists and objects nested more than 64 deep (what
 * walks through them later would run out of stack), and for null characters and halves of a surrogate pair, which
 * PostgreSQL keeps nowhere.
 */
export function parseJson(text: string): unknown {
  if (depthOf(text) > deepest) throw new NotJson('depth')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new NotJson('syntax')
  }
  if (mayHoldBroken.test(text) && holdsBroken(value)) throw new NotJson('characters')
  return value
}

const mayHoldBroken = /\\u(0000|d[89a-f])|\0|[\ud800-\udfff]/i

function holdsBroken(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => holdsBroken(key) || holdsBroken(inner))
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
