import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useMark } from '#app/routing/router.tsx'

function cardAt(hash: string): HTMLDetailsElement | null {
  return (hash && document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details')) || null
}

/** Opens the card that the address names by its anchor, before the router scrolls to where the place was left. */
export function useOpenFromHash(): void {
  const { hash, key } = useLocation()
  const open = useEffectEvent(() => {
    const card = cardAt(hash)
    if (card) card.open = true
  })
  // By the key: another tap on the same link opens the card again, but an address that only followed a card does
  // not, for by the time that it is drawn the card may be closed.
  useLayoutEffect(() => {
    if (key) open()
  }, [key])
}

/** What keeps the address in step with a card that was opened or closed by hand, so that Back leads to it again. */
export function useCardInAddress(): (id: string, isOpen: boolean) => void {
  const mark = useMark()
  return (id, isOpen) => {
    if (isOpen) mark(`#${id}`)
    else if (window.location.hash === `#${id}`) mark('')
  }
}
