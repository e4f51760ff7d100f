const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const codes = new TextEncoder().encode(alphabet)
const decoder = new TextDecoder()
const none = 255
const codeValues = new Uint8Array(128).fill(none)
for (const [value, code] of codes.entries()) codeValues[code] = value

/** Bytes as text for URLs, without padding (RFC 4648, section 5). `btoa` takes several times as long to get there. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let next = 0
  for (let place = 0; place < bytes.length; place += 3) {
    const bits = (at(bytes, place) << 16) | (at(bytes, place + 1) << 8) | at(bytes, place + 2)
    text[next++] = at(codes, bits >> 18)
    text[next++] = at(codes, (bits >> 12) & 63)
    text[next++] = at(codes, (bits >> 6) & 63)
    text[next++] = at(codes, bits & 63)
  }
  return decoder.decode(text.subarray(0, Math.ceil((bytes.length * 4) / 3)))
}

/** The bytes of such a text; undefined for any other text, also for another spelling of the same bytes. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let open = 0
  let next = 0
  for (let place = 0; place < text.length; place++) {
    const value = codeValues[text.charCodeAt(place)] ?? none
    if (value === none) return undefined
    bits = ((bits << 6) | value) & 0xffff
    open += 6
    if (open < 8) continue
    open -= 8
    bytes[next++] = bits >> open
  }
  // Bits left over mean nothing, so only one spelling has none set; six of them are a character too many.
  const isCanonical = open < 6 && (bits & ((1 << open) - 1)) === 0
  return isCanonical ? bytes : undefined
}

function at(bytes: Uint8Array, place: number): number {
  return bytes[place] ?? 0
}
