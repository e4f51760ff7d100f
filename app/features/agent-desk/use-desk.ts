import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { readProfile } from '#app/state/sync/profile.ts'
import type { LeadKind } from '#domain/leads/lead.ts'
import type { DeskPlace } from './desk-view.ts'
import { leadName } from './lead-words.ts'
import { queryKeys, useAsk, useRefresh } from './queries.ts'
import { useFilter } from './use-filter.ts'
import { useFirstLead } from './use-first-lead.ts'
import { useLeadList } from './use-lead-list.ts'
import { useNotes } from './use-notes.ts'
import { useNow } from './use-now.ts'
import { useOpenLead } from './use-open-lead.ts'
import { useArrivals, useSummary } from './use-summary.ts'

/** Everything that the desk knows and can do, for who is signed in. */
export function useDesk(userId: string, isSignedIn: boolean, place: DeskPlace) {
  const ask = useAsk()
  const refresh = useRefresh()
  const { data: summary, refetch: look } = useSummary(isSignedIn)
  const isOpen = summary !== undefined
  const filters = useFilter()
  const list = useLeadList(filters.filter, isOpen)
  const { first, forget } = useFirstLead(list)
  const openId = place.lead ?? first
  const open = useOpenLead(openId, isOpen)
  const notes = useNotes(userId)
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
    refresh()
  }, [forget, refresh])
  const { data: profile } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: async () => (await ask('The name could not be read', readProfile)) ?? null,
    enabled: isOpen,
  })
  const [newest] = list.rows ?? []
  const arrivals = useArrivals(summary)
  const isNamed = newest && newest.created_at === summary?.newest_at && !list.isLoading
  const arrived: { count: number; name?: string; kind?: LeadKind } = {
    count: list.isLoading ? 0 : arrivals,
    ...(isNamed ? { name: leadName(newest), kind: newest.kind } : {}),
  }
  return {
    summary,
    now: useNow(),
    look: () => void look(),
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
