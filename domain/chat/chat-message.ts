import { z } from 'zod'
import { priceTalkSchema } from '#domain/chat/price/price-talk.ts'

/** One message of the conversation in this tab; `timestamp` as in 2026-01-31T14:05:00.000Z. */
export const chatMessageSchema = z.object({
  id: z.string().min(1),
  text: z.string().trim().min(1),
  isUser: z.boolean(),
  timestamp: z.iso.datetime(),
  /** After an answer about a price: how far the conversation about it has come. */
  price: priceTalkSchema.exactOptional(),
})

export type ChatMessage = z.infer<typeof chatMessageSchema>
