const loopGuardMs = 10_000

/** Whether this page has just been loaded anew: if a file is still missing then, another reload will not bring it. */
function isFreshReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === 'reload' &&
    performance.now() < loopGuardMs
  )
}

/** A new release takes the files of the old one away: a page that misses one of them loads anew, once. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isFreshReload()) window.location.reload()
  })
}
