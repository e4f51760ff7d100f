import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Cursor, type PeopleFilter, readPeople } from '#app/features/agent-desk/queries/desk-api.ts'
import { type PageOfRows, readPage, useNextPage } from '#app/features/agent-desk/queries/pages.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'

/** People who are read at once. */
const pageSize = 30

function cursorAfter({ rows, hasMore }: PageOfRows<PersonRow>): Cursor | undefined {
  const last = rows.at(-1)
  return last && hasMore ? { at: last.latest_at, id: last.id } : undefined
}

export interface PeopleListView {
  /** Undefined until the first people are there. */
  rows: readonly PersonRow[] | undefined
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  more: () => void
  again: () => void
}

/** The people who fit, page by page, while they are looked at. While others are looked for these stay. */
export function usePeopleList(filter: PeopleFilter, isOpen: boolean): PeopleListView {
  const ask = useAsk()
  const list = useInfiniteQuery({
    queryKey: queryKeys.peopleOf(filter),
    queryFn: ({ pageParam }) =>
      ask('The people could not be read', (client) =>
        readPage(pageSize, (size) => readPeople(client, filter, pageParam, size)),
      ),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: (page) => cursorAfter(page),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  })
  const next = useNextPage(list)
  return {
    rows: list.data?.pages.flatMap(({ rows }) => rows),
    hasMore: list.hasNextPage,
    isLoading: list.isFetching || next.isWanted,
    hasFailed: list.isError,
    more: next.more,
    again: () => void list.refetch(),
  }
}

/** How long nothing has to be typed before it is searched for, in ms. */
const typingPause = 250

export const everybody: PeopleFilter = { search: '', kind: '', stage: '' }

export const isSameFilter = (one: PeopleFilter, other: PeopleFilter) =>
  one.search.trim() === other.search.trim() && one.kind === other.kind && one.stage === other.stage

export interface FilterView {
  /** What the fields say. */
  fields: PeopleFilter
  /** What is looked for: the same a moment later, and the same object while nothing changes. */
  filter: PeopleFilter
  change: (change: Partial<PeopleFilter>) => void
}

/** What is looked for in the list. What is typed waits for a pause; a choice is taken at once. */
export function useFilter(): FilterView {
  const [fields, setFields] = useState(everybody)
  const [filter, setFilter] = useState(everybody)

  useEffect(() => {
    if (isSameFilter(fields, filter)) return
    const isTyped = isSameFilter({ ...fields, search: '' }, { ...filter, search: '' })
    const timer = setTimeout(() => setFilter(fields), isTyped ? typingPause : 0)
    return () => clearTimeout(timer)
  }, [fields, filter])

  return { fields, filter, change: (change) => setFields((known) => ({ ...known, ...change })) }
}
