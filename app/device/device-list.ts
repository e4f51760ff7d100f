import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { readList, type StoredList, writeList } from '#domain/storage/stored-list.ts'
import { browserStore, reportStorage } from './browser-store.ts'
import { onReread } from './forgetting.ts'

export interface DeviceList<Element> {
  change(update: (list: readonly Element[]) => readonly Element[]): void
  /** The list as it stands; empty in the server's HTML. */
  useList(): readonly Element[]
}

/** A list that this device keeps, for all its tabs. */
export function deviceList<Element extends z.ZodType>(
  kept: StoredList<Element>,
): DeviceList<z.output<Element>> {
  type List = readonly z.output<Element>[]
  const none: List = []
  const listeners = new Set<() => void>()
  let current: List | undefined

  function reload() {
    current = readList(browserStore(), kept, reportStorage)
    for (const listener of listeners) listener()
  }

  function snapshot(): List {
    if (current !== undefined) return current
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === kept.key) reload()
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) reload()
    })
    onReread(reload)
    current = readList(browserStore(), kept, reportStorage)
    return current
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    change(update) {
      const list = update(snapshot())
      writeList(browserStore(), kept.key, list)
      current = list
      for (const listener of listeners) listener()
    },
    useList: () => useSyncExternalStore(subscribe, snapshot, () => none),
  }
}
