import { z } from 'zod'
import { type ContactChoices, contactChoicesSchema } from '#domain/leads/contact-choices.ts'
import type { BestTime, LeadKind, LeadPerson, LeadPlan } from '#domain/leads/lead.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import type { Language } from '#domain/site/language.ts'

/** What is stored of a submission, whichever function took it. */
export type NewLead = {
  kind: LeadKind
  idempotencyKey: string
  fullName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  language: Language
  page: string
  plans: readonly LeadPlan[]
  people?: readonly LeadPerson[] | undefined
  bestTimes?: readonly BestTime[] | undefined
  timeZone?: string | undefined
  /** How this person may be reached; none where they were not asked. */
  reach: readonly ReachWay[]
  /** Whether whoever it is for lives where the agent has no license. */
  isOutOfState: boolean
  consent: boolean
  consentVersion: string
  /** When the visitor answered the sentence of that version, with yes or with no. */
  consentAt: Date
}

/** Stores a lead once per idempotency key and answers its id; rejects when it is not stored. */
export type LeadStore = (lead: NewLead) => Promise<string>

/** Answers whether an application under this key is stored that is for the plan with this id; rejects when nobody can say. */
export type ApplicationFinder = (idempotencyKey: string, planId: string) => Promise<boolean>

/**
 * Refuses these ways for every contact of the request with this code, and answers how it stands then; undefined where no
 * request has the code. Rejects when nobody can say.
 */
export type RefuseContact = (code: string, ways: readonly ReachWay[]) => Promise<ContactChoices | undefined>

/** A backend's data API, and the key that passes its row policies: visitors can neither write nor read leads themselves. */
export type Backend = {
  supabaseUrl: string
  secretKey: string
  fetch: (request: Request) => Promise<Response>
}

const rowsSchema = z.array(z.object({ id: z.uuid() }))
const plansSchema = z.array(
  z.object({ plans: z.array(z.looseObject({ applyProductCode: z.string().optional() })) }),
)
const patienceMs = 10_000

/** The database did not take what was sent, or did not answer. Names the status alone: the body may repeat what was sent. */
class LeadNotStored extends Error {
  readonly code: string

  constructor(status: number) {
    super('The lead was not stored')
    this.name = 'LeadNotStored'
    this.code = `HTTP_${status}`
  }
}

/**
 * Stores leads through a hosted project's data API; our own process has connections of its own for them
 * (server/leads/open-lead-store.ts). The database adds a lead's mails in the same transaction.
 */
export function createLeadStore(backend: Backend): LeadStore {
  const call = async (query: string, init: RequestInit) =>
    rowsSchema.parse(await callLeads(backend, query, init))[0]?.id
  return async (lead) => {
    const inserted = await call('on_conflict=idempotency_key&select=id', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates,return=representation',
      },
      body: JSON.stringify(leadRow(lead)),
    })
    if (inserted !== undefined) return inserted
    const key = encodeURIComponent(lead.idempotencyKey)
    const known = await call(`idempotency_key=eq.${key}&select=id`, { method: 'GET' })
    if (known === undefined) throw new LeadNotStored(404)
    return known
  }
}

/** Looks applications up through the same data API. */
export function createApplicationFinder(backend: Backend): ApplicationFinder {
  return async (idempotencyKey, planId) => {
    const key = encodeURIComponent(idempotencyKey)
    const query = `idempotency_key=eq.${key}&kind=eq.application&select=plans`
    const rows = plansSchema.parse(await callLeads(backend, query, { method: 'GET' }))
    return rows.some(({ plans }) => plans.some(({ applyProductCode }) => applyProductCode === planId))
  }
}

/** Refuses ways to reach somebody through the same data API; the code goes in the body, where no log sees it. */
export function createRefuseContact(backend: Backend): RefuseContact {
  return async (code, ways) => {
    const answer = await callData(backend, 'rpc/refuse_contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, ways }),
    })
    return contactChoicesSchema.nullable().parse(answer) ?? undefined
  }
}

const callLeads = (backend: Backend, query: string, init: RequestInit) =>
  callData(backend, `leads?${query}`, init)

/** Asks the data API; rejects when it does not answer in time, or not well. */
export async function callData(backend: Backend, path: string, init: RequestInit): Promise<unknown> {
  const headers = new Headers(init.headers)
  headers.set('apikey', backend.secretKey)
  headers.set('authorization', `Bearer ${backend.secretKey}`)
  const url = `${backend.supabaseUrl}/rest/v1/${path}`
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await backend.fetch(new Request(url, { ...init, headers, signal }))
  if (!answer.ok) throw new LeadNotStored(answer.status)
  return answer.json()
}

/** The row of a lead by the names of the table's columns. */
export function leadRow(lead: NewLead): Record<string, unknown> {
  return {
    kind: lead.kind,
    person_name: lead.fullName || null,
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    language: lead.language,
    plans: lead.plans,
    people: lead.people ?? [],
    best_times: lead.bestTimes ?? [],
    time_zone: lead.timeZone ?? null,
    reach: lead.reach,
    // Left out where it says nothing: a hosted project whose tables are a version behind still takes every other lead.
    ...(lead.isOutOfState && { is_out_of_state: true }),
    consent: lead.consent,
    consent_version: lead.consentVersion,
    consent_at: lead.consentAt.toISOString(),
    page: lead.page,
    idempotency_key: lead.idempotencyKey,
  }
}
