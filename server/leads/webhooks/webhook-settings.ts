import type { Env } from '#server/startup/env.ts'
import { hostAddress, isLoopback, isPublicAddress } from './public-address.ts'
import { webhookKey } from './signature.ts'

/** Where webhooks go, and what is in them. */
export interface WebhookSettings {
  url: string
  /** What they are signed with, the key in force first. */
  keys: readonly Uint8Array[]
  /** Whether people's answers about health and their dates of birth go along. */
  hasAnswers: boolean
}

/** Of the environment; undefined where there are no webhooks. */
export function webhookSettings(env: Env): WebhookSettings | undefined {
  const secrets = [env.WEBHOOK_SECRET, env.WEBHOOK_SECRET_BEFORE]
  const keys = secrets.flatMap((secret) => (secret && webhookKey(secret)) || [])
  if (!env.WEBHOOK_URL || keys.length === 0) return undefined
  return { url: env.WEBHOOK_URL, keys, hasAnswers: env.WEBHOOK_HEALTH_ANSWERS === 'on' }
}

/** People's names and numbers go there: by https and into no private network, or else to this very machine. */
export function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.hash !== '' || url.username !== '' || url.password !== '') return false
  if (isLoopback(url.hostname)) return url.protocol === 'https:' || url.protocol === 'http:'
  const address = hostAddress(url.hostname)
  return url.protocol === 'https:' && (address === undefined || isPublicAddress(address))
}
