import { createHmac } from 'node:crypto'

/** What every secret of the Standard Webhooks specification begins with. */
const prefix = 'whsec_'

/** The key within a secret such as `whsec_MfKQ9r8G…`; undefined where it is none of 24 to 64 bytes. */
export function webhookKey(secret: string): Buffer | undefined {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : ''
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const key = Buffer.from(text, 'base64')
  const isWhole = key.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '')
  return isWhole && key.length >= 24 && key.length <= 64 ? key : undefined
}

/** What is signed: the event's id, when it is sent (in whole seconds), and its body as it goes over the wire. */
interface Signed {
  id: string
  sentAt: number
  body: string
}

/**
 * The headers of the Standard Webhooks specification: a signature (HMAC-SHA256) by each key, so that a receiver that
 * knows one of them can tell who sends.
 */
export function webhookHeaders(keys: readonly Uint8Array[], { id, sentAt, body }: Signed) {
  const signatures = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(sentAt),
    'webhook-signature': signatures.join(' '),
  }
}
