/** The last call that failed, with its reference where whoever answered told one. */
let last: { address: string; reference: string | undefined } | undefined

/** How much of a request's id a person can tell on the phone; the log is searched by it. */
const shown = 8

/**
 * The answer of a call to `address`, its reference noted where the server failed at it. What others that are under way
 * meanwhile are answered takes nothing away from it: only the same call that worked, or another that failed.
 */
export async function noteReference(address: string | URL, call: Promise<Response>): Promise<Response> {
  const of = String(address).split('?')[0] ?? ''
  const answer = await call.catch((error: unknown) => {
    last = { address: of, reference: undefined }
    throw error
  })
  if (answer.status >= 400) last = { address: of, reference: referenceOf(answer) }
  else if (last?.address === of) last = undefined
  return answer
}

function referenceOf({ status, headers }: Response): string | undefined {
  return status >= 500 ? headers.get('x-request-id')?.slice(0, shown) : undefined
}

/** The reference of the last call that failed; undefined where the server was not reached, or did not fail. */
export const lastReference = (): string | undefined => last?.reference
