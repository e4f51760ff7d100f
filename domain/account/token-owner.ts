import { z } from 'zod'
import { parseJson } from '#domain/json/parse-json.ts'
import { emailSchema } from '#domain/people/contact/email-schema.ts'

/** Whose an access token says it is: only what it says, for nobody has checked it. */
export interface TokenOwner {
  readonly userId: string
  /** Empty where there is none that can be shown. */
  readonly email: string
}

// What is no e-mail address is never shown: a crafted token could say anything there.
const payloadSchema = z.object({ sub: z.string().min(1), email: emailSchema.catch('') })

/** Reads the owner from a token's payload (RFC 7519) without checking its signature; undefined where it names none. */
export function tokenOwner(token: string): TokenOwner | undefined {
  const payload = payloadSchema.safeParse(parsedPayload(token))
  return payload.success ? { userId: payload.data.sub, email: payload.data.email } : undefined
}

function parsedPayload(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const json = parseJson(new TextDecoder().decode(bytes))
    return json.ok ? json.value : undefined
  } catch {
    return undefined
  }
}
