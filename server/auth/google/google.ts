import * as openid from 'openid-client'
import { z } from 'zod'
import type { GoogleSettings } from '#server/auth/parts.ts'

/** Who somebody is at Google, as its signed ID token says. Google's own tokens are let go: nothing here asks it for more. */
export type GoogleAccount = {
  /** Google's lasting id of the person (`sub`): the address may change, this does not. */
  subject: string
  /** In lower case. */
  email: string | undefined
  isEmailVerified: boolean
  /** What hosted Supabase keeps of it, under the same names. */
  identityData: Record<string, string | boolean>
}

/** What must come back from Google unchanged, and the PKCE verifier whose hash went there. */
export type GoogleChecks = { state: string; nonce: string; verifier: string }

export type Google = ReturnType<typeof createGoogle>

/** Seconds until a request to Google is given up: nobody should look at a white page for longer. */
const usualPatience = 8
const metadataLifetime = 60 * 60 * 1000

const profile = z.object({
  sub: z.string().min(1),
  iss: z.string(),
  email: z.string().optional(),
  /** Some providers write it as a string. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
})

export const newGoogleChecks = (): GoogleChecks => ({
  state: crypto.randomUUID(),
  nonce: openid.randomNonce(),
  verifier: openid.randomPKCECodeVerifier(),
})

/**
 * OpenID Connect with Google: authorization code, PKCE and nonce always, the ID token's signature checked.
 * What Google says of itself is asked once an hour. `patience` in seconds.
 */
export function createGoogle(settings: GoogleSettings, patience = usualPatience) {
  let known: { configuration: Promise<openid.Configuration>; until: number } | undefined

  function configuration(): Promise<openid.Configuration> {
    if (known && known.until > Date.now()) return known.configuration
    const asked = discover(settings, patience)
    known = { configuration: asked, until: Date.now() + metadataLifetime }
    asked.catch(() => {
      known = undefined
    })
    return asked
  }

  return {
    /** Where the browser is sent to; `extra` are further parameters for Google. Throws when Google does not answer. */
    async authorizationUrl(
      { state, nonce, verifier }: GoogleChecks,
      options: { callbackUrl: string; scopes: string[]; extra: Record<string, string> },
    ): Promise<URL> {
      return openid.buildAuthorizationUrl(await configuration(), {
        ...options.extra,
        redirect_uri: options.callbackUrl,
        scope: [...new Set(['openid', 'email', 'profile', ...options.scopes])].join(' '),
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    /** Exchanges the code in the address that Google led to. Throws when Google refuses or is not to be reached. */
    async redeem(answer: URL, { state, nonce, verifier }: GoogleChecks): Promise<GoogleAccount> {
      const tokens = await openid.authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return accountOf(profile.parse(tokens.claims()))
    },
  }
}

function discover(
  { issuer, clientId, clientSecret }: GoogleSettings,
  patience: number,
): Promise<openid.Configuration> {
  const server = new URL(issuer)
  const execute = [openid.enableNonRepudiationChecks]
  // A stand-in on the same machine may speak plain HTTP; elsewhere the library refuses it.
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(server.hostname)) execute.push(openid.allowInsecureRequests)
  return openid.discovery(server, clientId, clientSecret, undefined, { timeout: patience, execute })
}

function accountOf(claims: z.infer<typeof profile>): GoogleAccount {
  const email = claims.email?.trim().toLowerCase() || undefined
  const isEmailVerified = claims.email_verified === true || claims.email_verified === 'true'
  return {
    subject: claims.sub,
    email,
    isEmailVerified,
    identityData: {
      iss: claims.iss,
      sub: claims.sub,
      provider_id: claims.sub,
      ...(email && { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(claims.name && { name: claims.name, full_name: claims.name }),
      ...(claims.picture && { picture: claims.picture, avatar_url: claims.picture }),
    },
  }
}
