import { useEffect, useState } from 'react'
import { whenLoadedAndIdle } from '#app/browser/when-idle.ts'
import { withoutReload } from '#app/site/reload-when-outdated.ts'
import { useSite } from '#app/site/use-site.ts'
import { browserStore, tabStore } from '#app/state/browser-store.ts'
import type { InstantChanges } from '#domain/quotes/instant/carried-answers.ts'
import type { CompleteAnswers, FirstAnswers } from '#domain/quotes/instant/first-range/first-answers.ts'
import { storageKeys, tabStorageKeys } from '#domain/storage/storage-keys.ts'
import type { FoundRange } from './first-prices-late.tsx'

type Late = typeof import('./first-prices-late.tsx')
let late: Late | undefined
let loading: Promise<Late> | undefined

async function load(): Promise<Late> {
  try {
    late = await withoutReload(() => import('./first-prices-late.tsx'))
    return late
  } finally {
    loading = undefined
  }
}

/**
 * Loads what keeps answers and finds prices, a moment before there is an answer. All who wait do so for one promise,
 * so that answers are kept in the order in which they are given.
 */
export function loadLate(): Promise<Late> {
  loading ??= load()
  return loading
}

/**
 * Keeps answers where the instant quote, the questionnaire and the account find them: at once where the code is there,
 * since a page that is being left waits for nothing. Never rejects: without the code nothing can be kept.
 */
export async function keepAnswers(changes: InstantChanges): Promise<void> {
  try {
    const { changeInstantAnswers } = late ?? (await loadLate())
    changeInstantAnswers(changes)
  } catch {}
}

/** Milliseconds without a key after which an age is taken to be typed. */
const typingPause = 1000

let typed: InstantChanges | undefined
let pause: ReturnType<typeof setTimeout> | undefined

/** Keeps now what `keepTyped` would keep later. */
export function keepNow(): void {
  clearTimeout(pause)
  if (typed) void keepAnswers(typed)
  typed = undefined
}

/** Keeps what is being typed once typing pauses: on the way from 41 to 45 nobody is 4. */
export function keepTyped(changes: InstantChanges): void {
  typed = changes
  clearTimeout(pause)
  pause = setTimeout(keepNow, typingPause)
}

/**
 * What this browser knew of the four answers when the page was opened, once the page is idle: whoever comes back finds
 * the answers, and with all four the range, but the page does not wake up later for it.
 */
export function useKnownAnswers(): Partial<FirstAnswers> {
  const [known, setKnown] = useState<Partial<FirstAnswers>>({})
  useEffect(() => {
    const isKnown =
      browserStore().getItem(storageKeys.formData) !== null ||
      tabStore().getItem(tabStorageKeys.instantQuote) !== null
    if (!isKnown) return
    return whenLoadedAndIdle(() => {
      loadLate()
        .then(({ knownFirstAnswers }) => setKnown(knownFirstAnswers()))
        .catch(() => {})
    })
  }, [])
  useEffect(() => {
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [])
  return known
}

/** The range for these answers: undefined while an answer or the range itself is open. */
export function useFirstRange(complete: CompleteAnswers | undefined) {
  const site = useSite()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ key: string; result: FoundRange }>()
  const key = JSON.stringify([complete, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the answers
  useEffect(() => {
    if (!complete) return
    const controller = new AbortController()
    const { signal } = controller
    loadLate()
      .then(({ findRange }) => findRange(site, complete, signal))
      .catch((): FoundRange => 'failed')
      .then((result) => {
        if (!signal.aborted) setFound({ key, result })
      })
    return () => controller.abort()
  }, [key])

  return {
    result: complete && found?.key === key ? found.result : undefined,
    tryAgain: () => setAttempt((before) => before + 1),
  }
}
