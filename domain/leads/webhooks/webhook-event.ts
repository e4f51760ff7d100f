import { z } from 'zod'
import { reachWays } from '#domain/leads/reach.ts'
import { webhookPersonSchema, webhookRequestSchema, webhookTime } from './webhook-parts.ts'

/** Of the bodies. It rises when something is taken away or means something else; what is added does not raise it. */
export const webhookVersion = 1

/** What of a person may change. `merged`: others became this person; `split`: requests went from one to another. */
export const personChanges = [
  'stage',
  'next_contact',
  'owner',
  'contacted',
  'details',
  'merged',
  'split',
  'request_erased',
] as const

/** Any body: `timestamp` is when it happened, not when it is sent. */
function event<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.strictObject({
    type: z.literal(type),
    version: z.literal(webhookVersion),
    timestamp: webhookTime,
    data,
  })
}

/** Somebody asked for something, or the agent typed it in. */
export const requestCreatedSchema = event(
  'request.created',
  z.strictObject({ person: webhookPersonSchema, request: webhookRequestSchema }),
)

/** Something about a person is different; `request` is their newest. */
export const personChangedSchema = event(
  'person.changed',
  z.strictObject({
    person: webhookPersonSchema,
    request: webhookRequestSchema,
    changes: z.array(z.enum(personChanges)),
    /** With `merged` those who are this person now; with `split` the one whose requests came here, or went there. */
    other_person_ids: z.array(z.uuid()),
    /** With `request_erased` what has to be erased elsewhere too. */
    erased_request_ids: z.array(z.uuid()),
  }),
)

/** Ways to reach a person were refused, or may be used again. */
export const personRefusedSchema = event(
  'person.refused',
  z.strictObject({
    person: webhookPersonSchema,
    request: webhookRequestSchema,
    ways: z.array(z.strictObject({ way: z.enum(reachWays), is_refused: z.boolean() })),
  }),
)

/** Everything of a person is erased here, and has to be elsewhere. */
export const personErasedSchema = event(
  'person.erased',
  z.strictObject({
    person_id: z.uuid(),
    /** Who had become this person without that being told. */
    other_person_ids: z.array(z.uuid()),
    request_ids: z.array(z.uuid()),
  }),
)

export const webhookEventSchema = z.discriminatedUnion('type', [
  requestCreatedSchema,
  personChangedSchema,
  personRefusedSchema,
  personErasedSchema,
])
export type WebhookEvent = z.infer<typeof webhookEventSchema>
export type WebhookType = WebhookEvent['type']
