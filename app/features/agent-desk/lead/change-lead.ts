import type { SupabaseClient } from '@supabase/supabase-js'
import { changeLead, readLead } from '#app/features/agent-desk/queries/desk-api.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'

/** Sets how far the agent has come with a lead; `base` is what was on screen. */
export function keepStatus(
  client: SupabaseClient,
  change: { id: string; base: LeadStatus; value: LeadStatus; seen: string },
): Promise<Kept<LeadStatus>> {
  const { id } = change
  return keepChange(change, {
    write: async (status, seen) => (await changeLead(client, id, seen, { status }))?.updated_at,
    async read() {
      const lead = await readLead(client, id)
      return lead ? { value: lead.status, updatedAt: lead.updated_at } : undefined
    },
  })
}

/** Sets the agent's note on a lead; `base` is the note that was on screen before. */
export function keepNote(
  client: SupabaseClient,
  change: { id: string; base: string; value: string; seen: string },
): Promise<Kept<string>> {
  const { id } = change
  return keepChange(change, {
    write: async (notes, seen) => (await changeLead(client, id, seen, { notes }))?.updated_at,
    async read() {
      const lead = await readLead(client, id)
      return lead ? { value: lead.notes ?? '', updatedAt: lead.updated_at } : undefined
    },
  })
}

/** What came of a change to a lead that somebody else may change at the same time. */
export type Kept<Value> =
  | { outcome: 'saved'; updatedAt: string }
  /** Another device set it to something else since it was read here. */
  | { outcome: 'conflict'; theirs: Value; updatedAt: string }
  | { outcome: 'gone' }

interface Change<Value> {
  /** What it said when it was read here, and what it shall say. */
  base: Value
  value: Value
  /** The lead's `updated_at` as it was read here. */
  seen: string
}

interface Place<Value> {
  /** Writes where the lead is still as it was seen; gives its new `updated_at`, or undefined where nothing fit. */
  write(value: Value, seen: string): Promise<string | undefined>
  read(): Promise<{ value: Value; updatedAt: string } | undefined>
}

const mostTries = 3

/**
 * Changes one thing of a lead without writing over what somebody else wrote there meanwhile. A change to another part
 * of the same lead is no obstacle: then it is written again. Rejects where the backend does.
 */
export async function keepChange<Value>(
  { base, value, seen }: Change<Value>,
  place: Place<Value>,
): Promise<Kept<Value>> {
  let expected = seen
  for (let tries = 1; ; tries += 1) {
    const updatedAt = await place.write(value, expected)
    if (updatedAt !== undefined) return { outcome: 'saved', updatedAt }
    const now = await place.read()
    if (!now) return { outcome: 'gone' }
    if (now.value === value) return { outcome: 'saved', updatedAt: now.updatedAt }
    if (now.value !== base || tries === mostTries)
      return { outcome: 'conflict', theirs: now.value, updatedAt: now.updatedAt }
    expected = now.updatedAt
  }
}
