import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { AuthParts } from '#server/auth/parts.ts'
import type { Amr, AssuranceLevel } from '#server/auth/sessions/session-rows.ts'
import type { UserRow } from '#server/auth/users.ts'

/** How long an access token is good for, in seconds. */
export const accessTokenLife = 3600

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.uuid(),
  aud: z.literal('authenticated'),
  exp: z.number(),
  iat: z.number(),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.string(),
  session_id: z.uuid(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  is_anonymous: z.boolean(),
})

/** What an access token says, under the names that row policies and supabase-js read. */
export type Claims = z.infer<typeof claimsSchema>

type TokenParts = Pick<AuthParts, 'keys' | 'siteUrl' | 'now'>

/** Who issues the tokens; the address below which the JWKS is served. */
function issuerOf({ siteUrl }: Pick<AuthParts, 'siteUrl'>): string {
  return `${siteUrl}/auth/v1`
}

/** Signs what a session may do for the next hour (ES256, RFC 7519). */
export async function mintAccessToken(
  parts: TokenParts,
  user: UserRow,
  session: { id: string; aal: AssuranceLevel; amr: Amr },
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(parts.now().getTime() / 1000)
  const expiresAt = issuedAt + accessTokenLife
  const claims = {
    iss: issuerOf(parts),
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    role: 'authenticated',
    email: user.email ?? '',
    phone: '',
    session_id: session.id,
    aal: session.aal,
    amr: session.amr,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    is_anonymous: false,
  } satisfies Claims
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: parts.keys.kid })
    .sign(parts.keys.privateKey)
  return { token, expiresAt }
}

/** The claims of a token of ours, or what is wrong with it. */
export async function verifyAccessToken(
  parts: TokenParts,
  token: string,
): Promise<Claims | 'expired' | 'invalid'> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, parts.keys.publicKey, {
      algorithms: ['ES256'],
      issuer: issuerOf(parts),
      audience: 'authenticated',
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: parts.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success && protectedHeader.kid === parts.keys.kid ? claims.data : 'invalid'
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}
