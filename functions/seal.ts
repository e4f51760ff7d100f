import { z } from 'zod'
import { Refusal } from './refusal.ts'

const version = 'v1'
const ivBytes = 12

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
 * Makes self-contained ids with AES-256-GCM: nothing is stored, so any replica with the same secret opens them,
 * also after a restart. Each purpose has a key of its own (HKDF-SHA256), and the expiry lies inside the encryption.
 * @param secret at least 32 characters of good randomness
 */
export function createSealer(secret: string): Sealer {
  if (secret.length < 32) throw new Error('The sealing key must have at least 32 characters.')
  const keys = new Map<SealPurpose, Promise<CryptoKey>>()
  const keyFor = (purpose: SealPurpose): Promise<CryptoKey> => {
    const key = keys.get(purpose) ?? deriveKey(secret, purpose)
    keys.set(purpose, key)
    return key
  }

  return {
    async seal(purpose, content, expiresAt) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const plain = new TextEncoder().encode(JSON.stringify({ expires: expiresAt.getTime(), content }))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFor(purpose), plain)
      return `${version}.${toBase64Url(iv)}${toBase64Url(new Uint8Array(sealed))}`
    },

    async unseal(purpose, id, now) {
      const [start, text, ...rest] = id.split('.')
      if (start !== version || text === undefined || rest.length > 0) throw new Refusal('invalid_id')
      const bytes = fromBase64Url(text)
      const { expires, content } = sealedSchema.parse(JSON.parse(await open(await keyFor(purpose), bytes)))
      if (expires <= now.getTime()) throw new Refusal('expired')
      return content
    },
  }
}

async function open(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = bytes.subarray(0, ivBytes)
  try {
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.subarray(ivBytes)),
    )
  } catch {
    throw new Refusal('invalid_id')
  }
}

async function deriveKey(secret: string, purpose: SealPurpose): Promise<CryptoKey> {
  const encoder = new TextEncoder()
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const info = encoder.encode(`sealed ${purpose} id ${version}`)
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Groups of three bytes leave no padding, so the 12 bytes of the iv and what follows may be joined as text. */
function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Takes the one spelling that `toBase64Url` writes: others of the same bytes would be altered ids that still open. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) throw new Refusal('invalid_id')
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  if (toBase64Url(bytes) !== text) throw new Refusal('invalid_id')
  return bytes
}
