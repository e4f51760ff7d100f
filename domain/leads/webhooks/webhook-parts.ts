import { z } from 'zod'
import { requestKinds } from '#domain/leads/desk/desk-values.ts'
import { outcomes } from '#domain/leads/desk/outcomes.ts'
import { lostReasons, stages } from '#domain/leads/desk/stages.ts'
import { bestTimes } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { likelyPriceSchema } from '#domain/plans/likely-price.ts'
import { languages } from '#domain/site/language.ts'

// What webhooks are made of (docs/operating/webhooks.md). Objects are strict: nothing goes out that is not named here.

/** A time in UTC, RFC 3339. */
export const webhookTime = z.iso.datetime()

/** A person as they stand when it is sent. */
export const webhookPersonSchema = z.strictObject({
  id: z.uuid(),
  /** As it was entered last, in one piece. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages),
  /** Two letters, of the newest request that names one. */
  state: z.string().nullable(),
  stage: z.enum(stages),
  lost_reason: z.enum(lostReasons).nullable(),
  next_contact_at: webhookTime.nullable(),
  /** Whose person it is at the desk. */
  owner: z.strictObject({ id: z.uuid(), email: z.string().nullable() }).nullable(),
  last_contact: z
    .strictObject({ way: z.enum(reachWays), outcome: z.enum(outcomes), at: webhookTime })
    .nullable(),
  /** Ways by which this person does not want to be reached. */
  refused: z.array(z.enum(reachWays)),
  /** All requests of this person, the oldest first. */
  request_ids: z.array(z.uuid()),
})

/** One plan. Coverage in USD, premium in USD a month. */
const webhookPlanSchema = z.strictObject({
  carrier_name: z.string(),
  product_name: z.string(),
  plan_type: z.string(),
  coverage: z.number(),
  monthly_premium: z.number(),
  likely: likelyPriceSchema.nullable(),
  term_years: z.number().nullable(),
  person_name: z.string(),
  is_sample: z.boolean(),
})

/** What somebody answered of one insured person: about health, with the date of birth. Weight in lb. */
const webhookAnswersSchema = z.strictObject({
  full_name: z.string(),
  relationship: z.string(),
  /** YYYY-MM-DD, or empty. */
  date_of_birth: z.string(),
  resident_state: z.string(),
  gender: z.string().nullable(),
  height_feet: z.number(),
  height_inches: z.number(),
  weight_pounds: z.number(),
  health_rating: z.string(),
  smoker: z.boolean().nullable(),
  medical_conditions: z.array(z.string()),
  medications: z.array(z.string()),
  goals: z.array(z.string()),
})

/** A request of a person. */
export const webhookRequestSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  created_at: webhookTime,
  best_times: z.array(z.enum(bestTimes)),
  time_zone: z.string().nullable(),
  is_out_of_state: z.boolean(),
  /** How they said they may be reached; none where they were not asked. */
  reach: z.array(z.enum(reachWays)),
  consent: z.strictObject({
    is_given: z.boolean(),
    /** Names the sentence that was agreed to. */
    version: z.string().nullable(),
    at: webhookTime.nullable(),
  }),
  plans: z.array(webhookPlanSchema),
  /** Missing unless the operator's setting says that answers go along. */
  answers: z.array(webhookAnswersSchema).optional(),
})
