import type { AuthParts } from './parts.ts'

/**
 * Where a browser is sent after a link or a provider: the address asked for when it lies on our own site, else the
 * site's callback page. Our own is the public address or, on a site that has none, the loopback name that the page was
 * opened by.
 */
export function siteRedirect(
  { siteUrl }: Pick<AuthParts, 'siteUrl'>,
  request: Request,
  asked: string | null | undefined,
): string {
  const own = [new URL(siteUrl).origin, ownMachineOrigin(siteUrl, request)]
  const url = asked ? URL.parse(asked) : null
  // A blob: address has the origin of the site that made it.
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (url && isPage && own.includes(url.origin) && url.username === '' && url.password === '') return url.href
  return new URL('/auth/callback', siteUrl).href
}

/** The same for what a request asks for in its query, as supabase-js does. */
export function redirectOf(parts: Pick<AuthParts, 'siteUrl'>, request: Request): string {
  return siteRedirect(parts, request, new URL(request.url).searchParams.get('redirect_to'))
}

/** The page of ours, at the same address as the one that follows, which does what a mailed link is for at the press of a button. */
export function confirmPage(redirect: string, fields: Record<string, string>): string {
  return withFragment(new URL('/auth/confirm', redirect).href, fields)
}

/** `redirect` with what the client reads behind the `#`. */
export function withFragment(redirect: string, fields: Record<string, string>): string {
  const url = new URL(redirect)
  url.hash = new URLSearchParams(fields).toString()
  return url.href
}

/** Whether a name leads to the machine it is used on. */
function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Listened on at all addresses of a machine, without PUBLIC_URL: no browser gets there by that name. */
const isAnywhere = ({ hostname }: URL): boolean => hostname === '0.0.0.0' || hostname === '[::]'

/**
 * The origin that a page was opened by, where it counts beside the site's own: a site without a public address may be
 * opened by any name of its own machine. Anybody may write any name into a request, so elsewhere none counts.
 */
export function ownMachineOrigin(siteUrl: string, request: Request): string | undefined {
  const [site, here] = [new URL(siteUrl), new URL(request.url)]
  return isLoopback(here) && (isLoopback(site) || isAnywhere(site)) ? here.origin : undefined
}
