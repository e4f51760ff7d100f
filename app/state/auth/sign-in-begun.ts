import { paths } from '#domain/site/paths.ts'

/** Where Google and the links of emails lead back to: this site's own origin. Only in the browser. */
export function authCallbackUrl(): string {
  return new URL(paths.authCallback, window.location.origin).href
}

/** The cookie that says that a sign-in was begun in this browser. There is nothing personal in it. */
export const signInBegunCookie = 'signInBegun'

/** As long as a mail may lie there until its link is opened, in seconds. */
const day = 60 * 60 * 24

/** What of a browser window the cookie needs. */
interface CookieWindow {
  readonly document: { cookie: string }
  readonly location: { readonly protocol: string }
}

function write({ document, location }: CookieWindow, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${signInBegunCookie}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`
}

/**
 * Notes that this browser waits for somebody to come back to the callback: by a mail's link, or from Google. A cookie,
 * so that every tab knows, and so that it goes by itself.
 */
export function noteSignInBegun(browser: CookieWindow = window): void {
  write(browser, '1', day)
}

/** Whether who comes back to the callback is waited for in this browser. */
export function isSignInBegun({ document }: CookieWindow = window): boolean {
  return document.cookie.split('; ').includes(`${signInBegunCookie}=1`)
}

/** A sign-in is complete: whoever comes back now is not waited for. */
export function endSignInBegun(browser: CookieWindow = window): void {
  write(browser, '', 0)
}
