import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AuthParts } from './parts.ts'

const name = 'google-sign-in'

/** What the cookie of a browser on its way to Google holds; undefined where it has none. */
export function browserOf(c: Context): string | undefined {
  return getCookie(c, name)
}

/**
 * Marks the browser that goes to Google, for the ten minutes that may take: somebody else's way back, slipped to it as
 * a link, would sign it in to a stranger's account, or link its Google account there. Ways in two tabs share a mark.
 */
export function markBrowser(c: Context, { siteUrl }: Pick<AuthParts, 'siteUrl'>): string {
  const kept = browserOf(c)
  const mark = kept && /^[\w-]{43}$/.test(kept) ? kept : randomBytes(32).toString('base64url')
  setCookie(c, name, mark, {
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: 600,
  })
  return mark
}
