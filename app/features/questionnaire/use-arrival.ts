import { type RefObject, useLayoutEffect } from 'react'

const smallScreen = '(max-width: 768px)'
const scrollDelayMs = 100
/** Fields to type in; choices are left alone, so that none looks taken before it is. */
const typedField = 'input:not([type=radio], [type=range])'

/**
 * After the question has changed: puts the focus where the new question begins, and on small screens brings the
 * page back to its top. A page that has just been opened is left to the site's frame.
 */
export function useArrival(hasChanged: boolean, place: RefObject<HTMLElement | null>): void {
  // Before the question is painted: a quick key must not find the focus still on its way.
  useLayoutEffect(() => {
    if (!hasChanged) return
    const isSmall = window.matchMedia(smallScreen).matches
    // On a small screen a focused field would push up the keyboard and hide the question.
    const field = isSmall ? null : place.current?.querySelector<HTMLElement>(typedField)
    const start = field ?? place.current?.querySelector<HTMLElement>('h1')
    start?.focus({ preventScroll: isSmall })
    // A page at its top stays free: who has begun to scroll or tap is not pulled back.
    if (!isSmall || window.scrollY === 0) return
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelayMs)
    return () => clearTimeout(timer)
  }, [hasChanged, place])
}
