import { brokenPage, type LoadedPage } from './loaded-page.ts'
import { type Location, locationOf, parsePath, resolve, type To } from './place.ts'
import type { EntryAction, SiteHistory } from './site-history.ts'

/** A page and the place where it is shown. */
export interface Shown {
  location: Location
  page: LoadedPage
  /** The page stays scrolled as it is, since it only changes a part of itself. */
  keepsScroll: boolean
}

export interface NavigationState {
  shown: Shown
  /** Where the visitor is on the way to while code or words are still loading. */
  destination: Location | undefined
}

interface NavigateOptions {
  /** Handed to the page that it leads to; it stands in the entry of the history. */
  state?: unknown
  /** The place takes the present one's entry in the history. */
  replace?: boolean | undefined
  preventScrollReset?: boolean | undefined
}

export interface Navigation {
  state(): NavigationState
  subscribe(listener: () => void): () => void
  /** Leads to a place, or by so many entries through the history. */
  navigate(to: To | number, options?: NavigateOptions): void
  /** Puts an anchor in the address of the page on screen, or none; nothing loads or scrolls, the entry stays. */
  mark(hash: string): void
  /** Loads a page that may be opened next. If that fails, it is no matter until someone opens it. */
  prepare(pathname: string): void
}

interface NavigationParts {
  history: SiteHistory
  first: LoadedPage
  /** The page at an address if its code and words are here already. */
  ready(pathname: string): LoadedPage | undefined
  load(pathname: string): Promise<LoadedPage>
  /** Called when a place is left, while its page is still on screen. */
  onLeave(location: Location): void
  /** Whether loading the page anew may bring a file that is missing. */
  mayReload(): boolean
}

type Loaded = { page: LoadedPage } | { error: unknown }

/**
 * Leads from page to page: the old one stays, with its address, until the next one's code and words are here. A
 * later navigation takes the place of one that is still loading. Where a file is missing, the browser loads the
 * page itself, since a new release may have taken the file away; a page that fails even so shows the error page.
 */
export function createNavigation(parts: NavigationParts): Navigation {
  const { history, ready, load, onLeave, mayReload } = parts
  const listeners = new Set<() => void>()
  let state: NavigationState = {
    shown: { location: history.current(), page: parts.first, keepsScroll: false },
    destination: undefined,
  }
  let turn = 0

  function change(next: NavigationState) {
    state = next
    for (const listener of listeners) listener()
  }

  function enter(action: EntryAction | 'pop', location: Location) {
    onLeave(state.shown.location)
    if (action !== 'pop') history.enter(action, location)
  }

  function arrive(action: EntryAction | 'pop', shown: Shown) {
    enter(action, shown.location)
    change({ shown, destination: undefined })
  }

  async function open(action: EntryAction | 'pop', location: Location, keepsScroll: boolean) {
    turn += 1
    const mine = turn
    const here = ready(location.pathname)
    if (here) return arrive(action, { location, page: here, keepsScroll })
    change({ ...state, destination: location })
    const loaded = await load(location.pathname).then(
      (page): Loaded => ({ page }),
      (error: unknown): Loaded => ({ error }),
    )
    if (mine !== turn) return
    if ('page' in loaded) return arrive(action, { location, page: loaded.page, keepsScroll })
    if (!mayReload()) return arrive(action, { location, page: brokenPage(loaded.error), keepsScroll })
    enter(action, location)
    history.reload()
  }

  history.listen(() => void open('pop', history.current(), false))

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to, { state: handed, replace = false, preventScrollReset = false } = {}) {
      if (typeof to === 'number') return history.go(to)
      const path = resolve(to, state.shown.location.pathname)
      void open(replace ? 'replace' : 'push', locationOf(path, handed), preventScrollReset)
    },
    mark(hash) {
      const { location } = state.shown
      // On the way to another page the browser may stand on that one's entry already.
      if (state.destination || location.hash === hash) return
      const marked = { ...location, hash }
      history.enter('replace', marked)
      change({ ...state, shown: { ...state.shown, location: marked, keepsScroll: true } })
    },
    prepare(pathname) {
      if (!ready(pathname)) load(pathname).catch(() => {})
    },
  }
}

/** The one place of a rendering at the server, from where nothing leads on. */
export function stillNavigation(pathname: string, page: LoadedPage): Navigation {
  const location = locationOf(parsePath(pathname), null)
  const state = { shown: { location, page, keepsScroll: false }, destination: undefined }
  return { state: () => state, subscribe: () => () => {}, navigate() {}, mark() {}, prepare() {} }
}
