import { paths } from '#domain/site/paths.ts'
import type { PublicSettings } from '#domain/site/public-settings.ts'

/** Milliseconds since the splash is on screen. */
export const splashTimeline = {
  tagline: 900,
  fade: 3200,
  fadeDuration: 800,
  complete: 3800,
  end: 4000,
} as const

/** The tab remembers here that the splash was shown, for the mode "once per session". */
export const splashShownKey = 'splashShown'

/** The window event that says: the splash is over, the app may appear. */
export const splashCompleteEvent = 'splash:complete'

/** Whether the HTML of a full load of this address brings the splash. Coming back from a sign-in, or from a mail, it does not. */
export function hasSplash(mode: PublicSettings['splash'], pathname: string): boolean {
  return mode !== 'off' && pathname !== paths.authCallback && pathname !== paths.authConfirm
}

/** Milliseconds until completion is signalled and until the splash is gone, when it has run for `elapsed`. */
export function splashRemaining(elapsed: number): { complete: number; end: number } {
  return {
    complete: Math.max(0, splashTimeline.complete - elapsed),
    end: Math.max(0, splashTimeline.end - elapsed),
  }
}
