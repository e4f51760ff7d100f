import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback } from 'react'
import type { Backend } from '#app/backend/call-function.ts'
import { useSite } from '#app/site/use-site.ts'
import { endFirstSync } from '#app/state/sync/first-sync.ts'

let opening: Promise<SupabaseClient> | undefined

/**
 * The client of accounts and tables: one per page life, loaded at the first call. Sessions that it opens are followed
 * from then on. Rejects when its code can't be loaded; the next call tries again.
 */
export function accountClient(backend: Backend): Promise<SupabaseClient> {
  opening ??= import('./open-account.ts')
    .then(({ openAccount }) => openAccount(backend))
    .catch((error: unknown) => {
      opening = undefined
      endFirstSync()
      throw error
    })
  return opening
}

/** The way to the client of this site's backend. */
export function useAccountClient(): () => Promise<SupabaseClient> {
  const site = useSite()
  return useCallback(() => accountClient(site), [site])
}
