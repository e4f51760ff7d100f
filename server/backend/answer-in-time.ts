/**
 * The answer, or 503 after `patience` milliseconds: a database that hangs instead of failing would otherwise keep every
 * caller waiting for ever. What was begun may still be done; clients take 503 for a pause and try again.
 */
export async function answerInTime(answer: Promise<Response>, patience: number): Promise<Response> {
  const late = Promise.withResolvers<Response>()
  const timer = setTimeout(() => late.resolve(tooLate()), patience)
  // Nobody may be left to hear of a failure that comes later.
  answer.catch(() => {})
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}

function tooLate(): Response {
  const message = 'The database does not answer. Retry in a moment.'
  const headers = { 'access-control-allow-origin': '*', 'retry-after': '1' }
  const body = { code: 'PGRST001', error_code: 'unexpected_failure', message, msg: message }
  return Response.json(body, { status: 503, headers })
}
