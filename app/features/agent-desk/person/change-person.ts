import type { SupabaseClient } from '@supabase/supabase-js'
import { type PersonChange, readPerson, setPerson } from '#app/features/agent-desk/queries/desk-api.ts'
import type { PersonFacts } from '#app/features/agent-desk/words/person-words.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'

/** What came of a change to somebody whom another device may change at the same time. */
export type SaveOutcome =
  | { outcome: 'saved'; row: PersonRow }
  /** Another device set the same to something else since it was read here. */
  | { outcome: 'conflict'; row: PersonFacts }
  | { outcome: 'gone' }

const mostTries = 3
const watched = ['stage', 'lost_reason', 'next_contact_at'] as const

/**
 * Changes something of a person without writing over what somebody else set there meanwhile. A change to another part
 * of them is no obstacle: then it is written again. `base` is what was on screen. Rejects where the backend does.
 */
export async function changePerson(
  base: PersonFacts,
  change: PersonChange,
  { write, read }: Backend,
): Promise<SaveOutcome> {
  let seen = base.revision
  for (let tries = 1; ; tries += 1) {
    const row = await write(seen, change)
    if (row) return { outcome: 'saved', row }
    const now = await read()
    if (!now) return { outcome: 'gone' }
    const differs = watched.some((part) => change[part] !== undefined && now[part] !== base[part])
    if (differs || tries === mostTries) return { outcome: 'conflict', row: now }
    seen = now.revision
  }
}

interface Backend {
  /** Writes where the person is still as they were seen; null where nothing fit. */
  write(seen: number, change: PersonChange): Promise<PersonRow | null>
  read(): Promise<PersonFacts | null>
}

export const backendOf = (client: SupabaseClient, id: string): Backend => ({
  write: (seen, change) => setPerson(client, id, seen, change),
  read: () => readPerson(client, id),
})
