import { z } from 'zod'
import { deskTime, known, requestFields } from '#domain/leads/desk/desk-values.ts'
import { outcomes } from '#domain/leads/desk/outcomes.ts'
import { lostReasons, stages } from '#domain/leads/desk/stages.ts'
import { type LeadPerson, leadPersonSchema, type storedLeadPlanSchema } from '#domain/leads/lead.ts'
import { reachWays } from '#domain/leads/reach.ts'
import { languages } from '#domain/site/language.ts'
import { type WebhookEvent, type WebhookType, webhookEventSchema, webhookVersion } from './webhook-event.ts'

/** A person with one of their requests, as they are stored. */
export const toldPersonSchema = z.object({
  person: z.object({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(languages),
    state: z.string().nullable(),
    stage: z.enum(stages),
    lost_reason: z.enum(lostReasons).nullable(),
    next_contact_at: deskTime.nullable(),
    owner: z.object({ id: z.uuid(), email: z.string().nullable() }).nullable(),
    last_contact: z.object({ way: z.enum(reachWays), outcome: z.enum(outcomes), at: deskTime }).nullable(),
    refused: z.array(z.enum(reachWays)),
    request_ids: z.array(z.uuid()),
  }),
  request: z.object({
    id: z.uuid(),
    kind: requestFields.kind,
    created_at: deskTime,
    best_times: requestFields.best_times,
    time_zone: requestFields.time_zone,
    is_out_of_state: requestFields.is_out_of_state,
    reach: requestFields.reach,
    consent: z.boolean(),
    consent_version: z.string().nullable(),
    consent_at: deskTime.nullable(),
    plans: requestFields.plans,
    /** Null where answers about health stay here. */
    people: known(leadPersonSchema).nullable(),
  }),
})
type ToldPerson = z.infer<typeof toldPersonSchema>

/** What is to be told, as it was noted when it happened. */
export interface NotedEvent {
  type: WebhookType
  personId: string
  happenedAt: Date
  /** What changed, or the ways that were refused or are open again. */
  changes: readonly string[]
  /** The others who became this person, or were parted from them. */
  people: readonly string[]
  /** The requests that were erased. */
  requests: readonly string[]
}

/**
 * The body of an event. `told` is whom it is about as they stand now; undefined where they are gone, and then only that
 * they are gone can be told: undefined otherwise. Throws a `ZodError`, which names no value, where a part is not as it
 * should be.
 */
export function writeWebhookEvent(noted: NotedEvent, told: ToldPerson | undefined): WebhookEvent | undefined {
  const data = dataOf(noted, told)
  if (data === undefined) return undefined
  const timestamp = noted.happenedAt.toISOString()
  return webhookEventSchema.parse({ type: noted.type, version: webhookVersion, timestamp, data })
}

function dataOf({ type, personId, changes, people, requests }: NotedEvent, told: ToldPerson | undefined) {
  if (type === 'person.erased') {
    return { person_id: personId, other_person_ids: people, request_ids: requests }
  }
  if (told === undefined) return undefined
  const about = { person: personOf(told), request: requestOf(told) }
  if (type === 'request.created') return about
  if (type === 'person.changed') {
    return { ...about, changes, other_person_ids: people, erased_request_ids: requests }
  }
  const ways = reachWays.filter((way) => changes.includes(way))
  return { ...about, ways: ways.map((way) => ({ way, is_refused: about.person.refused.includes(way) })) }
}

function personOf({ person }: ToldPerson) {
  const { last_contact: last } = person
  return {
    ...person,
    next_contact_at: utc(person.next_contact_at),
    last_contact: last && { ...last, at: utc(last.at) },
  }
}

function requestOf({ request }: ToldPerson) {
  const { consent, consent_version, consent_at, plans, people, ...others } = request
  return {
    ...others,
    created_at: utc(request.created_at),
    consent: { is_given: consent, version: consent_version, at: utc(consent_at) },
    plans: plans.map(planOf),
    ...(people && { answers: people.map(answersOf) }),
  }
}

/** Without what starts an application: that is a key of our own. */
function planOf(plan: z.infer<typeof storedLeadPlanSchema>) {
  return {
    carrier_name: plan.carrierName,
    product_name: plan.productName,
    plan_type: plan.planType,
    coverage: plan.coverage,
    monthly_premium: plan.monthlyPremium,
    likely: plan.likely ?? null,
    term_years: plan.termYears ?? null,
    person_name: plan.personName,
    is_sample: plan.isSample,
  }
}

function answersOf(person: LeadPerson) {
  return {
    full_name: person.fullName,
    relationship: person.relationship,
    date_of_birth: person.dateOfBirth,
    resident_state: person.residentState,
    gender: person.gender ?? null,
    height_feet: person.heightFeet,
    height_inches: person.heightInches,
    weight_pounds: person.weightPounds,
    health_rating: person.healthRating,
    smoker: person.smoker ?? null,
    medical_conditions: person.medicalConditions,
    medications: person.medications,
    goals: person.goals,
  }
}

function utc(time: string | null): string | null {
  return time && new Date(time).toISOString()
}
