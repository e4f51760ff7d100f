import type { SupabaseClient } from '@supabase/supabase-js'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { logContact, setPerson, undoLog } from '#app/features/agent-desk/queries/desk-api.ts'
import { useAsk, useShowPerson } from '#app/features/agent-desk/queries/queries.ts'
import type { TodayPlace } from '#app/features/agent-desk/today/kept-rows.ts'
import type { PersonFacts } from '#app/features/agent-desk/words/person-words.ts'
import { useSite } from '#app/site/use-site.ts'
import { nextContactFor, type Outcome } from '#domain/leads/desk/outcomes.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import type { ReachWay } from '#domain/leads/reach.ts'
import { phoneHours } from '#domain/site/hours.ts'

/** How far the agent is with telling what came of a call, a text or an email to one person. */
export interface Telling {
  readonly way: ReachWay
  /** `timing`: when to call back, or when else to try, is being chosen. */
  readonly step: 'asked' | 'timing' | 'saving' | 'failed' | 'done'
  /** Where they stood in the list of today when it was tapped there. */
  readonly place?: TodayPlace | undefined
  readonly outcome?: Outcome
  /** The person as they were stored with it. */
  readonly row?: PersonRow | undefined
  /** The line of the history, while it can be taken back. */
  readonly entryId?: number | undefined
}

export interface ContactLog {
  /** By the person's id. */
  readonly tellings: Readonly<Record<string, Telling>>
  /** A way to reach somebody was tapped: what comes of it is asked for. */
  tap: (id: string, way: ReachWay, place?: TodayPlace) => void
  /** Nothing came of it. */
  drop: (id: string) => void
  /** No other time after all. */
  keepWhen: (id: string) => void
  /** Asks when, for a call back and for another time than the one proposed. */
  askWhen: (id: string) => void
  tell: (row: PersonFacts, outcome: Outcome, at?: Date | null) => void
  /** Another next contact than the one that the outcome proposed; null for none. */
  changeNext: (id: string, at: Date | null) => void
  undo: (id: string) => void
}

type Change =
  | { what: 'tell'; row: PersonFacts; way: ReachWay; outcome: Outcome; at: Date | null }
  | { what: 'next'; row: PersonFacts; at: Date | null }
  | { what: 'undo'; row: PersonFacts; entryId: number }

/** The person as they stand then; null where that was not possible any longer. */
async function store(
  client: SupabaseClient,
  change: Change,
): Promise<Pick<Telling, 'row' | 'entryId'> | null> {
  const { row, what } = change
  if (what === 'tell') {
    const logged = await logContact(client, row.id, change.way, change.outcome, timeText(change.at))
    return logged && { row: logged, entryId: logged.entry_id }
  }
  const changed =
    what === 'undo'
      ? await undoLog(client, change.entryId)
      : await setPerson(client, row.id, row.revision, { next_contact_at: timeText(change.at) })
  return changed && { row: changed, entryId: undefined }
}

const timeText = (at: Date | null) => at?.toISOString() ?? null

/** What came of calls, texts and emails, told by one tap each, in the list and with the person alike. */
export function useContactLog(): ContactLog {
  const ask = useAsk()
  const site = useSite()
  const showPerson = useShowPerson()
  const [tellings, setTellings] = useState<ContactLog['tellings']>({})

  const put = useCallback((id: string, change: Partial<Telling> | undefined) => {
    setTellings((known) => {
      const { [id]: before, ...others } = known
      if (!change) return others
      return { ...others, [id]: { way: 'call', step: 'asked', ...before, ...change } }
    })
  }, [])

  const { mutate } = useMutation({
    // One after the other: a change of what was told finds it stored.
    scope: { id: 'contact-log' },
    mutationFn: (change: Change) =>
      ask('What came of a contact could not be stored', (client) => store(client, change)),
    onSuccess(stored, { what, row: { id } }) {
      if (stored && what !== 'undo') put(id, { step: 'done', ...stored })
      else if (what === 'tell' || stored) put(id, undefined)
      // Somebody else was at it meanwhile: what was told stays told.
      else put(id, { step: 'failed', entryId: undefined })
      void showPerson(stored?.row ?? null)
    },
    onError: (_error, { row: { id } }) => put(id, { step: 'failed' }),
  })

  const change = (next: Change) => {
    put(next.row.id, { step: 'saving' })
    mutate(next)
  }
  return {
    tellings,
    tap: (id, way, place) => put(id, { way, place, step: 'asked', row: undefined }),
    drop: (id) => put(id, undefined),
    keepWhen: (id) => put(id, { step: tellings[id]?.row ? 'done' : 'asked' }),
    askWhen: (id) => put(id, { step: 'timing' }),
    tell(row, outcome, at = nextContactFor(outcome, new Date(), phoneHours(site))) {
      put(row.id, { outcome })
      change({ what: 'tell', row, way: tellings[row.id]?.way ?? 'call', outcome, at })
    },
    changeNext(id, at) {
      const row = tellings[id]?.row
      if (row) change({ what: 'next', row, at })
    },
    undo(id) {
      const { row, entryId } = tellings[id] ?? {}
      if (row && entryId !== undefined) change({ what: 'undo', row, entryId })
    },
  }
}
