import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { z } from 'zod'
import { fromBase64Url, toBase64Url } from '#domain/json/base64url.ts'
import { RequestError } from '#functions/http/request-error.ts'

const version = 'v2'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

const nonceBytes = 12
const tagBytes = 16
/** Randomness is fetched for so many nonces at once: fetching costs more than sealing. */
const noncesFetched = 64

/** What lies inside an id; `expires` in milliseconds since 1970. */
const sealedSchema = z.object({ expires: z.number(), content: z.unknown() })

/** What an id is for; one made for one purpose opens for no other. */
type SealPurpose = 'search' | 'plan'

export type Sealer = {
  /** Encrypts and authenticates `content` (JSON) into an id for URLs, good until `expiresAt`. */
  seal: (purpose: SealPurpose, content: unknown, expiresAt: Date) => Promise<string>
  /**
   * The content of an id.
   * @throws RequestError invalid_id when it was altered or made for something else, expired when its time is over
   */
  unseal: (purpose: SealPurpose, id: string, now: Date) => Promise<unknown>
}

/**
 * Makes self-contained ids with ChaCha20-Poly1305: nothing is stored, so any replica with the same secret opens them,
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

  const takeNonce = nonceSource()

  return {
    async seal(purpose, content, expiresAt) {
      const plain = encoder.encode(JSON.stringify({ expires: expiresAt.getTime(), content }))
      const sealed = new Uint8Array(nonceBytes + plain.length + tagBytes)
      const nonce = sealed.subarray(0, nonceBytes)
      takeNonce(nonce)
      chacha20poly1305(await keyFor(purpose), nonce).encrypt(plain, sealed.subarray(nonceBytes))
      return `${version}.${toBase64Url(sealed)}`
    },

    async unseal(purpose, id, now) {
      const [start, text, ...rest] = id.split('.')
      if (start !== version || text === undefined || rest.length > 0) throw new RequestError('invalid_id')
      const bytes = fromBase64Url(text)
      if (bytes === undefined) throw new RequestError('invalid_id')
      const { expires, content } = sealedSchema.parse(JSON.parse(open(await keyFor(purpose), bytes)))
      if (expires <= now.getTime()) throw new RequestError('expired')
      return content
    },
  }
}

/** Writes a nonce that was never used into the given bytes. */
function nonceSource(): (nonce: Uint8Array) => void {
  const random = new Uint8Array(nonceBytes * noncesFetched)
  let used = random.length
  return (nonce) => {
    if (used === random.length) {
      crypto.getRandomValues(random)
      used = 0
    }
    nonce.set(random.subarray(used, used + nonceBytes))
    used += nonceBytes
  }
}

function open(key: Uint8Array, bytes: Uint8Array): string {
  try {
    const cipher = chacha20poly1305(key, bytes.subarray(0, nonceBytes))
    return decoder.decode(cipher.decrypt(bytes.subarray(nonceBytes)))
  } catch {
    throw new RequestError('invalid_id')
  }
}

async function deriveKey(secret: string, purpose: SealPurpose): Promise<Uint8Array> {
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveBits'])
  const info = encoder.encode(`sealed ${purpose} id ${version}`)
  const bits = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  return new Uint8Array(await crypto.subtle.deriveBits(bits, base, 256))
}
