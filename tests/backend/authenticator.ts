import type { SupabaseClient } from '@supabase/supabase-js'
import { decodeJwt } from 'jose'
import { TOTP } from 'otpauth'
import { password, type TestBackend } from './backend-fixture.ts'

const period = 30

/** An authenticator app on somebody's phone: it never shows one code twice. */
export class Authenticator {
  readonly #totp: TOTP
  #lastStep = 0

  constructor(secret: string) {
    this.#totp = new TOTP({ secret, period, digits: 6 })
  }

  /** The code that is shown now; with `ahead`, the one after it, as by a clock that is fast. */
  code(now: Date, ahead = 0): string {
    this.#lastStep = Math.floor(now.getTime() / 1000 / period) + ahead
    return this.#totp.generate({ timestamp: this.#lastStep * period * 1000 })
  }

  /** A code that never fits at this time. */
  wrongCode(now: Date): string {
    const near = [-2, -1, 0, 1, 2].map((steps) =>
      this.#totp.generate({ timestamp: now.getTime() + steps * period * 1000 }),
    )
    return (
      ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
    )
  }
}

/** Adds an app to the account of `client`'s session; it is off until its first code. */
export async function enroll(client: SupabaseClient, friendlyName = 'My phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, totp: data.totp, app: new Authenticator(data.totp.secret) }
}

/** What the access token of a client's session says. */
export async function claimsOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession()
  return decodeJwt<{ aal: string; amr: { method: string }[]; session_id: string }>(
    data.session?.access_token ?? '',
  )
}

/** People of one test each, at a backend whose clock is `now` and is moved on by `laterBy` seconds. */
export function people(at: TestBackend, now: () => Date, laterBy: (seconds: number) => void) {
  const signUp = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    return { email, ...(await at.signUp(email)) }
  }
  return {
    signUp,
    signIn: async (email: string) => {
      const client = at.client()
      const { error } = await client.auth.signInWithPassword({ email, password })
      if (error) throw error
      return client
    },
    /** Somebody with an app switched on; its next code is another one. */
    withApp: async () => {
      const who = await signUp()
      const factor = await enroll(who.client)
      const firstCode = factor.app.code(now())
      const { error } = await who.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: firstCode })
      if (error) throw error
      laterBy(60)
      return { ...who, factor, firstCode }
    },
  }
}
