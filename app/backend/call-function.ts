import type { z } from 'zod'
import type { SiteConfig } from '#domain/site/public-settings.ts'
import { noteReference } from './reference.ts'

/** Where the backend answers, as the site's public settings tell. */
export type Backend = Pick<SiteConfig, 'supabaseUrl' | 'supabaseKey'>

/** The address of a function; a backend address that is relative lies at the page's own origin. */
export function functionAddress(backend: Backend, name: string, page: string): string {
  return addressOf(backend, `functions/v1/${name}`, page)
}

function addressOf({ supabaseUrl }: Backend, path: string, page: string): string {
  return new URL(`${supabaseUrl.replace(/\/+$/, '')}/${path}`, page).href
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

interface CallOptions {
  signal?: AbortSignal | undefined
  language?: string
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
  options: CallOptions = {},
): Promise<z.output<Schema>> {
  const address = functionAddress(backend, name, document.baseURI)
  return answer.parse(await post(backend, address, name, body, options))
}

/**
 * Calls a function of the database that answers anybody, with the public client key, never with a user's session.
 * Rejects when the answer is not ok or late; what it says is left to whoever asks.
 */
export function callOpenQuery(backend: Backend, name: string, options: CallOptions = {}): Promise<unknown> {
  return post(backend, addressOf(backend, `rest/v1/rpc/${name}`, document.baseURI), name, {}, options)
}

async function post(
  backend: Backend,
  address: string,
  name: string,
  body: unknown,
  { signal, language }: CallOptions,
): Promise<unknown> {
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
  return response.json()
}
