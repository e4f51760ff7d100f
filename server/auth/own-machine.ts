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
