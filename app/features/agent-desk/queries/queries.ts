import type { SupabaseClient } from '@supabase/supabase-js'
import { MutationCache, QueryCache, QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import type { DeskLeadDetail } from '#domain/leads/desk/desk.ts'
import { DeskError, type DeskErrorCode, deskErrorOf, whyRefused } from './desk-error.ts'

/** What the queries are called. All that is read of leads begins alike, so that it is read again at once. */
export const queryKeys = {
  firstVisit: ['first-visit'],
  profile: ['profile'],
  summary: ['summary'],
  leads: ['leads'],
  leadsOf: (filter: object) => ['leads', 'list', filter],
  lead: (id: string | undefined) => ['leads', 'one', id],
  week: ['leads', 'week'],
  weeks: ['leads', 'weeks'],
  unsentMails: ['leads', 'unsent-mails'],
  person: (id: string) => ['person', id],
  launchCheck: ['launch-check'],
  securityLog: ['security-log'],
} as const

/**
 * The queries and mutations of one desk. Nothing outlives the screen that shows it: it is about people, and may have
 * been erased meanwhile. A query that fails is not tried again by itself; the summary is asked again soon anyway.
 * `onAnswer` hears why the last question got no answer, and undefined once one is answered again.
 */
export function createQueries(onAnswer: (failure: DeskErrorCode | undefined) => void): QueryClient {
  const heard = {
    onSuccess: () => onAnswer(undefined),
    onError: (error: unknown) => {
      if (error instanceof DeskError) onAnswer(error.failure)
    },
  }
  // Without a connection it is asked all the same, so that the desk can say so.
  const networkMode = 'always'
  return new QueryClient({
    queryCache: new QueryCache(heard),
    mutationCache: new MutationCache(heard),
    defaultOptions: {
      queries: {
        gcTime: 0,
        retry: false,
        networkMode,
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { gcTime: 0, networkMode },
    },
  })
}

/** Asks the backend something. Rejects with a `DeskError`; the failure is logged as `what`. */
type Ask = <Result>(what: string, work: (client: SupabaseClient) => Promise<Result>) => Promise<Result>

export function useAsk(): Ask {
  const openClient = useAccountClient()
  return useCallback<Ask>(
    async (what, work) => {
      const client = await openClient().catch((error: unknown) => {
        logError('The account could not be opened', error)
        throw new DeskError(deskErrorOf(error))
      })
      try {
        return await work(client)
      } catch (error) {
        logError(what, error)
        throw new DeskError(await whyRefused(client, error))
      }
    },
    [openClient],
  )
}

/** Reads again what is shown of leads, after something was changed here. */
export function useRefresh(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [queryKeys.leads, queryKeys.summary]) void queries.invalidateQueries({ queryKey })
  }, [queries])
}

/** Shows what was stored of a lead from here, and reads what else of it another device changed meanwhile. */
export function useStoredChange() {
  const queries = useQueryClient()
  return useCallback(
    async (
      id: string,
      change: Partial<Pick<DeskLeadDetail, 'status' | 'notes'>> & { updated_at: string },
    ) => {
      const queryKey = queryKeys.lead(id)
      // What is being read may be from before.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<DeskLeadDetail | null>(queryKey, (lead) => lead && { ...lead, ...change })
      void queries.invalidateQueries({ queryKey })
    },
    [queries],
  )
}
