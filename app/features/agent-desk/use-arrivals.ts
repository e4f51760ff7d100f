import { useEffect, useRef, useState } from 'react'
import type { DeskSummary } from '#domain/leads/desk/desk.ts'

/** How many leads came in at the last look that found some; 0 before that. */
export function useArrivals(summary: DeskSummary | undefined): number {
  const before = useRef<DeskSummary>(undefined)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const last = before.current
    before.current = summary
    if (!last || !summary || last.newest_at === summary.newest_at) return
    setCount(Math.max(1, summary.total - last.total))
  }, [summary])
  return count
}
