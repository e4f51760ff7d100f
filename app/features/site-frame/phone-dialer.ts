import { useEffect } from 'react'
import type { Backend } from '#app/backend/call-function.ts'
import { useBrowserState } from '#app/browser/browser-state.tsx'
import { whenLoadedAndIdle } from '#app/browser/when-idle.ts'
import { browserStore, tabStore } from '#app/state/browser-store.ts'
import { hasStoredSession } from '#app/state/session/stored-session.ts'
import { contentPaths } from '#domain/site/paths.ts'
import { storageKeys, tabStorageKeys } from '#domain/storage/storage-keys.ts'

let isInPage = false
const watchers = new Set<() => void>()

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

function addScript(address: string) {
  if (isInPage) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
  isInPage = true
  for (const tell of watchers) tell()
}

/** The policy of the document counts, and a page that is walked to has that of the one that was loaded. */
const firstPath = typeof window === 'undefined' ? '' : window.location.pathname

/** All that a tab keeps is about a person, but for whether the chat is open. */
const { chatShown: _, ...personalKeys } = tabStorageKeys

/** Whether this browser keeps a session, answers, plans or a conversation, which any script in the page could read. */
function keepsPersonalData(site: Backend): boolean {
  const { formData, deviceProfile, devicePlans, cart, sentApplications } = storageKeys
  return (
    hasStoredSession(site) ||
    [formData, deviceProfile, devicePlans, cart, sentApplications].some(
      (key) => browserStore().getItem(key) !== null,
    ) ||
    Object.values(personalKeys).some((key) => tabStore().getItem(key) !== null)
  )
}

/**
 * Loads the operator's phone-dialer script once a content page is idle, in a browser that keeps nothing of a person. A
 * script cannot be taken back: where it is in the page already, any other page is loaded anew, and so is this one when
 * another tab begins to keep something. True means: show nothing, that load is coming.
 */
export function usePhoneDialer(site: Backend, address: string | null, path: string): boolean {
  const isLoaded = useBrowserState(watch, () => isInPage, false)
  const isContent = contentPaths.has(path)
  const mustReload = isLoaded && !isContent
  useEffect(() => {
    if (mustReload) return window.location.reload()
    if (!address || !isContent || !contentPaths.has(firstPath)) return
    if (isLoaded) {
      const onStorage = () => {
        if (keepsPersonalData(site)) window.location.reload()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    }
    return whenLoadedAndIdle(() => {
      if (!keepsPersonalData(site)) addScript(address)
    })
  }, [site, address, isContent, isLoaded, mustReload])
  return mustReload
}
