import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { hostAddress, isLoopback, isPublicAddress } from './public-address.ts'

/** The receiver's name leads to this machine or into a private network, where nothing is sent. */
class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
  readonly code = 'PRIVATE_ADDRESS'
}

export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Looks a name up, and lets only public addresses be connected to: whoever runs the name may point it anywhere. */
function publicOnly(resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => isPublicAddress(address))
      const [first] = open
      if (error || !first) return done(error ?? new PrivateAddress(), [])
      return options.all ? done(null, open) : done(null, first.address, first.family)
    })
  }
}

/**
 * Posts a body and answers the status; redirects are not followed, and what is answered is not read. Rejects where no
 * status comes: by its code the connection's failure, `PRIVATE_ADDRESS`, or what `signal` ended it with.
 */
export function postEvent(
  address: string,
  { headers, body, signal, resolve = lookup }: Posted,
): Promise<number> {
  const url = new URL(address)
  const isHere = isLoopback(url.hostname)
  const literal = hostAddress(url.hostname)
  if (!isHere && literal !== undefined && !isPublicAddress(literal))
    return Promise.reject(new PrivateAddress())
  const answered = Promise.withResolvers<number>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = send(url, {
    method: 'POST',
    // A connection for each: none is reused that the receiver may just have closed.
    agent: false,
    headers: { 'content-type': 'application/json', 'user-agent': 'webhooks/1', ...headers },
    signal,
    ...(!isHere && { lookup: publicOnly(resolve) }),
  })
  sent.on('error', answered.reject)
  sent.on('response', (response) => {
    response.on('error', () => {})
    response.resume()
    answered.resolve(response.statusCode ?? 0)
  })
  sent.end(body)
  return answered.promise
}

interface Posted {
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal
  /** How names are looked up. */
  resolve?: Resolve
}
