import { z } from 'zod'
import { deskTime } from './desk-values.ts'

/**
 * `desk_webhooks`, `desk_webhooks_again`, for an owner of the site: whether other programs are told of people, how many
 * events wait, and how many were given up. `stopped`: the receiver answered that it wants no more.
 */
export const deskWebhooksSchema = z.object({
  state: z.enum(['off', 'on', 'stopped']),
  waiting: z.number(),
  failed: z.number(),
  /** When the oldest of these happened; null where there is none. */
  oldest_at: deskTime.nullable(),
})
