import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskLead } from '#domain/leads/desk/desk.ts'
import { type LeadFilter, readLeads } from './desk-api.ts'
import type { Ask } from './use-ask.ts'

/** Leads that are read at once. */
const pageSize = 30

interface Loaded {
  filter: LeadFilter
  rows: readonly DeskLead[]
  hasMore: boolean
}

export interface LeadListView {
  /** Undefined until the first leads are there. */
  rows: readonly DeskLead[] | undefined
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  more: () => void
  again: () => void
}

/** The leads that fit, page by page, once the desk is open. A new `version` reads again as many as are there; until then they stay. */
export function useLeadList(ask: Ask, filter: LeadFilter, version: number, isOpen: boolean): LeadListView {
  const [loaded, setLoaded] = useState<Loaded>()
  const [isLoading, setIsLoading] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const shown = useRef<Loaded>(undefined)
  const turn = useRef(0)

  const load = useCallback(
    async (known: readonly DeskLead[], atLeast: number) => {
      turn.current += 1
      const mine = turn.current
      setIsLoading(true)
      let rows = known
      let hasMore = true
      while (hasMore && rows.length < atLeast) {
        const page = await ask('The leads could not be read', (client) =>
          readLeads(client, filter, rows.at(-1), pageSize),
        )
        if (mine !== turn.current) return
        setHasFailed('failure' in page)
        if ('failure' in page) return setIsLoading(false)
        rows = [...rows, ...page.result]
        hasMore = page.result.length === pageSize
      }
      shown.current = { filter, rows, hasMore }
      setLoaded(shown.current)
      setIsLoading(false)
    },
    [ask, filter],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version and every attempt read anew
  useEffect(() => {
    if (!isOpen) return
    const there = shown.current?.filter === filter ? shown.current.rows.length : 0
    void load([], Math.max(there, 1))
  }, [load, filter, version, attempt, isOpen])

  return {
    rows: loaded?.rows,
    hasMore: loaded?.hasMore ?? false,
    isLoading,
    hasFailed,
    more() {
      if (loaded) void load(loaded.rows, loaded.rows.length + 1)
    },
    again: () => setAttempt((count) => count + 1),
  }
}
