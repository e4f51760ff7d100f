import { paths } from '#domain/site/paths.ts'

/** Where Google and the links of mails lead back to: this site's own origin. Only in the browser. */
export function callbackUrl(): string {
  return new URL(paths.authCallback, window.location.origin).href
}
