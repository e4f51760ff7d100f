import type { SupabaseClient } from '@supabase/supabase-js'
import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext } from 'react'
import { logError } from '#app/state/log-error.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import type { PersonRow } from '#domain/leads/desk/people.ts'
import type { DeskPerson } from '#domain/leads/desk/person.ts'
import { DeskError, type DeskErrorCode, deskErrorOf, whyRefused } from './desk-error.ts'

/** What the queries are called. All that is read of people begins alike, so that it is read again at once. */
export const queryKeys = {
  firstVisit: ['first-visit'],
  profile: ['profile'],
  summary: ['summary'],
  people: ['people'],
  peopleOf: (filter: object) => ['people', 'list', filter],
  today: ['people', 'today'],
  person: (id: string | undefined) => ['people', 'one', id],
  week: ['people', 'week'],
  weeks: ['people', 'weeks'],
  unsentMails: ['people', 'unsent-mails'],
  alike: (contact: object) => ['people', 'alike', contact],
  known: (keys: readonly string[]) => ['people', 'known', keys],
  pricesOf: (id: string) => ['people', 'prices', id],
  prices: ['people', 'all-prices'],
  priceModel: ['price-model'],
  personOf: (leadId: string) => ['person-of', leadId],
  agents: ['agents'],
  day: ['day'],
  launchCheck: ['launch-check'],
  webhooks: ['webhooks'],
  status: ['status'],
  securityLog: ['security-log'],
} as const

/** Hears of a question of the desk; the function that it gives, how that ended: why it got no answer, or that it did. */
type Hear = () => (failure?: DeskErrorCode) => void

/**
 * Tells `onAnswer` why the last question got no answer, and undefined once one is answered again: one that was asked
 * after the failure, because what was under way before it says nothing of how things are now.
 */
export function hearDesk(onAnswer: (failure: DeskErrorCode | undefined) => void): Hear {
  let asked = 0
  let failedAt = 0
  return () => {
    asked += 1
    const number = asked
    return (failure) => {
      if (failure) failedAt = asked
      if (failure || number > failedAt) onAnswer(failure)
    }
  }
}

/** How the questions of the desk on screen are heard. */
export const HearContext = createContext<Hear>(() => () => {})

/**
 * The queries and mutations of one desk. Nothing outlives the screen that shows it: it is about people, and may have
 * been erased meanwhile. A query that fails is not tried again by itself; the summary is asked again soon anyway.
 */
export function createQueries(): QueryClient {
  // Without a connection it is asked all the same, so that the desk can say so.
  const networkMode = 'always'
  return new QueryClient({
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
  const hear = useContext(HearContext)
  return useCallback<Ask>(
    async (what, work) => {
      const end = hear()
      const fail = (failure: DeskErrorCode) => {
        end(failure)
        return new DeskError(failure)
      }
      const client = await openClient().catch((error: unknown) => {
        logError('The account could not be opened', error)
        throw fail(deskErrorOf(error))
      })
      try {
        const result = await work(client)
        end()
        return result
      } catch (error) {
        logError(what, error)
        throw fail(await whyRefused(client, error))
      }
    },
    [openClient, hear],
  )
}

/** Reads again what is shown of people, after something was changed here. */
export function useRefresh(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [queryKeys.people, queryKeys.summary]) void queries.invalidateQueries({ queryKey })
  }, [queries])
}

/** Shows somebody as they were stored from here at once, and reads everything else again. */
export function useShowPerson() {
  const queries = useQueryClient()
  const refresh = useRefresh()
  return useCallback(
    async (row: PersonRow | null) => {
      if (row) {
        const queryKey = queryKeys.person(row.id)
        // What is being read may be from before.
        await queries.cancelQueries({ queryKey })
        const { requests: _count, ...changed } = row
        queries.setQueryData<DeskPerson | null>(queryKey, (person) => person && { ...person, ...changed })
      }
      refresh()
    },
    [queries, refresh],
  )
}
