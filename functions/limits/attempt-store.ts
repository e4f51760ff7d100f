import { z } from 'zod'
import type { AttemptStore, StoredAttempt, StoredCounts } from './count-together.ts'

/** What the function `count_attempts` of the database takes. */
export const countParameters = (
  attempts: readonly StoredAttempt[],
  now: number,
  repeated: StoredAttempt | undefined,
) => ({
  attempts: JSON.stringify(attempts),
  moment: new Date(now).toISOString(),
  repeated: repeated ? JSON.stringify(repeated) : null,
})

/** How keys stand, as the database tells it. */
export const spansSchema = z
  .array(z.object({ key: z.string(), count: z.number(), ends_at: z.number() }))
  .transform((spans) => new Map(spans.map(({ key, count, ends_at }) => [key, { count, endsAt: ends_at }])))

/** What it answers. */
export const storedCountsSchema = z
  .object({ taken: z.boolean(), repeat: z.boolean(), spans: spansSchema })
  .transform(({ taken, repeat, spans }): StoredCounts => ({ isTaken: taken, isRepeat: repeat, spans }))

/** How long a hosted project may take to count, in ms. */
const patience = 5_000

/** The project did not count. */
class NotCounted extends Error {
  override readonly name = 'NotCounted'
  readonly code: string

  constructor(status: number) {
    super('The attempt was not counted')
    this.code = `HTTP_${status}`
  }
}

/**
 * Counts through a hosted project's data API; our own process has connections of its own for it
 * (server/limits/open-attempt-store.ts).
 */
export function createAttemptStore(project: {
  supabaseUrl: string
  secretKey: string
  fetch: (request: Request) => Promise<Response>
}): AttemptStore {
  return async (attempts, now, repeated) => {
    const answer = await project.fetch(
      new Request(`${project.supabaseUrl}/rest/v1/rpc/count_attempts`, {
        method: 'POST',
        headers: {
          apikey: project.secretKey,
          authorization: `Bearer ${project.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(countParameters(attempts, now, repeated)),
        signal: AbortSignal.timeout(patience),
      }),
    )
    if (!answer.ok) throw new NotCounted(answer.status)
    return storedCountsSchema.parse(await answer.json())
  }
}
