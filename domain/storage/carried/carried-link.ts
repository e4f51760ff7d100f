import { fromBase64Url, toBase64Url } from '#domain/json/base64url.ts'

/** What a link to carried answers holds: all of it stands behind the `#`, which browsers send to no server. */
export interface CarriedLink {
  /** Finds the row; a UUID. */
  readonly id: string
  /** Opens what is sealed there: AES with 256 bits. */
  readonly key: Uint8Array<ArrayBuffer>
  /** Deletes it, as text; the server has a hash of it. */
  readonly secret: string
  /** Until when it can be read, to the second. Only for words: the database decides. */
  readonly expiresAt: Date
}

const keyBytes = 32
/** How much chance stands in the secret, in bytes. */
export const secretBytes = 16
const idEnd = 16
const keyEnd = idEnd + keyBytes
const secretEnd = keyEnd + secretBytes
const allBytes = secretEnd + 4

/** The name of the part of the fragment. */
const part = 'with'

/** The link's fragment, without its `#`; short, for the QR code's sake. */
export function carriedFragment({ id, key, secret, expiresAt }: CarriedLink): string {
  const bytes = new Uint8Array(allBytes)
  const digits = id.replaceAll('-', '')
  for (let at = 0; at < idEnd; at++) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)
  bytes.set(key, idEnd)
  bytes.set(fromBase64Url(secret) ?? new Uint8Array(), keyEnd)
  new DataView(bytes.buffer).setUint32(secretEnd, Math.floor(expiresAt.getTime() / 1000))
  return `${part}=${toBase64Url(bytes)}`
}

/** What a fragment holds; undefined where it is cut off, or none of ours. It may begin with its `#`. */
export function carriedLinkOf(fragment: string): CarriedLink | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(part) ?? ''
  const bytes = fromBase64Url(text)
  if (bytes?.length !== allBytes) return undefined
  const hex = [...bytes.subarray(0, idEnd)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    key: Uint8Array.from(bytes.subarray(idEnd, keyEnd)),
    secret: toBase64Url(bytes.subarray(keyEnd, secretEnd)),
    expiresAt: new Date(new DataView(bytes.buffer, bytes.byteOffset).getUint32(secretEnd) * 1000),
  }
}
