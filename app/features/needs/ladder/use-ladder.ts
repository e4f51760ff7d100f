import { useEffect, useRef, useState } from 'react'
import { termQuotesOf } from '#app/backend/ladder-quotes.ts'
import { useSite } from '#app/site/use-site.ts'
import { findLadder, type LadderEnding } from '#domain/needs/ladder/find-ladder.ts'
import type { LadderAsk } from '#domain/needs/ladder/ladder-ask.ts'
import type { LadderNeed } from '#domain/needs/ladder/ladder-need.ts'

/** How a look for a ladder stands; `undefined` before anybody asked for these needs. */
type LadderState = 'finding' | 'failed' | LadderEnding | undefined

/** Looks for a ladder when asked to. What was found belongs to that need: for another one it is asked for anew. */
export function useLadder(need: LadderNeed, ask: LadderAsk) {
  const site = useSite()
  const key = JSON.stringify(need)
  const [found, setFound] = useState<{ key: string; state: LadderState }>()
  const asking = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another need ends what is asked for the one before
  useEffect(() => () => asking.current?.abort(), [key])

  async function find() {
    const controller = new AbortController()
    asking.current = controller
    setFound({ key, state: 'finding' })
    const state = await findLadder(need, async (policy) => {
      const body = ask.bodyFor(policy)
      return body === undefined ? [] : termQuotesOf(site, body, controller.signal)
    }).catch(() => 'failed' as const)
    if (controller.signal.aborted) return
    // One that failed leaves nothing on its way.
    if (state === 'failed') controller.abort()
    setFound({ key, state })
  }

  return { state: found?.key === key ? found.state : undefined, find: () => void find() }
}
