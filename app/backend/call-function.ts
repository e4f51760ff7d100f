import type { z } from 'zod'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { noteReference } from './reference.ts'

/** Where the backend answers, as the site's public settings tell. */
export type Backend = Pick<SiteConfig, 'supabaseUrl' | 'supabaseKey'>

/** The address of a function; a backend address that is relative lies at the page's own origin. */
export function functionAddress(backend: Backend, name: string, page: string): string {
  const base = backend.supabaseUrl.replace(/\/+$/, '')
  return new URL(`${base}/functions/v1/${name}`, page).href
}

/** How long one call may take, in ms: a backend that hangs must not leave anyone waiting for ever. */
const callLimit = 20_000

/** A function answered, and the answer was not ok. */
export class NotOkAnswer extends Error {
  override readonly name = 'NotOkAnswer'
  /** The HTTP status: 429 says that there were too many calls from this address. */
  readonly status: number

  constructor(functionName: string, status: number) {
    super(`Function ${functionName} answered ${status}`)
    this.status = status
  }
}

/** Whether a function took no more calls from this connection for now. */
export function isTooMany(error: unknown): boolean {
  return error instanceof NotOkAnswer && error.status === 429
}

/**
 * Calls a cloud function by name with the public client key, never with a user's session. Rejects when the
 * answer is not ok, late or not of the expected shape. The body goes nowhere but to that address. `language` is the
 * one on screen, for a function that answers in words.
 */
export async function callFunction<Schema extends z.ZodType>(
  backend: Backend,
  name: string,
  body: unknown,
  answer: Schema,
  { signal, language }: { signal?: AbortSignal | undefined; language?: string } = {},
): Promise<z.output<Schema>> {
  const address = functionAddress(backend, name, document.baseURI)
  const call = fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${backend.supabaseKey}`,
      apikey: backend.supabaseKey,
      'content-type': 'application/json',
      ...(language ? { 'accept-language': language } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(callLimit), ...(signal ? [signal] : [])]),
  })
  const response = await noteReference(address, call)
  if (!response.ok) throw new NotOkAnswer(name, response.status)
  return answer.parse(await response.json())
}
