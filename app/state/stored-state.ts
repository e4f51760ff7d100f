import { useBrowserState } from '#app/browser/browser-state.tsx'
import { parseJson } from '#domain/json/parse-json.ts'
import type { KeyValueStore, Report } from '#domain/storage/key-value-store.ts'
import { readStored, type StoredValue, writeStored } from '#domain/storage/stored-value.ts'
import { browserStore, reportStorage, tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

/** What the browser tells about a change made in another tab: the key (null: all), and the new text, if any. */
export type StorageChange = { readonly key: string | null; readonly newValue: string | null }

/** The one holder of a stored value: read at the first use, stored at every change. */
interface StoredState<Value> {
  snapshot(): Value
  /** What stands in the server's HTML: the value where nothing is stored. */
  readonly none: Value
  subscribe(listener: () => void): () => void
  set(value: Value): void
  /** Takes over what another tab wrote. What is unreadable changes nothing: what this tab holds is better. */
  follow(change: StorageChange): void
  /** Reads the storage again, which was cleared, or whose changes were missed. */
  reload(): void
}

/** Where values are stored, and who tells of changes that come from elsewhere. */
export interface StorageArea {
  open(): KeyValueStore
  readonly report: Report
  /** Called once, at the first use: the page tells of changes from then on. */
  watch(state: Pick<StoredState<unknown>, 'follow' | 'reload'>): void
}

/** `ofOtherTab` meets what another tab wrote with what is here; without it, the last writer wins. */
export function createStoredState<Value>(
  area: StorageArea,
  stored: StoredValue<Value>,
  ofOtherTab: (incoming: Value, here: Value) => Value = (incoming) => incoming,
): StoredState<Value> {
  const listeners = new Set<() => void>()
  let current: { value: Value } | undefined
  const read = () => readStored(area.open(), stored, area.report)

  function snapshot(): Value {
    if (current === undefined) {
      current = { value: read() }
      area.watch({ follow, reload })
    }
    return current.value
  }

  function show(value: Value) {
    if (value === snapshot()) return
    current = { value }
    for (const listener of listeners) listener()
  }

  function follow({ key, newValue }: StorageChange) {
    if (key !== null && key !== stored.key) return
    const text = key === null ? null : newValue
    if (text !== null && !parseJson(text).ok) {
      area.report('Another tab wrote something unreadable, which was ignored')
    } else show(ofOtherTab(stored.parse(text, area.report), snapshot()))
  }

  const reload = () => show(read())

  return {
    snapshot,
    none: stored.parse(null, area.report),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(value) {
      writeStored(area.open(), stored, value)
      show(value)
    },
    follow,
    reload,
  }
}

/** What every tab of this browser shares. A page that comes back from the browser's history missed the events. */
export const deviceArea: StorageArea = {
  open: browserStore,
  report: reportStorage,
  watch({ follow, reload }) {
    window.addEventListener('storage', ({ key, newValue }) => follow({ key, newValue }))
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reload()
    })
    onReread(reload)
  },
}

/** What this tab alone keeps. */
export const tabArea: StorageArea = {
  open: tabStore,
  report: reportStorage,
  watch: ({ reload }) => void onReread(reload),
}

/** The value as it stands, in every component at once. */
export function useStoredState<Value>(state: StoredState<Value>): Value {
  return useBrowserState(state.subscribe, state.snapshot, state.none)
}
