import type { Env } from '#server/startup/env.ts'
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
