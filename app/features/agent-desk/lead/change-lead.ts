import type { SupabaseClient } from '@supabase/supabase-js'
import { changeLead, readLead } from '#app/features/agent-desk/queries/desk-api.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'

/** Sets how far the agent has come with a lead; `base` is what was on screen. */
export function saveStatus(
  client: SupabaseClient,
  change: { id: string; base: LeadStatus; value: LeadStatus; seen: string },
): Promise<SaveOutcome<LeadStatus>> {
  const { id } = change
  return saveChange(change, {
    write: async (status, seen) => (await changeLead(client, id, seen, { status }))?.updated_at,
    async read() {
      const lead = await readLead(client, id)
      return lead ? { value: lead.status, updatedAt: lead.updated_at } : undefined
    },
  })
}

/** Sets the agent's note on a lead; `base` is the note that was on screen before. */
export function saveNote(
  client: SupabaseClient,
  change: { id: string; base: string; value: string; seen: string },
): Promise<SaveOutcome<string>> {
  const { id } = change
  return saveChange(change, {
    write: async (notes, seen) => (await changeLead(client, id, seen, { notes }))?.updated_at,
    async read() {
      const lead = await readLead(client, id)
      return lead ? { value: lead.notes ?? '', updatedAt: lead.updated_at } : undefined
    },
  })
}

/** What came of a change to a lead that somebody else may change at the same time. */
type SaveOutcome<Value> =
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

interface LeadField<Value> {
  /** Writes where the lead is still as it was seen; gives its new `updated_at`, or undefined where nothing fit. */
  write(value: Value, seen: string): Promise<string | undefined>
  read(): Promise<{ value: Value; updatedAt: string } | undefined>
}

const mostTries = 3

/**
 * Changes one thing of a lead without writing over what somebody else wrote there meanwhile. A change to another part
 * of the same lead is no obstacle: then it is written again. Rejects where the backend does.
 */
export async function saveChange<Value>(
  { base, value, seen }: Change<Value>,
  field: LeadField<Value>,
): Promise<SaveOutcome<Value>> {
  let expected = seen
  for (let tries = 1; ; tries += 1) {
    const updatedAt = await field.write(value, expected)
    if (updatedAt !== undefined) return { outcome: 'saved', updatedAt }
    const now = await field.read()
    if (!now) return { outcome: 'gone' }
    if (now.value === value) return { outcome: 'saved', updatedAt: now.updatedAt }
    if (now.value !== base || tries === mostTries)
      return { outcome: 'conflict', theirs: now.value, updatedAt: now.updatedAt }
    expected = now.updatedAt
  }
}
