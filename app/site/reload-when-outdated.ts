import { siteAnswers } from '#app/browser/site-answers.ts'

const loopGuardMs = 10_000

/** Loads under way whose caller answers for a missing file itself. */
let answeredFor = 0

/** Whether this page has just been loaded anew: if a file is still missing then, another reload will not bring it. */
export function isFreshReload(): boolean {
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
    if (answeredFor === 0 && !isFreshReload()) window.location.reload()
  })
}

/**
 * A load that must not make this page load anew when a file is missing, such as the next page's. `isAgain`: a visitor asks
 * for it anew after a failure. Most browsers keep a file's failure for as long as the page is open, and a new release
 * takes old files away; so if it fails again the page loads anew after all, where the site answers. What was entered is
 * stored.
 */
export async function withoutReload<Loaded>(load: () => Promise<Loaded>, isAgain = false): Promise<Loaded> {
  answeredFor += 1
  try {
    return await load()
  } catch (error) {
    if (isAgain && (await siteAnswers())) window.location.reload()
    throw error
  } finally {
    answeredFor -= 1
  }
}
