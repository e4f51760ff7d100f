import { z } from 'zod'
import { type CodeChallenge, readChallenge } from './flow-states.ts'

/** The fields of a body by which a client asks for its session by code; supabase-js sends null without. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
}

/** The challenge among a body's fields. Throws `AuthFailure` when half of it is missing or it is malformed. */
export function challengeOf(given: {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}): CodeChallenge | undefined {
  return readChallenge(
    new URLSearchParams({
      code_challenge: given.code_challenge ?? '',
      code_challenge_method: given.code_challenge_method ?? '',
    }),
  )
}
