import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from '#app/browser/use-media-query.ts'
import { useOpenLead } from '#app/features/agent-desk/lead/use-open-lead.ts'
import { type LeadListView, useFilter, useLeadList } from '#app/features/agent-desk/list/use-lead-list.ts'
import { useNotes } from '#app/features/agent-desk/notes/use-notes.ts'
import { queryKeys, useAsk, useRefresh } from '#app/features/agent-desk/queries/queries.ts'
import { useArrivals, useSummary } from '#app/features/agent-desk/queries/use-summary.ts'
import { leadName } from '#app/features/agent-desk/words/lead-words.ts'
import { readProfile } from '#app/state/sync/profile.ts'
import type { LeadKind } from '#domain/leads/lead.ts'
import { type DeskPlace, sideBySide } from './desk-view.ts'

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

/**
 * The lead that stands beside the list though nobody asked for one: the first that was there, so that a new one takes
 * no place of one that is being read. `forget` lets go of it, as when it was erased. Where leads are shown one at a time there is none.
 */
function useFirstLead({ rows }: LeadListView): { first: string | undefined; forget: () => void } {
  const isWide = useMediaQuery(sideBySide)
  const [first, setFirst] = useState<string>()
  const candidate = rows?.[0]?.id
  useEffect(() => {
    if (isWide && candidate) setFirst((known) => known ?? candidate)
  }, [isWide, candidate])
  const forget = useCallback(() => setFirst(undefined), [])
  return { first: isWide ? first : undefined, forget }
}

/** The time, told anew every half minute, so that ages stay true. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
