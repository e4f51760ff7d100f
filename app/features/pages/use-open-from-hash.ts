import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from '#app/routing/router.tsx'

function cardAt({ hash }: { hash: string }): HTMLDetailsElement | null {
  return (hash && document.getElementById(hash.slice(1))?.closest('details')) || null
}

/** Opens the card that the address names by its anchor, and brings its top under the header. */
export function useOpenFromHash(): void {
  // The whole location: another tap on the same link opens the card again.
  const location = useLocation()
  useLayoutEffect(() => {
    const card = cardAt(location)
    if (card) card.open = true
  }, [location])
  // After the router has scrolled: to the card's heading, not to the text under it.
  useEffect(() => {
    cardAt(location)?.scrollIntoView()
  }, [location])
}

/**
 * Keeps the address in step with a card that was opened or closed by hand, so that Back leads to the open card again.
 * Not through the router: nothing has to scroll or load.
 */
export function keepInAddress(id: string, isOpen: boolean): void {
  const { hash, pathname, search } = window.location
  if (isOpen) window.history.replaceState(window.history.state, '', `#${id}`)
  else if (hash === `#${id}`) window.history.replaceState(window.history.state, '', pathname + search)
}
