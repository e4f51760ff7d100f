import { createHmac, randomBytes } from 'node:crypto'

/** Makes short names for what is counted, from which nobody reads it back: the key is this process's own. */
export function keyMaker(): (...parts: string[]) => string {
  const secret = randomBytes(32)
  return (...parts) => {
    const text = parts.map((part) => part.trim().toLowerCase()).join('\n')
    return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
  }
}
