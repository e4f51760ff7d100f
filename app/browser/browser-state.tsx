import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

const BrowserStateContext = createContext(false)

const touches = ['pointerdown', 'keydown'] as const

/**
 * First shows exactly the server's HTML, then, everywhere at once, what the browser knows and keeps. That is a
 * transition, drawn in pieces: a page where much of it changes would else hold up a slow phone in one long task. From
 * then on `data-hydrated` stands on the document.
 */
export function BrowserStateProvider({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) {
      document.documentElement.dataset.hydrated = ''
      return
    }
    const show = () => setShown(true)
    startTransition(show)
    // A tap or a key does not wait: it is meant for what is kept.
    for (const type of touches) window.addEventListener(type, show, true)
    return () => {
      for (const type of touches) window.removeEventListener(type, show, true)
    }
  }, [isShown])
  return <BrowserStateContext value={isShown}>{children}</BrowserStateContext>
}

/** False in the server's HTML and while it hydrates: the address's query is not known, and nothing can be sent. */
export function useIsHydrated(): boolean {
  return use(BrowserStateContext)
}

/**
 * What only the browser knows or keeps, and each change of it; `inHtml` in the server's HTML and while it hydrates. A
 * snapshot is the same value as long as nothing changes.
 */
export function useBrowserState<Value>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => Value,
  inHtml: Value,
): Value {
  const first = () => inHtml
  return useSyncExternalStore(subscribe, useIsHydrated() ? snapshot : first, first)
}
