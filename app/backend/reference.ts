/** The calls that failed and have not worked since, the latest last, each with its reference where the server told one. */
const failed = new Map<string, string | undefined>()

/** How much of a request's id a person can tell on the phone; the log is searched by it. */
const shown = 8

/**
 * The answer of a call to `address`, its reference noted where the server failed at it. What others that are under way
 * meanwhile are answered takes nothing away from it: only the same call does.
 */
export async function noteReference(address: string | URL, call: Promise<Response>): Promise<Response> {
  const path = String(address).split('?')[0] ?? ''
  const answer = await call.catch((error: unknown) => {
    note(path, undefined)
    throw error
  })
  if (answer.status >= 400) note(path, referenceOf(answer))
  else failed.delete(path)
  return answer
}

function note(path: string, reference: string | undefined): void {
  failed.delete(path)
  failed.set(path, reference)
}

function referenceOf({ status, headers }: Response): string | undefined {
  return status >= 500 ? headers.get('x-request-id')?.slice(0, shown) : undefined
}

/**
 * The reference of the latest failure among these calls, each named by a part of its path, such as `desk_today` or
 * `auth/v1`; undefined where the server was not reached, or did not fail.
 */
export function failureReference(calls: readonly string[]): string | undefined {
  const failures = [...failed].filter(([path]) => calls.some((call) => `${path}/`.includes(`/${call}/`)))
  return failures.at(-1)?.[1]
}
