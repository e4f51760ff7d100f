/** How an outside quote service can let us down. */
export type ProviderErrorKind =
  | 'key_refused'
  | 'not_accepted'
  | 'wrong_address'
  | 'rate_limited'
  | 'service_down'
  | 'too_slow'
  | 'unreachable'
  | 'cut_off'
  | 'unreadable'

/** Each kind in the operator's words, and what a caller of ours is answered: bad gateway, unavailable, or too slow. */
const kinds: Record<ProviderErrorKind, { cause: string; status: 502 | 503 | 504 }> = {
  key_refused: { cause: 'refused our key', status: 502 },
  not_accepted: { cause: 'did not accept our request', status: 502 },
  wrong_address: { cause: 'has no such call at this address', status: 502 },
  rate_limited: { cause: 'says that we ask too often', status: 503 },
  service_down: { cause: 'is out of order', status: 503 },
  too_slow: { cause: 'did not answer in time', status: 504 },
  unreachable: { cause: 'cannot be reached', status: 503 },
  cut_off: { cause: 'broke off its answer', status: 502 },
  unreadable: { cause: 'gave an answer that we cannot read', status: 502 },
}

/** What of an error may be known besides its kind: words of our own and codes, never what the service wrote. */
type ProviderErrorDetails = {
  kind: ProviderErrorKind
  /** The service's call, such as `policy_search`. */
  call: string
  /** The status with which the service answered. */
  upstreamStatus?: number
  /** A code such as ECONNREFUSED, or what of the answer was missing. */
  detail?: string
}

/** The quote service failed us: thrown by a provider, logged with its cause and answered by `handleFunction`. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  readonly call: string
  readonly upstreamStatus: number | undefined
  readonly detail: string | undefined

  constructor({ kind, call, upstreamStatus, detail }: ProviderErrorDetails) {
    super(kind)
    this.name = 'ProviderError'
    this.kind = kind
    this.call = call
    this.upstreamStatus = upstreamStatus
    this.detail = detail
  }
}

/** The cause in one plain sentence for the operator's log; it holds nothing of the visitor. */
export function causeOfProviderError({ kind, upstreamStatus, detail }: ProviderError): string {
  const code = upstreamStatus === undefined ? '' : ` (${upstreamStatus})`
  return `the quote service ${kinds[kind].cause}${code}${detail === undefined ? '' : `: ${detail}`}`
}

/** The answer to a call that an outside service let down: which service and why is the operator's business alone. */
export function providerErrorAnswer(error: ProviderError): Response {
  const message = 'Prices can’t be fetched just now. Please try again in a moment.'
  return Response.json({ error: 'quote_service_unavailable', message }, { status: kinds[error.kind].status })
}
