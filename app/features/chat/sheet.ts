import { type RefObject, useLayoutEffect } from 'react'
import { useMediaQuery } from '#app/browser/use-media-query.ts'

/** Phones, also when they lie on their side: the panel takes the whole screen, so that nothing is half covered. */
const sheetQuery = '(max-width: 35.99rem), (max-height: 30rem) and (orientation: landscape)'

export function useIsSheet(): boolean {
  return useMediaQuery(sheetQuery)
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
