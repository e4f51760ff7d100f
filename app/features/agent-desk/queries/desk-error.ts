import type { SupabaseClient } from '@supabase/supabase-js'

/**
 * Why the desk got no answer: `refused` to who is not the agent, `appNeeded` to an agent without the second lock,
 * `passwordNeeded` to one whose password is too weak for it, `ended` where the session is over, `offline` where nothing
 * was reached, `failed` for all else.
 */
export type DeskErrorCode = 'refused' | 'appNeeded' | 'passwordNeeded' | 'ended' | 'offline' | 'failed'

/** What the database says with its refusal (docs/desk.md). */
const refusals: Readonly<Record<string, DeskErrorCode>> = {
  insufficient_aal: 'appNeeded',
  weak_password: 'passwordNeeded',
  session_expired: 'ended',
}

/** Rejects what the desk asked: why there is no answer. */
export class DeskError extends Error {
  override readonly name = 'DeskError'
  readonly failure: DeskErrorCode

  constructor(failure: DeskErrorCode) {
    super(failure)
    this.failure = failure
  }
}

const notAllowed = '42501'
/** What the data API answers to a token that has run out or that it cannot read. */
const noToken = new Set(['PGRST301', 'PGRST303'])

function part(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** What a failure of the data API means, as far as it tells by itself. */
export function deskErrorOf(error: unknown): DeskErrorCode {
  const code = part(error, 'code')
  if (code === notAllowed) return refusals[String(part(error, 'message'))] ?? 'refused'
  if (typeof code === 'string' && noToken.has(code)) return 'ended'
  const isNetwork = /fetch|network|load failed|aborted/i.test(String(part(error, 'message') ?? ''))
  return isNetwork && !code ? 'offline' : 'failed'
}

/**
 * What a failure means. To a session that was ended elsewhere the tables are as closed as to somebody without the
 * role; only the accounts service tells the two apart, and a client that hears of it ends its session here too.
 */
export async function whyRefused(client: SupabaseClient, error: unknown): Promise<DeskErrorCode> {
  const failure = deskErrorOf(error)
  if (failure !== 'refused') return failure
  const { error: ofAccount } = await client.auth.getUser()
  if (!ofAccount) return 'refused'
  return deskErrorOf(ofAccount) === 'offline' ? 'offline' : 'ended'
}
