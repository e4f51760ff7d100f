import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Cursor, type LeadFilter, readLeads } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import type { DeskLead } from '#domain/leads/desk/desk.ts'

/** Leads that are read at once. */
const pageSize = 30

export interface LeadListView {
  /** Undefined until the first leads are there. */
  rows: readonly DeskLead[] | undefined
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  more: () => void
  again: () => void
}

/** The leads that fit, page by page, once the desk is open. While others are looked for these stay. */
export function useLeadList(filter: LeadFilter, isOpen: boolean): LeadListView {
  const ask = useAsk()
  const list = useInfiniteQuery({
    queryKey: queryKeys.leadsOf(filter),
    queryFn: ({ pageParam }) =>
      ask('The leads could not be read', (client) => readLeads(client, filter, pageParam, pageSize)),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1) : undefined),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  return {
    rows: list.data?.pages.flat(),
    hasMore: list.hasNextPage,
    isLoading: list.isFetching,
    hasFailed: list.isError,
    more: () => void list.fetchNextPage(),
    again: () => void list.refetch(),
  }
}

/** How long nothing has to be typed before it is searched for, in ms. */
const typingPause = 250

export const everyLead: LeadFilter = { search: '', kind: '', status: '' }

const isSame = (one: LeadFilter, other: LeadFilter) =>
  one.search.trim() === other.search.trim() && one.kind === other.kind && one.status === other.status

export interface FilterView {
  /** What the fields say. */
  fields: LeadFilter
  /** What is looked for: the same a moment later, and the same object while nothing changes. */
  filter: LeadFilter
  change: (change: Partial<LeadFilter>) => void
}

/** What is looked for in the list. What is typed waits for a pause; a choice is taken at once. */
export function useFilter(): FilterView {
  const [fields, setFields] = useState(everyLead)
  const [filter, setFilter] = useState(everyLead)

  useEffect(() => {
    if (isSame(fields, filter)) return
    const isTyped = isSame({ ...fields, search: '' }, { ...filter, search: '' })
    const timer = setTimeout(() => setFilter(fields), isTyped ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [fields, filter])

  return { fields, filter, change: (change) => setFields((known) => ({ ...known, ...change })) }
}
