import { type RefObject, useEffect } from 'react'
import typography from '#app/ui/layout/typography.module.css'
import { type Box, clearLift } from './clear-place.ts'

/** The controls, what has just been said, and what a page marks to be kept in sight. */
const controlNames =
  'a[href],button,input,select,textarea,summary,label,[tabindex="0"],[data-clear],[data-slot="alert"]'

/** Rows and prices: their words alone count, not the room around them. */
const factNames = `td,th,dt,dd,.${typography.price}`

/** The page has to be at rest for so long, in ms, before the button looks for its place. */
const rest = 120

/** A link that breaks has a box on each line. */
function boxesOf(part: Element): DOMRectList {
  if (!part.matches(factNames)) return part.getClientRects()
  const words = document.createRange()
  words.selectNodeContents(part)
  return words.getClientRects()
}

/** What is taken of the button's corner of the screen, without the button itself. */
function takenAround(button: HTMLElement): Box[] {
  return [...document.querySelectorAll(`${controlNames},${factNames}`)].flatMap((part) => {
    if (button.contains(part) || !part.checkVisibility({ visibilityProperty: true })) return []
    return [...boxesOf(part)].filter(
      (box) => box.right > window.innerWidth / 2 && box.bottom > window.innerHeight / 3,
    )
  })
}

function liftOf(button: HTMLElement, taken: readonly Box[]): number | undefined {
  // Its own place, which a lift by the property `translate` leaves as it is.
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button
  const home = { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
  return clearLift(home, taken, window.innerHeight * 0.45)
}

/**
 * Keeps a floating button off controls, rows and prices: whenever the page comes to rest, after a scroll, a step or a
 * change of size, the button goes without its words where it would lie over something, marked by `data-small`, and is
 * lifted to where nothing lies under it still, by `--chat-lift`. Where no place is free it steps aside (`data-aside`).
 * With letters so large that it would hide the page it does not float, and stands at its end.
 * A button in the place that a page gives it is left alone.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>, isPlaced: boolean): void {
  useEffect(() => {
    if (isPlaced) return
    let timer = 0

    function settle() {
      const button = ref.current
      if (!button) return
      button.removeAttribute('data-small')
      const isFloating = window.innerWidth > 4 * button.offsetHeight
      button.style.position = isFloating ? '' : 'static'
      const taken = isFloating ? takenAround(button) : []
      if (liftOf(button, taken) !== 0) button.setAttribute('data-small', '')
      const lift = liftOf(button, taken)
      button.toggleAttribute('data-aside', lift === undefined)
      button.style.setProperty('--chat-lift', `${lift ?? 0}px`)
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
  }, [ref, isPlaced])
}
