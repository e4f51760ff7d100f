import { useEffect, useSyncExternalStore } from 'react'

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

function whenIdle(work: () => void): () => void {
  // Safari has no idle callback; a pause after loading is the nearest.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}

function afterLoad(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work)
  let cancel = () => {}
  const onLoad = () => {
    cancel = whenIdle(work)
  }
  window.addEventListener('load', onLoad, { once: true })
  return () => {
    window.removeEventListener('load', onLoad)
    cancel()
  }
}

/**
 * Loads the operator's phone-dialer script once a public page is idle. A script cannot be taken back, so a page with
 * personal answers is loaded anew when the script is already there; true means: show nothing, that load is coming.
 */
export function usePhoneDialer(address: string | null, isPersonal: boolean): boolean {
  const isLoaded = useSyncExternalStore(
    watch,
    () => isInPage,
    () => false,
  )
  const mustReload = isPersonal && isLoaded
  useEffect(() => {
    if (mustReload) window.location.reload()
    else if (address && !isPersonal) return afterLoad(() => addScript(address))
  }, [address, isPersonal, mustReload])
  return mustReload
}
