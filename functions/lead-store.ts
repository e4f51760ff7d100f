import { z } from 'zod'
import type { Application } from '#domain/leads/lead.ts'

export type NewLead = { kind: 'application'; application: Application; consentAt: Date }

/** Stores a lead once per idempotency key and answers its id; rejects when it is not stored. */
export type LeadStore = (lead: NewLead) => Promise<string>

const rowsSchema = z.array(z.object({ id: z.uuid() }))
const patienceMs = 10_000

/** The leads' table did not take a row. Names the status alone: the body may repeat what was sent. */
class LeadNotStored extends Error {
  readonly code: string

  constructor(status: number) {
    super('The lead was not stored')
    this.name = 'LeadNotStored'
    this.code = `HTTP_${status}`
  }
}

/**
 * Stores leads through the data API, which is the same on the embedded backend and on a hosted project.
 * @param secretKey passes the row policies: visitors can neither write nor read leads themselves
 */
export function createLeadStore(backend: {
  supabaseUrl: string
  secretKey: string
  fetch: (request: Request) => Promise<Response>
}): LeadStore {
  const call = async (query: string, init: RequestInit): Promise<string | undefined> => {
    const headers = new Headers(init.headers)
    headers.set('apikey', backend.secretKey)
    headers.set('authorization', `Bearer ${backend.secretKey}`)
    const url = `${backend.supabaseUrl}/rest/v1/leads?${query}`
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await backend.fetch(new Request(url, { ...init, headers, signal }))
    if (!answer.ok) throw new LeadNotStored(answer.status)
    return rowsSchema.parse(await answer.json())[0]?.id
  }

  return async (lead) => {
    const inserted = await call('on_conflict=idempotency_key&select=id', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        prefer: 'resolution=ignore-duplicates,return=representation',
      },
      body: JSON.stringify(toRow(lead)),
    })
    if (inserted !== undefined) return inserted
    const key = lead.application.idempotencyKey
    const known = await call(`idempotency_key=eq.${encodeURIComponent(key)}&select=id`, { method: 'GET' })
    if (known === undefined) throw new LeadNotStored(404)
    return known
  }
}

function toRow({ kind, application, consentAt }: NewLead): Record<string, unknown> {
  return {
    kind,
    person_name: application.fullName,
    email: application.email,
    phone: application.phone,
    language: application.language,
    plans: application.plans,
    people: [],
    consent: application.consent,
    consent_version: application.consentVersion,
    consent_at: consentAt.toISOString(),
    page: application.page,
    idempotency_key: application.idempotencyKey,
  }
}
