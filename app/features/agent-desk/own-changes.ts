import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'

/** A part of a lead as it was stored from here, and the lead's `updated_at` since then. */
interface Stored<Value> {
  readonly value: Value
  readonly at: string
}

/** What was changed here of one lead; each part has its own time, for another device may change the others meanwhile. */
export interface OwnChanges {
  readonly status?: Stored<LeadStatus>
  readonly notes?: Stored<string>
}

const isOlder = (one: string, other: string) => new Date(one) < new Date(other)

/** The lead as it was read, with what was changed here since; what was read later than a change knows of it already. */
export function withOwnChanges(lead: DeskLeadDetail, own: OwnChanges): DeskLeadDetail {
  const isNews = (stored: Stored<unknown>) => !isOlder(stored.at, lead.updated_at)
  const status = own.status && isNews(own.status) ? own.status : undefined
  const notes = own.notes && isNews(own.notes) ? own.notes : undefined
  const isStatusLast = status && (!notes || isOlder(notes.at, status.at))
  return {
    ...lead,
    ...(status && { status: status.value }),
    ...(notes && { notes: notes.value }),
    updated_at: (isStatusLast ? status.at : notes?.at) ?? lead.updated_at,
  }
}
