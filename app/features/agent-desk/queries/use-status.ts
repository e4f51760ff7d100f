import { useQuery } from '@tanstack/react-query'
import { readStatus } from './desk-api.ts'
import { queryKeys, useAsk } from './queries.ts'

/** How often the desk asks how the site is doing, in ms, while it is in view. */
const askEvery = 60_000

/** How the site is doing, for an owner of it: `isAsked` says whether the reader is one. */
export function useStatus(isAsked: boolean) {
  const ask = useAsk()
  return useQuery({
    queryKey: queryKeys.status,
    queryFn: () => ask('The status could not be read', readStatus),
    enabled: isAsked,
    refetchInterval: askEvery,
    refetchOnWindowFocus: true,
  })
}
