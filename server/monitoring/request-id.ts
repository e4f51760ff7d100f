import { AsyncLocalStorage } from 'node:async_hooks'

const underWay = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => underWay.getStore()

/** Does `work` for the request of this id: what is logged meanwhile names it. */
export function duringRequest<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  return underWay.run(id, work)
}

/** What web servers make for an id: hexadecimal digits, with dashes or without. */
const madeByProxy = /^[\da-f]{8}[\da-f-]{0,56}$/i

/**
 * The id of a request: the one that a proxy of our own gave it in `x-request-id`, otherwise a new one. The first eight
 * characters are the reference that a visitor is shown.
 */
export function requestIdOf(headers: Headers, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers.get('x-request-id') : null
  return given !== null && madeByProxy.test(given) ? given.toLowerCase() : crypto.randomUUID()
}
