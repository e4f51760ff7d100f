import { useQuery } from '@tanstack/react-query'
import { readToday } from '#app/features/agent-desk/queries/desk-api.ts'
import { queryKeys, useAsk } from '#app/features/agent-desk/queries/queries.ts'
import { useSite } from '#app/site/use-site.ts'
import { promisedSince } from '#domain/site/hours.ts'

/** How often it is asked anew who is due meanwhile, in ms. */
const pollInterval = 60_000

/** Whom to turn to today, while that is looked at. */
export function useToday(isOpen: boolean) {
  const ask = useAsk()
  const site = useSite()
  return useQuery({
    queryKey: queryKeys.today,
    queryFn: () => {
      const now = new Date()
      const dayEnds = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
      return ask('Today could not be read', (client) => readToday(client, promisedSince(now, site), dayEnds))
    },
    enabled: isOpen,
    refetchInterval: pollInterval,
  })
}
