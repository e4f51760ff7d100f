import { useRef, useState } from 'react'
import { useSite } from '#app/site/use-site.ts'
import type { PriceEngine } from '#domain/quotes/comparison/preview-quotes.ts'

/**
 * The engine that prices in the browser, fetched with its tables at the first `load` and never before. Where the
 * site's prices come from elsewhere, or nothing answers, there is none, and prices change by "Update Quotes" alone.
 */
export function usePriceEngine() {
  const site = useSite()
  const [engine, setEngine] = useState<PriceEngine>()
  const isAsked = useRef(false)

  async function load() {
    if (isAsked.current) return
    isAsked.current = true
    try {
      const { loadPriceEngine } = await import('#app/backend/price-model.ts')
      const loaded = await loadPriceEngine(site)
      setEngine(() => loaded)
    } catch {
      console.info('Prices change by Update Quotes alone')
    }
  }

  return { engine, load: () => void load() }
}
