import { TOTP } from 'otpauth'
import type { NewAccount } from './new-account.ts'

/** Puts an authenticator app on the account; gives what makes its codes. */
export async function withAuthenticator({ client }: NewAccount): Promise<TOTP> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  if (error) throw error
  const totp = new TOTP({ secret: data.totp.secret })
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: totp.generate() })
  if (verified.error) throw verified.error
  return totp
}

/** The account in its session that has shown the app's code, and what makes its codes: the desk opens to no other. */
export async function withApp(account: NewAccount): Promise<NewAccount & { totp: TOTP }> {
  const totp = await withAuthenticator(account)
  const { data } = await account.client.auth.getSession()
  if (!data.session) throw new Error('The code led to no session')
  return { ...account, session: data.session, totp }
}

/** No code is taken twice: the next one, which the service takes a little early. */
export const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 })
