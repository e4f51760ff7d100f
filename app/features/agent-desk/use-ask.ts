import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useState } from 'react'
import { logFailure } from '#app/state/log-failure.ts'
import { useAccountClient } from '#app/state/session/account-client.ts'
import { type DeskFailure, deskErrorOf, whyRefused } from './desk-failure.ts'

/** What came of a question to the backend. */
export type Answer<Result> = { result: Result } | { failure: DeskFailure }

/** Asks the backend something; a failure is logged and told, and nothing is thrown. */
export type Ask = <Result>(
  what: string,
  work: (client: SupabaseClient) => Promise<Result>,
) => Promise<Answer<Result>>

/** The way to the backend, and why the last question got no answer; undefined once one is answered again. */
export function useAsk(): { ask: Ask; failure: DeskFailure | undefined } {
  const open = useAccountClient()
  const [failure, setFailure] = useState<DeskFailure>()

  const ask = useCallback<Ask>(
    async (what, work) => {
      try {
        const client = await open()
        try {
          const result = await work(client)
          setFailure(undefined)
          return { result }
        } catch (error) {
          logFailure(what, error)
          const why = await whyRefused(client, error)
          setFailure(why)
          return { failure: why }
        }
      } catch (error) {
        logFailure('The account could not be opened', error)
        const why = deskErrorOf(error)
        setFailure(why)
        return { failure: why }
      }
    },
    [open],
  )
  return { ask, failure }
}
