import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** Phones, also when they lie on their side: the panel takes the whole screen, so that nothing is half covered. */
const sheetQuery = '(max-width: 35.99rem), (max-height: 30rem) and (orientation: landscape)'

function subscribe(listener: () => void) {
  const list = window.matchMedia(sheetQuery)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export function useIsSheet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(sheetQuery).matches,
    () => false,
  )
}

/** Keeps a sheet to what the on-screen keyboard leaves of the screen, where the browser itself does not. */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>, isSheet: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    const style = ref.current?.style
    if (!isSheet || !view || !style) return
    const follow = () => {
      // Whoever zooms in also sees less of the page, and wants to move over it.
      const isZoomed = view.scale > 1.01
      style.setProperty('--chat-height', isZoomed ? '100dvh' : `${view.height}px`)
      style.setProperty('--chat-top', isZoomed ? '0px' : `${view.offsetTop}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
      style.removeProperty('--chat-height')
      style.removeProperty('--chat-top')
    }
  }, [ref, isSheet])
}
