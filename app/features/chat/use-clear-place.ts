import { type RefObject, useEffect } from 'react'
import { type Box, clearLift } from './clear-place.ts'

/** The controls, what has just been said, and what a page marks to be kept in sight. */
const controlNames =
  'a[href],button,input,select,textarea,summary,label,[tabindex="0"],[data-clear],[data-slot="alert"]'

/** The page has to be at rest for so long, in ms, before the button looks for its place. */
const rest = 120

/** Boxes of the controls in the button's corner of the screen, without those of the button itself. */
function controlsAround(button: HTMLElement): Box[] {
  return [...document.querySelectorAll<HTMLElement>(controlNames)].flatMap((control) => {
    if (button.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return []
    // A link that breaks has a box on each line.
    return [...control.getClientRects()].filter(
      (box) => box.right > window.innerWidth / 2 && box.bottom > window.innerHeight / 3,
    )
  })
}

function liftOf(button: HTMLElement, controls: readonly Box[]): number {
  // Its own place, which a lift by the property `translate` leaves as it is.
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button
  const home = { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
  return clearLift(home, controls, window.innerHeight * 0.45)
}

/**
 * Keeps a floating button off the page's controls: whenever the page comes to rest, after a scroll, a step or a change
 * of size, the button goes without its words where it would lie over something, marked by `data-small`, and is lifted
 * to where nothing lies under it still. The property `--chat-lift` says how far.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer = 0

    function settle() {
      const button = ref.current
      if (!button) return
      const controls = controlsAround(button)
      button.removeAttribute('data-small')
      if (liftOf(button, controls) > 0) button.setAttribute('data-small', '')
      button.style.setProperty('--chat-lift', `${liftOf(button, controls)}px`)
    }
    function wait() {
      clearTimeout(timer)
      timer = window.setTimeout(settle, rest)
    }

    const changes = new MutationObserver(wait)
    changes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(wait)
    sizes.observe(document.body)
    const occasions = ['scroll', 'resize', 'focusin', 'toggle', 'transitionend'] as const
    for (const occasion of occasions)
      window.addEventListener(occasion, wait, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      for (const occasion of occasions) window.removeEventListener(occasion, wait, { capture: true })
    }
  }, [ref])
}
