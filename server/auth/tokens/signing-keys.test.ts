import { expect, test } from 'vitest'
import { makeSigningKey, readSigningKeys } from './signing-keys.ts'

async function halves() {
  const [one, other] = [await makeSigningKey(), await makeSigningKey()]
  return { ...JSON.parse(one), d: JSON.parse(other).d }
}

test.each([
  ['no JSON', async () => 'not JSON'],
  ['nothing of a key', async () => '{}'],
  ['a public key', async () => JSON.stringify({ ...JSON.parse(await makeSigningKey()), d: undefined })],
  ['another kind of key', async () => '{"kty":"RSA","n":"AQAB","e":"AQAB","d":"AQAB"}'],
  ['a point beside the curve', async () => '{"kty":"EC","crv":"P-256","x":"aa","y":"bb","d":"cc"}'],
  ['halves of two keys', async () => JSON.stringify(await halves())],
])('%s is refused with one sentence that says where to look', async (_, key) => {
  await expect(readSigningKeys(await key())).rejects.toThrow(
    /^The signing key \(JWT_SIGNING_KEY or secrets\/jwt-signing-key\) is no private ES256 JWK\.$/,
  )
})

test('a key that was made is read, and the same key has the same id everywhere', async () => {
  const key = await makeSigningKey()
  const [one, again] = [await readSigningKeys(key), await readSigningKeys(` ${key}\n`)]
  expect(one.kid).toBe(again.kid)
  expect(JSON.stringify(one.jwks)).not.toContain(JSON.parse(key).d)
})
