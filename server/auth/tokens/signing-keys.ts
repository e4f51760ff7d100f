import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'

/** The ES256 pair that signs access tokens, and its public half as it is served (RFC 7517). */
export type SigningKeys = { privateKey: CryptoKey; publicKey: CryptoKey; kid: string; jwks: { keys: JWK[] } }

const privateJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})

/** A new private key as the JWK that `readSigningKeys` reads. */
export async function makeSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify(privateJwk.parse(await exportJWK(privateKey)))
}

/**
 * Reads the private JWK. Its id is its thumbprint (RFC 7638), so all machines that hold it name it alike.
 * Throws one sentence for the operator, without anything of the key, when it is none.
 */
export async function readSigningKeys(text: string): Promise<SigningKeys> {
  try {
    return await importKeys(privateJwk.parse(JSON.parse(text)))
  } catch {
    throw new Error('The signing key (JWT_SIGNING_KEY or secrets/jwt-signing-key) is no private ES256 JWK.')
  }
}

/** Rejects for a point that is not on the curve, and for halves that do not belong together. */
async function importKeys({ d, ...coordinates }: z.infer<typeof privateJwk>): Promise<SigningKeys> {
  const kid = await calculateJwkThumbprint(coordinates)
  const publicJwk = { ...coordinates, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  return {
    privateKey: await importKey({ ...coordinates, d }),
    publicKey: await importKey(coordinates),
    kid,
    jwks: { keys: [publicJwk] },
  }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new Error('An ES256 key is never a shared secret.')
  return key
}
