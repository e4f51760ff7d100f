import { useEffect } from 'react'
import { useBrowserState } from '#app/browser/browser-state.tsx'
import type { PageInfo } from '#content/page-info.ts'

/** What of a page another view of the same address says otherwise. */
type PageView = Pick<PageInfo, 'meta' | 'canonical'>

let shown: PageView | undefined
const listeners = new Set<() => void>()

function show(view: PageView | undefined) {
  shown = view
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The page on screen shows this view of it; undefined for the one that the list of pages describes. Take a constant. */
export function usePageView(view: PageView | undefined): void {
  useEffect(() => {
    if (view === undefined) return
    show(view)
    return () => show(undefined)
  }, [view])
}

/** The view on screen where it is not the one that the list of pages describes, as in the server's HTML. */
export function useShownPageView(): PageView | undefined {
  return useBrowserState(subscribe, () => shown, undefined)
}
