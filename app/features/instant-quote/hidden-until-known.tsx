import { storageKeys } from '#domain/storage/storage-keys.ts'

/**
 * Runs while the HTML is read. Where the device seems to hold a whole questionnaire, the personalized plans are
 * about to take the place of the instant quote that the server rendered, so that is not painted first.
 */
const script = `try{if(!/[?&]product=/.test(location.search)&&!(history.state&&history.state.usr&&history.state.usr.view==='instant')&&/"email":"[^"]*@/.test(localStorage.getItem('${storageKeys.formData}')))document.documentElement.dataset.awaitsPlans=''}catch(e){}`

/** Only in the server's HTML: scripts that the browser adds later would not run. */
export function HiddenUntilKnown({ isKnown }: { isKnown: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, allowed by its hash
  return isKnown ? null : <script dangerouslySetInnerHTML={{ __html: script }} />
}
