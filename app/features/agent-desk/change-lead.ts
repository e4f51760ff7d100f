import type { SupabaseClient } from '@supabase/supabase-js'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { changeLead, readLead } from './desk-api.ts'
import { type Kept, keepChange } from './keep-change.ts'

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
