import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback } from 'react'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'

/**
 * The client that asks for emails. What it asks for is bound to no browser: an email may be read, and its link or code
 * used, on another device.
 */
export function useMailClient(): () => Promise<SupabaseClient> {
  const site = useSite()
  return useCallback(async () => {
    const { clientAside } = await withoutReload(() => import('./client-aside.ts'))
    return clientAside(site)
  }, [site])
}
