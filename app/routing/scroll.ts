import type { Navigation, Shown } from './navigation.ts'
import type { Location } from './place.ts'
import type { ScrollMemory } from './scroll-memory.ts'

function anchorOf({ hash }: Location): Element | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
}

/** The card that an anchor stands in, such as a question with its answer. */
function cardOf(anchor: Element | null): Element | null {
  return anchor?.closest('details') ?? null
}

/**
 * After a navigation: back to where the place was left, else to its anchor, else to the top. An anchor in a card
 * leads to the card's heading, not to the text under it.
 */
export function scrollTo({ location, keepsScroll }: Shown, memory: ScrollMemory): void {
  if (keepsScroll) return
  const left = memory.at(location.key)
  const anchor = anchorOf(location)
  if (left !== undefined) window.scrollTo(0, left)
  else if (anchor) (cardOf(anchor) ?? anchor).scrollIntoView()
  else window.scrollTo(0, 0)
}

/**
 * The first page of a load: only a place that was left before is scrolled to, or a card, of which the browser shows
 * the text; all else it has done.
 */
export function scrollBack({ location }: Shown, memory: ScrollMemory): void {
  const left = memory.at(location.key)
  if (left !== undefined) window.scrollTo(0, left)
  else cardOf(anchorOf(location))?.scrollIntoView()
}

/**
 * Takes the scrolling between entries over from the browser, which would scroll a page that is about to go; hands
 * it back for a reload, which the browser does before any script runs. Returns what ends it.
 */
export function watchScroll(navigation: Navigation, memory: ScrollMemory): () => void {
  const take = () => {
    window.history.scrollRestoration = 'manual'
  }
  const handBack = () => {
    const { shown, destination } = navigation.state()
    if (!destination) memory.keep(shown.location.key, window.scrollY)
    memory.save()
    window.history.scrollRestoration = 'auto'
  }
  take()
  window.addEventListener('pageshow', take)
  window.addEventListener('pagehide', handBack)
  return () => {
    window.removeEventListener('pageshow', take)
    window.removeEventListener('pagehide', handBack)
  }
}
