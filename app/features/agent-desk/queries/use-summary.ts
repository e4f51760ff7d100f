import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'
import { readSummary } from './desk-api.ts'
import { queryKeys, useAsk } from './queries.ts'

/** How often the desk asks whether something is new, in ms, while it is in view. */
const pollInterval = 15_000

/** Who waits: asked at once, every few seconds while the page is in view, and whenever it comes back into view. */
export function useSummary(isSignedIn: boolean) {
  const ask = useAsk()
  useEffect(() => focusManager.setEventListener(listenForView), [])
  return useQuery({
    queryKey: queryKeys.summary,
    queryFn: () => ask('The desk could not look for new requests', readSummary),
    enabled: isSignedIn,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  })
}

/** A window that was beside others comes back into view as well; by itself the library hears of tabs alone. */
function listenForView(onView: () => void): () => void {
  const hear = () => onView()
  document.addEventListener('visibilitychange', hear)
  window.addEventListener('focus', hear)
  return () => {
    document.removeEventListener('visibilitychange', hear)
    window.removeEventListener('focus', hear)
  }
}

/** Reads people again whenever the summary changed. Gives how many came in at the last change that brought some; 0 before. */
export function useArrivals(summary: DeskSummary | undefined): number {
  const queries = useQueryClient()
  const before = useRef<DeskSummary>(undefined)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const last = before.current
    before.current = summary
    if (!last || !summary || last === summary) return
    const isRead = queries.invalidateQueries({ queryKey: queryKeys.people })
    if (last.newest_at === summary.newest_at) return
    // Told when the newest stands in the list, by whose name it is told.
    void isRead.then(() => setCount(Math.max(1, summary.total - last.total)))
  }, [summary, queries])
  return count
}
