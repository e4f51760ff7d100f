import type { PublicSettings } from '#domain/site/public-settings.ts'
import { splashShownKey } from './splash-timeline.ts'

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
