import { describeError } from '#functions/describe-error.ts'
import { boundedText } from '#functions/http/bounded-text.ts'
import { ProviderError, type ProviderErrorKind } from '#functions/quotes/provider-error.ts'

/** Where White Swan's documentation puts its calls. */
export const whiteSwanUrl = 'https://app.whiteswan.io/api/1.1/wf'

/** How long one call may take, in ms, from its start to the last byte of its answer. */
export const callTimeoutMs = 8000

/** Largest answer in bytes: hundreds of plans fit many times. */
const maxAnswerBytes = 2 * 1024 * 1024

const userAgent = 'PlainwellLife/1.0'

export type WhiteSwanAccess = {
  key: string
  /** Without a trailing slash. */
  url: string
  fetch: (address: string, init: RequestInit) => Promise<Response>
  /** A signal that ends one call. */
  deadline: () => AbortSignal
}

/**
 * One call of White Swan's API: POST of JSON, answer as it came.
 * @throws ProviderError for every way in which the service lets us down; never with anything it wrote
 */
export async function callWhiteSwan(access: WhiteSwanAccess, call: string, body: object): Promise<unknown> {
  const signal = access.deadline()
  const fail = (kind: ProviderErrorKind, parts: { upstreamStatus?: number; detail?: string } = {}): never => {
    throw new ProviderError({ kind, call, ...parts })
  }
  const failedBy = (error: unknown, kind: ProviderErrorKind): never => {
    if (signal.aborted) return fail('too_slow')
    const { code } = describeError(error)
    return fail(kind, code === undefined ? {} : { detail: code })
  }

  const response = await access
    .fetch(`${access.url}/${call}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access.key}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': userAgent,
      },
      body: JSON.stringify(body),
      // A body with health answers follows nobody elsewhere.
      redirect: 'manual',
      signal,
    })
    .catch((error: unknown) => failedBy(error, 'unreachable'))
  if (!response.ok) {
    await response.body?.cancel()
    return fail(kindOf(response.status), { upstreamStatus: response.status })
  }
  const text = await boundedText(response.body, maxAnswerBytes).catch((error: unknown) =>
    failedBy(error, 'cut_off'),
  )
  if (text === undefined) return fail('unreadable', { detail: 'it is too long' })
  try {
    return JSON.parse(text)
  } catch {
    return fail('unreadable', { detail: 'it is no JSON' })
  }
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 404 || status === 405 || status < 400) return 'wrong_address'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'service_down' : 'not_accepted'
}
