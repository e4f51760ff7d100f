import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import type { Ask } from './use-ask.ts'

export interface Read<Result> {
  /** What was read last; it stays while it is read anew. */
  data: Result | undefined
  hasFailed: boolean
  again: () => void
}

/** Reads a part of the desk, and again at every new version. `read` has to stay the same function. */
export function useRead<Result>(
  ask: Ask,
  what: string,
  read: (client: SupabaseClient) => Promise<Result>,
  version: number,
): Read<Result> {
  const [state, setState] = useState<{ of: typeof read; data?: Result; hasFailed: boolean }>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version and every attempt read anew
  useEffect(() => {
    let isCurrent = true
    ask(what, read).then((answer) => {
      if (!isCurrent) return
      if ('result' in answer) setState({ of: read, data: answer.result, hasFailed: false })
      else setState((known) => ({ ...(known?.of === read ? known : { of: read }), hasFailed: true }))
    })
    return () => {
      isCurrent = false
    }
  }, [ask, what, read, version, attempt])

  const again = useCallback(() => setAttempt((count) => count + 1), [])

  const current = state?.of === read ? state : undefined
  return {
    data: current?.data,
    hasFailed: current?.hasFailed ?? false,
    again,
  }
}
