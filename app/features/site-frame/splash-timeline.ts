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

/**
 * Runs while the HTML is read, before any other script: a splash that this tab has shown never paints, and a key
 * or a click ends it even while the scripts are still on their way. It only hides; the app takes note after.
 */
export function splashScript(mode: PublicSettings['splash']): string {
  const skipShown = `try{if(sessionStorage.getItem('${splashShownKey}'))s.hidden=true}catch(e){}`
  return `(function(s){${mode === 'session' ? skipShown : ''}
function end(){s.hidden=true;removeEventListener('keydown',end,true);removeEventListener('click',end,true)}
addEventListener('keydown',end,true);addEventListener('click',end,true)})(document.currentScript.parentElement)`
}
