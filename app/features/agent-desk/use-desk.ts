import { useCallback, useEffect, useState } from 'react'
import { readProfile } from '#app/state/sync/profile.ts'
import type { LeadKind } from '#domain/leads/lead.ts'
import type { DeskFailure } from './desk-failure.ts'
import type { DeskParts } from './desk-parts.ts'
import type { DeskPlace } from './desk-view.ts'
import { leadName } from './lead-words.ts'
import { useArrivals } from './use-arrivals.ts'
import { useAsk } from './use-ask.ts'
import { useFilter } from './use-filter.ts'
import { useFirstLead } from './use-first-lead.ts'
import { useLeadList } from './use-lead-list.ts'
import { useNotes } from './use-notes.ts'
import { useNow } from './use-now.ts'
import { useOpenLead } from './use-open-lead.ts'
import { useRead } from './use-read.ts'
import { useSummary } from './use-summary.ts'

/** Everything that the desk knows and can do, for who is signed in. */
export function useDesk(userId: string, isSignedIn: boolean, place: DeskPlace) {
  const { ask, failure } = useAsk()
  const view = useSummary(ask, isSignedIn)
  const { summary, version, changed } = view
  const isOpen = summary !== undefined
  const filters = useFilter()
  const list = useLeadList(ask, filters.filter, version, isOpen)
  const { first, forget } = useFirstLead(list)
  const openId = place.lead ?? first
  const open = useOpenLead(ask, isOpen ? openId : undefined, version, changed)
  const { patch } = open
  const noted = useCallback(
    (id: string, notes: string, updated_at: string) => patch(id, { notes, updated_at }),
    [patch],
  )
  const notes = useNotes(ask, userId, noted)
  const { save } = notes
  // The way back leaves a field without a word.
  useEffect(
    () => () => {
      if (openId) save(openId)
    },
    [openId, save],
  )
  const [hasErased, setHasErased] = useState(false)
  const erased = useCallback(() => {
    setHasErased(true)
    forget()
    changed()
  }, [forget, changed])
  const { data: profile } = useRead(ask, 'The name could not be read', isOpen ? readProfile : nothing, 0)
  const [newest] = list.rows ?? []
  const arrivals = useArrivals(summary)
  const isNamed = newest && newest.created_at === summary?.newest_at && !list.isLoading
  const arrived: { count: number; name?: string; kind?: LeadKind } = {
    count: list.isLoading ? 0 : arrivals,
    ...(isNamed ? { name: leadName(newest), kind: newest.kind } : {}),
  }
  const parts: DeskParts = { ask, summary, version, now: useNow(), changed }
  return {
    parts,
    access: accessOf(view.failure),
    failure,
    look: view.look,
    filters,
    list,
    open,
    erased,
    hasErased,
    openId,
    notes,
    arrived,
    name: profile?.full_name?.trim() || undefined,
  }
}

const nothing = async () => undefined

type Access = 'asking' | 'refused' | 'appNeeded' | 'passwordNeeded' | 'away'

function accessOf(failure: DeskFailure | undefined): Access {
  if (failure === 'refused' || failure === 'appNeeded' || failure === 'passwordNeeded') return failure
  return failure === undefined || failure === 'ended' ? 'asking' : 'away'
}
