import { inTime, TookTooLong } from '#server/database/in-time.ts'

/**
 * The answer, or 503 after `patience` milliseconds: a database that hangs instead of failing would otherwise keep every
 * caller waiting for ever. What was begun may still be done; clients take 503 for a pause and try again.
 */
export function answerInTime(answer: Promise<Response>, patience: number): Promise<Response> {
  return inTime(answer, patience).catch((error: unknown) => {
    if (error instanceof TookTooLong) return tooLate()
    throw error
  })
}

/** What a request is told that the database did not get to in time. */
export function tooLate(): Response {
  const message = 'The database does not answer. Retry in a moment.'
  const headers = { 'access-control-allow-origin': '*', 'retry-after': '1' }
  const body = { code: 'PGRST001', error_code: 'unexpected_failure', message, msg: message }
  return Response.json(body, { status: 503, headers })
}
