import { hrefOf, type Location, newKey, readableHash } from './place.ts'

export type EntryAction = 'push' | 'replace'

/** The browser's history as the navigation needs it. */
export interface SiteHistory {
  /** Where the browser stands now. */
  current(): Location
  /** Makes a place the browser's newest entry, or puts it in place of the one it stands on. */
  enter(action: EntryAction, location: Location): void
  go(delta: number): void
  /** Calls `onPop` when the browser has gone to another entry by itself; returns what ends that. */
  listen(onPop: () => void): () => void
  reload(): void
}

/** What an entry keeps: `usr` is the state that a page handed over, `key` tells the entry from all others. */
interface EntryState {
  usr: unknown
  key: string
}

function entryState(state: unknown): Partial<EntryState> {
  return typeof state === 'object' && state !== null ? state : {}
}

export function browserHistory(browser: Window): SiteHistory {
  const { history, location } = browser
  return {
    current() {
      const { usr = null, key = newKey() } = entryState(history.state)
      // An entry that the browser made, at a load or for an anchor, gets its key now and keeps it over a reload.
      if (entryState(history.state).key !== key) history.replaceState({ usr, key } satisfies EntryState, '')
      const { pathname, search, hash } = location
      return { pathname, search, hash: readableHash(hash), state: usr, key }
    },
    enter(action, { state, key, ...path }) {
      const entry: EntryState = { usr: state, key }
      const address = hrefOf(path)
      try {
        if (action === 'replace') history.replaceState(entry, '', address)
        else history.pushState(entry, '', address)
      } catch (error) {
        // Some browsers take only so many entries in a while; then the page is loaded. A wrong state is our fault.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        location.assign(address)
      }
    },
    go: (delta) => history.go(delta),
    listen(onPop) {
      browser.addEventListener('popstate', onPop)
      return () => browser.removeEventListener('popstate', onPop)
    },
    reload: () => location.reload(),
  }
}
