import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const version = 'v1'
const nonceBytes = 12
const tagBytes = 16

/** A stored secret does not open: it was altered or moved, or the installation's token secret is another one now. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable'
}

type SecretBox = {
  /** Encrypts `secret` for the row with this id; it opens for no other. */
  close: (secret: string, rowId: string) => string
  /** What lies inside. Throws `SecretUnreadable`. */
  open: (closed: string, rowId: string) => string
}

/**
 * Keeps secrets that the database holds for us (of authenticator apps) unreadable to
 * whoever gets hold of the database alone: AES-256-GCM under a key that HKDF-SHA256 derives from `installationKey`.
 */
export function createSecretBox(installationKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', installationKey, '', `secrets of accounts ${version}`, 32))
  return {
    close(secret, rowId) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(rowId))
      const body = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
      return `${version}.${Buffer.concat([nonce, body, sealing.getAuthTag()]).toString('base64url')}`
    },

    open(closed, rowId) {
      const [start, text] = closed.split('.')
      const bytes = Buffer.from(text ?? '', 'base64url')
      if (start !== version || bytes.length < nonceBytes + tagBytes) throw new SecretUnreadable()
      const nonce = bytes.subarray(0, nonceBytes)
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      opening.setAAD(Buffer.from(rowId)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        const body = opening.update(bytes.subarray(nonceBytes, -tagBytes))
        return Buffer.concat([body, opening.final()]).toString('utf8')
      } catch (cause) {
        throw new SecretUnreadable('', { cause })
      }
    },
  }
}
