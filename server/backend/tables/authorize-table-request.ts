import { SignJWT } from 'jose'
import type { AuthParts } from '#server/auth/parts.ts'
import { type Claims, verifyAccessToken } from '#server/auth/tokens/access-token.ts'

/**
 * Lets a request to the tables in: with our token, checked here (signature, issuer, audience, end) and handed on as the
 * library's own kind with the same claims; without a session as it is, by its API key. The library alone would serve
 * an unsigned token as anonymous, and knows no public keys. `account` is the one that the token names.
 */
export async function authorizeTableRequest(
  parts: Pick<AuthParts, 'keys' | 'siteUrl' | 'now'>,
  jwtSecret: string,
  request: Request,
): Promise<{ request: Request; account: string | undefined } | { error: Response }> {
  const header = request.headers.get('authorization')
  if (header === null || request.method === 'OPTIONS') return { request, account: undefined }
  const token = /^Bearer\s+(\S+)$/i.exec(header.trim())?.[1]
  if (token === undefined) return { error: errorAnswer('The authorization header is not a bearer token') }
  // Clients without a session send their key as the bearer too.
  if (token.startsWith('sb_') || token === request.headers.get('apikey'))
    return { request, account: undefined }
  const claims = await verifyAccessToken(parts, token)
  if (claims === 'expired') return { error: errorAnswer('JWT expired', 'PGRST303') }
  if (claims === 'invalid') return { error: errorAnswer('invalid JWT') }
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${await innerToken(claims, jwtSecret)}`)
  return { request: new Request(request, { headers }), account: claims.sub }
}

/** Never leaves the process. */
function innerToken(claims: Claims, jwtSecret: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret))
}

function errorAnswer(message: string, code = 'PGRST301'): Response {
  return Response.json(
    { code, details: null, hint: null, message },
    { status: 401, headers: { 'access-control-allow-origin': '*', 'www-authenticate': 'Bearer' } },
  )
}
