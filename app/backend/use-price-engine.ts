import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSite } from '#app/site/use-site.ts'
import type { PriceEngine } from '#domain/quotes/comparison/preview-quotes.ts'

/**
 * The engine that prices in the browser, fetched with its tables at the first `load` and never before. Where the
 * site's prices come from elsewhere, or nothing answers, there is none, and `isFailed` says so.
 */
export function usePriceEngine() {
  const site = useSite()
  const [engine, setEngine] = useState<PriceEngine>()
  const [isFailed, setIsFailed] = useState(false)
  const isAsked = useRef(false)

  async function load() {
    if (isAsked.current) return
    isAsked.current = true
    try {
      const { loadPriceEngine } = await import('./price-model.ts')
      const loaded = await loadPriceEngine(site)
      setEngine(() => loaded)
    } catch {
      setIsFailed(true)
      console.info('No prices are worked out in this browser')
    }
  }

  return { engine, isFailed, load: () => void load() }
}

/** The same, fetched as soon as it is wanted. */
export function useWantedPriceEngine(isWanted: boolean) {
  const { load, ...price } = usePriceEngine()
  const loadIt = useEffectEvent(load)
  useEffect(() => {
    if (isWanted) loadIt()
  }, [isWanted])
  return price
}
