import { z } from 'zod'
import { emailSchema } from '#domain/people/contact/email-schema.ts'
import { isPhoneNumber } from '#domain/people/contact/phone.ts'
import { mostPeople } from '#domain/people/people.ts'
import { likelyPriceSchema } from '#domain/plans/likely-price.ts'
import { priceSourceSchema } from '#domain/quotes/price-details.ts'
import { languages } from '#domain/site/language.ts'
import { mostPlans } from './most-plans.ts'
import { withPlanNames } from './plan-names.ts'
import { needsPhone, type ReachWay, reachWays } from './reach.ts'

export const leadKinds = ['application', 'call', 'quote_email', 'callback'] as const
export type LeadKind = (typeof leadKinds)[number]

/** Parts of the day in the caller's own time zone: until 11, 11 to 2, from 2 on, within the phone's hours (best-times.ts). */
export const bestTimes = ['morning', 'midday', 'afternoon'] as const
export type BestTime = (typeof bestTimes)[number]

/**
 * Text on one line, as `leadText` makes it: a mail header must not be able to end early, and PostgreSQL keeps neither null
 * characters nor halves of a surrogate pair. What a name never contains is refused, not repaired.
 */
export const singleLine = (most: number) =>
  z
    .string()
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u)
    .trim()
    .max(most)

/** One plan of a lead. Premium in USD per month, coverage in USD. */
const leadPlan = z.object({
  carrierName: singleLine(120),
  productName: singleLine(160),
  planType: singleLine(40),
  coverage: z.number().nonnegative().max(100_000_000),
  monthlyPremium: z.number().nonnegative().max(1_000_000),
  likely: likelyPriceSchema.optional(),
  termYears: z.number().int().positive().max(100).optional(),
  personName: singleLine(120),
  applyProductCode: singleLine(4_000),
  isSample: z.boolean(),
  /** Who the price comes from; not told by leads stored before, nor of samples. */
  priceSource: priceSourceSchema.optional(),
})
export type LeadPlan = z.infer<typeof leadPlan>

/** A plan as it is sent and stored now, or by the names it had until 1.0. */
export const leadPlanSchema = z.preprocess(withPlanNames, leadPlan)
/** The same of a lead that was stored: the earliest say nothing of what starts an application. */
export const storedLeadPlanSchema = z.preprocess(withPlanNames, leadPlan.partial({ applyProductCode: true }))

const shortTexts = z.array(singleLine(200)).max(40)

/** What a lead tells the agent of one person's answers, so that nobody has to repeat them. Weight in lb. */
export const leadPersonSchema = z.object({
  fullName: singleLine(120),
  relationship: singleLine(40),
  /** YYYY-MM-DD, or empty. */
  dateOfBirth: singleLine(10),
  residentState: singleLine(2),
  gender: singleLine(20).optional(),
  heightFeet: z.number().int().min(0).max(9),
  heightInches: z.number().int().min(0).max(11),
  weightPounds: z.number().min(0).max(2_000),
  healthRating: singleLine(40),
  smoker: z.boolean().optional(),
  medicalConditions: shortTexts,
  medications: shortTexts,
  goals: shortTexts,
})
export type LeadPerson = z.infer<typeof leadPersonSchema>

const fullName = singleLine(120).min(1)
export const phoneSchema = z
  .string()
  .max(40)
  .regex(/^[\d\p{Zs}()+.\-x]*$/iu)
  .refine(isPhoneNumber)

/** What every submission says besides its contents. */
const circumstances = {
  /** A UUID made once per submission and kept over retries: a double tap makes one lead. */
  idempotencyKey: z.uuid(),
  language: z.enum(languages),
  /** The page's path, without parameters. */
  page: z
    .string()
    .max(200)
    .regex(/^\/[\w/-]*$/),
  consent: z.boolean(),
  consentVersion: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
  /** How this person may be reached; none where they were not asked. */
  reach: z.array(z.enum(reachWays)).max(reachWays.length).default([]),
  /** A field that people do not see: who fills it in is a program. */
  website: z.string().max(400).optional(),
}

type Reached = { email?: string | undefined; phone?: string | undefined; reach: readonly ReachWay[] }

/** Nobody can be reached by a way for which neither an address nor a number was left. */
const isReachable = ({ email, phone, reach }: Reached) =>
  (email !== undefined || !reach.includes('email')) && (phone !== undefined || !needsPhone(reach))
const unreachable = { path: ['reach'] }

/** What `submit-application` takes: an address, a number, or both. */
export const applicationSchema = z
  .object({
    ...circumstances,
    fullName,
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
    plans: z.array(leadPlanSchema).min(1).max(mostPlans.application),
    /** The answers of those who apply. */
    people: z.array(leadPersonSchema).max(mostPeople).default([]),
  })
  .refine(isReachable, unreachable)
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, { path: ['email'] })
export type Application = z.infer<typeof applicationSchema>

/** What `email-quote` takes: the plans that are mailed to this address. */
export const quoteEmailSchema = z
  .object({
    ...circumstances,
    fullName: singleLine(120).optional(),
    email: emailSchema,
    plans: z.array(leadPlanSchema).min(1).max(mostPlans.quoteEmail),
  })
  .refine(isReachable, unreachable)
export type QuoteEmail = z.infer<typeof quoteEmailSchema>

/** What `request-call` takes. `callback`: after something failed, so that the agent calls about that. */
export const callRequestSchema = z
  .object({
    ...circumstances,
    kind: z.enum(['call', 'callback']),
    fullName,
    phone: phoneSchema,
    email: emailSchema.optional(),
    bestTimes: z.array(z.enum(bestTimes)).max(3),
    /** The visitor's own, as an IANA name such as America/New_York. */
    timeZone: z
      .string()
      .max(64)
      .regex(/^[\w+\-/]+$/)
      .optional(),
    plans: z.array(leadPlanSchema).max(mostPlans.application).default([]),
    people: z.array(leadPersonSchema).max(mostPeople).default([]),
  })
  .refine(isReachable, unreachable)
export type CallRequest = z.infer<typeof callRequestSchema>

/** `isOutOfState`: whoever it is for lives where the agent has no license. */
export const leadAnswerSchema = z.object({ id: z.uuid(), isOutOfState: z.boolean().optional() })
export type LeadAnswer = z.infer<typeof leadAnswerSchema>
