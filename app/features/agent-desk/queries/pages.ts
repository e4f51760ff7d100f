import { useEffect, useState } from 'react'

/** Rows that are read at once, and whether others come after them. */
export interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
}

/** Reads a page of `size` rows, and one more to know whether there is one: no press of "more" brings nothing. */
export async function readPage<Row>(
  size: number,
  read: (size: number) => Promise<readonly Row[]>,
): Promise<PageOfRows<Row>> {
  const rows = await read(size + 1)
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** A press that asked for more: how many pages there have to be, and how many reads had failed until then. */
interface Press {
  readonly pages: number
  readonly failures: number
}

/** What is known of a list that is read page by page, as `useInfiniteQuery` gives it. */
interface ReadByPages {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly errorUpdateCount: number
  readonly fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<unknown>
}

/**
 * The next page of a list. Reading the list anew, as when somebody new comes in, ends the reading of a next page, and
 * the other way round; so a press stands until its page is there or could not be read, and waits while anything is read.
 */
export function useNextPage({ data, hasNextPage, isFetching, errorUpdateCount, fetchNextPage }: ReadByPages) {
  const [press, setPress] = useState<Press>()
  const pages = data?.pages.length ?? 0
  const isWanted =
    press !== undefined && pages < press.pages && errorUpdateCount === press.failures && hasNextPage
  useEffect(() => {
    if (isWanted && !isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [isWanted, isFetching, fetchNextPage])
  return { more: () => setPress({ pages: pages + 1, failures: errorUpdateCount }), isWanted }
}
