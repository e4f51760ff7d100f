import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useMemo, useState } from 'react'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import type { LeadStatus } from '#domain/leads/lead.ts'
import { keepStatus } from './change-lead.ts'
import { readLead } from './desk-api.ts'
import { type OwnChanges, withOwnChanges } from './own-changes.ts'
import type { Ask } from './use-ask.ts'
import { useRead } from './use-read.ts'

/** What is said beside the status; of one lead, until another one is opened. */
export interface StatusWord {
  id: string
  word: 'saved' | 'failed' | 'other'
  status: LeadStatus
}

export interface OpenLead {
  /** Undefined while it loads; null where there is no such lead. */
  lead: DeskLeadDetail | null | undefined
  hasFailed: boolean
  again: () => void
  /** A note was stored; what else of its lead was changed meanwhile, by another device, is read. */
  patch: (id: string, stored: { notes: string; updated_at: string }) => void
  setStatus: (status: LeadStatus) => Promise<void>
  isBusy: boolean
  word: StatusWord | undefined
}

const nobody = async () => null

/** The lead that is open, read again at every new version, with what was changed here since. */
export function useOpenLead(
  ask: Ask,
  id: string | undefined,
  version: number,
  onChanged: () => void,
): OpenLead {
  const read = useMemo(() => (id ? (client: SupabaseClient) => readLead(client, id) : nobody), [id])
  const { data, hasFailed, again } = useRead(ask, 'A lead could not be read', read, version)
  const [changes, setChanges] = useState<Record<string, OwnChanges>>({})
  const [busyWith, setBusyWith] = useState<string>()
  const [word, setWord] = useState<StatusWord>()

  const own = useCallback((of: string, change: OwnChanges) => {
    setChanges((known) => ({ ...known, [of]: { ...known[of], ...change } }))
  }, [])

  const patch = useCallback(
    (of: string, { notes, updated_at }: { notes: string; updated_at: string }) => {
      own(of, { notes: { value: notes, at: updated_at } })
      again()
    },
    [own, again],
  )

  const lead = data && withOwnChanges(data, changes[data.id] ?? {})

  async function setStatus(status: LeadStatus) {
    if (!lead || status === lead.status) return
    const { id: of, status: base, updated_at: seen } = lead
    setBusyWith(of)
    setWord(undefined)
    const answer = await ask('A status could not be saved', (client) =>
      keepStatus(client, { id: of, base, value: status, seen }),
    )
    setBusyWith(undefined)
    const kept = 'result' in answer ? answer.result : undefined
    if (kept?.outcome === 'saved') {
      own(of, { status: { value: status, at: kept.updatedAt } })
      setWord({ id: of, word: 'saved', status })
      onChanged()
    } else if (kept?.outcome === 'conflict') {
      own(of, { status: { value: kept.theirs, at: kept.updatedAt } })
      setWord({ id: of, word: 'other', status: kept.theirs })
      onChanged()
    } else setWord({ id: of, word: 'failed', status })
  }

  return {
    lead,
    hasFailed,
    again,
    patch,
    setStatus,
    isBusy: busyWith !== undefined && busyWith === id,
    word: word?.id === id ? word : undefined,
  }
}
