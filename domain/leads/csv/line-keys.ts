/**
 * Gives each line of a file its key, a UUID that is the same whenever the same file is read: what a broken connection left
 * half done can be done again without doubles. Not random, and no secret.
 */
export function lineKeys(bytes: Uint8Array): (line: number) => string {
  const hashes = [0x811c9dc5, 0x9dc5811c, 0x1234abcd].map((start) => hashOf(bytes, start))
  const [one = '', two = '', three = ''] = hashes
  const ofFile = `${one}-${two.slice(0, 4)}-8${two.slice(4, 7)}-8${three.slice(0, 3)}`
  return (line) => `${ofFile}-${three.slice(3, 8)}${line.toString(16).padStart(7, '0')}`
}

/** FNV-1a over all bytes, from one of several starts: eight hexadecimal digits. */
function hashOf(bytes: Uint8Array, start: number): string {
  const hash = bytes.reduce((known, byte) => Math.imul(known ^ byte, 0x01000193), start)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
