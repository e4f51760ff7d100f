import { useSyncExternalStore } from 'react'
import { tabStorageKeys } from '#domain/storage/storage-keys.ts'
import { tabStore } from './browser-store.ts'
import { onReread } from './forgetting.ts'

const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

let isFollowing = false

function subscribe(listener: () => void) {
  if (!isFollowing) onReread(tell)
  isFollowing = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(personId: string) {
  tabStore().setItem(tabStorageKeys.comparedPerson, personId)
  tell()
}

/** The id of the person whose plans this tab shows, over reloads too; the address never says whose they are. */
export function useComparedPersonId() {
  const personId = useSyncExternalStore(
    subscribe,
    () => tabStore().getItem(tabStorageKeys.comparedPerson),
    () => null,
  )
  return { personId: personId ?? undefined, choose }
}
