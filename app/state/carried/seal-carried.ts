import { fromBase64Url, toBase64Url } from '#domain/json/base64url.ts'
import { secretBytes } from '#domain/storage/carried/carried-link.ts'

/** In bytes: AES with 256 bits, and the nonce that it takes with GCM. */
const keyBytes = 32
const nonceBytes = 12

/** A text is filled up to whole pages, so that its length tells next to nothing of what it says. */
const page = 4_096

const space = 32
const algorithm = 'AES-GCM'

/** Whether this browser can encrypt: it does on pages that come encrypted, or from its own machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

/** A text as nobody reads it without the key, which is made here and used once. */
export async function sealText(text: string): Promise<{ sealed: string; key: Uint8Array<ArrayBuffer> }> {
  const key = crypto.getRandomValues(new Uint8Array(keyBytes))
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const bytes = new TextEncoder().encode(text)
  const plain = new Uint8Array(Math.ceil(bytes.length / page) * page).fill(space)
  plain.set(bytes)
  const cipher = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce },
    await usable(key, 'encrypt'),
    plain,
  )
  const whole = new Uint8Array(nonceBytes + cipher.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(cipher), nonceBytes)
  return { sealed: toBase64Url(whole), key }
}

/** The text again, with the spaces that fill it up; undefined with another key, or where a bit of it was altered. */
export async function openText(sealed: string, key: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const whole = fromBase64Url(sealed)
  if (whole === undefined) return undefined
  const [nonce, cipher] = [whole.slice(0, nonceBytes), whole.slice(nonceBytes)]
  try {
    const plain = await crypto.subtle.decrypt(
      { name: algorithm, iv: nonce },
      await usable(key, 'decrypt'),
      cipher,
    )
    return new TextDecoder().decode(plain)
  } catch {
    return undefined
  }
}

const usable = (key: Uint8Array<ArrayBuffer>, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, algorithm, false, [use])

/** What deletes what is sealed, and its hash, which is all that the server gets until then: SHA-256 of the text, in hex. */
export async function newSecret(): Promise<{ secret: string; hash: string }> {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(secretBytes)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { secret, hash }
}
