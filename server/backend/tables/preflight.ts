/**
 * Answers a browser that asks whether a page at another origin may call, as the auth service does; undefined for any
 * other request. The library would look for a function without arguments, and answer 404 for most.
 */
export function answerPreflight({ method, headers }: Request): Response | undefined {
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return undefined
  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
    'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '86400',
  }
  return new Response(null, { status: 204, headers: allowed })
}
