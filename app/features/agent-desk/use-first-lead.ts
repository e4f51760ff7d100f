import { useCallback, useEffect, useState } from 'react'
import { useMediaQuery } from '#app/ui/use-media-query.ts'
import { sideBySide } from './desk-view.ts'
import type { LeadListView } from './use-lead-list.ts'

/**
 * The lead that stands beside the list though nobody asked for one: the first that was there, so that a new one takes
 * no place of one that is being read. `forget` lets go of it, as when it was erased. Where leads are shown one at a time there is none.
 */
export function useFirstLead({ rows }: LeadListView): { first: string | undefined; forget: () => void } {
  const isWide = useMediaQuery(sideBySide)
  const [first, setFirst] = useState<string>()
  const candidate = rows?.[0]?.id
  useEffect(() => {
    if (isWide && candidate) setFirst((known) => known ?? candidate)
  }, [isWide, candidate])
  const forget = useCallback(() => setFirst(undefined), [])
  return { first: isWide ? first : undefined, forget }
}
