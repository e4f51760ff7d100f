import { z } from 'zod'
import { isEmailAddress } from '#domain/people/contact/email.ts'
import { hasBrokenText, parseStrictJson } from '#functions/http/strict-json.ts'
import { AuthServiceError } from '#server/auth/auth-service-error.ts'

/** Far above any request to the accounts service, in characters. */
const longestBody = 20_000
/** What somebody may keep with an account travels in each of its tokens, and browsers send those in a header. */
const longestMetadata = 2_000

/**
 * The body of a request by its schema. Throws `AuthServiceError`: 400 bad_json when it is no JSON, 400 validation_failed
 * naming the fields at fault, 413 when it is too large. An empty body counts as `{}`.
 */
export async function readAuthBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await request.text().catch(() => {
    throw new AuthServiceError(400, 'bad_json', 'The request body broke off')
  })
  if (text.length > longestBody) {
    throw new AuthServiceError(413, 'request_too_large', 'The request is too large')
  }
  const read = schema.safeParse(parse(text))
  if (read.success) return read.data
  const names = [...new Set(read.error.issues.map((issue) => issue.path.join('.') || 'the body'))]
  throw invalid(`These fields have another value than they may have: ${names.join(', ')}`)
}

export function invalid(message: string): AuthServiceError {
  return new AuthServiceError(400, 'validation_failed', message)
}

/** What a client keeps with an account under keys of its own. */
export const metadata = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= longestMetadata)

/** Whether `text` is an id as the database's rows have them, which it would choke on otherwise. */
export const isUuid = (text: string): boolean => z.guid().safeParse(text).success

/** An address, trimmed and in lower case. Throws `AuthServiceError` when it is none. */
export function readEmail(given: string | null | undefined): string {
  const address = given?.trim().toLowerCase() ?? ''
  if (!isEmailAddress(address)) throw invalid('Unable to validate email address: invalid format')
  return address
}

function parse(text: string): unknown {
  let value: unknown
  try {
    value = parseStrictJson(text === '' ? '{}' : text)
  } catch {
    throw new AuthServiceError(400, 'bad_json', 'Could not parse request body as JSON')
  }
  if (hasBrokenText(text, value)) throw invalid('The body has a character in it that is none')
  return value
}
