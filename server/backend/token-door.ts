/**
 * Refuses bearer tokens without a signature before the library sees them: it would serve them as anonymous, where
 * hosted Supabase answers 401. Keys (`sb_…`) and properly shaped tokens pass; the library verifies their signature.
 * Returns the refusal, or undefined when the request may go on.
 */
export function refuseUnsigned(request: Request): Response | undefined {
  const header = request.headers.get('authorization')
  if (header === null) return undefined
  const token = /^Bearer\s+(\S+)$/i.exec(header.trim())?.[1]
  if (token === undefined) return refusal(request, 'The authorization header is not a bearer token')
  // Clients without a session send their key as the bearer too.
  if (token.startsWith('sb_') || token === request.headers.get('apikey')) return undefined
  const parts = token.split('.')
  if (parts.length !== 3 || parts.some((part) => part === '')) return refusal(request, 'token is malformed')
  return isSignedKind(parts[0] ?? '') ? undefined : refusal(request, 'signing method is not accepted')
}

function isSignedKind(header: string): boolean {
  try {
    const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    return alg === 'HS256'
  } catch {
    return false
  }
}

/** Worded as the service in question words it: the auth service and the REST interface differ. */
function refusal(request: Request, reason: string): Response {
  const message = `invalid JWT: unable to parse or verify signature, ${reason}`
  const isAuth = new URL(request.url).pathname.startsWith('/auth/')
  const body = isAuth
    ? { code: 401, error_code: 'bad_jwt', msg: message }
    : { code: 'PGRST301', details: null, hint: null, message }
  return Response.json(body, {
    status: 401,
    headers: { 'access-control-allow-origin': '*', 'www-authenticate': 'Bearer' },
  })
}
