import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { DeskLead } from '#domain/leads/desk/desk.ts'
import { type Cursor, type LeadFilter, readLeads } from './desk-api.ts'
import { queryKeys, useAsk } from './queries.ts'

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
