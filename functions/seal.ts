import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

const version = 'v2'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Long enough that random ones never meet, however many ids a secret seals. */
const nonceBytes = 24

/** What lies inside an id; `expires` in milliseconds since 1970. */
const sealedSchema = z.object({ expires: z.number(), content: z.unknown() })

/** What an id is for; one made for one purpose opens for no other. */
export type SealPurpose = 'search' | 'plan'

export type Sealer = {
  /** Encrypts and authenticates `content` (JSON) into an id for URLs, good until `expiresAt`. */
  seal: (purpose: SealPurpose, content: unknown, expiresAt: Date) => Promise<string>
  /**
   * The content of an id.
   * @throws Refusal invalid_id when it was altered or made for something else, expired when its time is over
   */
  unseal: (purpose: SealPurpose, id: string, now: Date) => Promise<unknown>
}

/**
 * Makes self-contained ids with XChaCha20-Poly1305: nothing is stored, so any replica with the same secret opens them,
 * also after a restart. Each purpose has a key of its own (HKDF-SHA256), and the expiry lies inside the encryption.
 * @param secret at least 32 characters of good randomness
 */
export function createSealer(secret: string): Sealer {
  if (secret.length < 32) throw new Error('The sealing key must have at least 32 characters.')
  const keys = new Map<SealPurpose, Promise<Uint8Array>>()
  const keyFor = (purpose: SealPurpose): Promise<Uint8Array> => {
    const key = keys.get(purpose) ?? deriveKey(secret, purpose)
    keys.set(purpose, key)
    return key
  }

  return {
    async seal(purpose, content, expiresAt) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
      const plain = encoder.encode(JSON.stringify({ expires: expiresAt.getTime(), content }))
      const sealed = xchacha20poly1305(await keyFor(purpose), nonce).encrypt(plain)
      return `${version}.${toBase64Url(nonce)}${toBase64Url(sealed)}`
    },

    async unseal(purpose, id, now) {
      const [start, text, ...rest] = id.split('.')
      if (start !== version || text === undefined || rest.length > 0) throw new Refusal('invalid_id')
      const bytes = fromBase64Url(text)
      const { expires, content } = sealedSchema.parse(JSON.parse(open(await keyFor(purpose), bytes)))
      if (expires <= now.getTime()) throw new Refusal('expired')
      return content
    },
  }
}

function open(key: Uint8Array, bytes: Uint8Array): string {
  try {
    const cipher = xchacha20poly1305(key, bytes.subarray(0, nonceBytes))
    return decoder.decode(cipher.decrypt(bytes.subarray(nonceBytes)))
  } catch {
    throw new Refusal('invalid_id')
  }
}

async function deriveKey(secret: string, purpose: SealPurpose): Promise<Uint8Array> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const info = encoder.encode(`sealed ${purpose} id ${version}`)
  const bits = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(bits, base, 256))
}

/** Groups of three bytes leave no padding, so the 24 bytes of the nonce and what follows may be joined as text. */
function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Takes the one spelling that `toBase64Url` writes: others of the same bytes would be altered ids that still open. */
function fromBase64Url(text: string): Uint8Array {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) throw new Refusal('invalid_id')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let place = 0; place < bytes.length; place++) bytes[place] = binary.charCodeAt(place)
  // Only the last group can be spelled in several ways: where it is short, some of its bits mean nothing.
  const lastGroup = bytes.subarray(bytes.length - (bytes.length % 3))
  if (!text.endsWith(toBase64Url(lastGroup))) throw new Refusal('invalid_id')
  return bytes
}
