/** PostgreSQL's and the system's codes for a database that is away, restarting or full. */
const awayCodes = /^(08|53|57|E[A-Z]+$|CONNECT|CONNECTION)/

/**
 * Rewords an answer of the library, given the `code` of the first error it complained of, as PostgREST words it.
 * While the database is away it answers 500 or even 404 (it takes an unread schema for an empty one): 503.
 * Every database error it does not know gets 500 and the inner error's text, hosts and ports included: 400 for a
 * broken rule of a table and for a value that its column cannot take, otherwise a 500 that tells nothing. Other answers
 * pass as they are.
 */
export async function reword(response: Response, code: string): Promise<Response> {
  if (response.ok) return response
  if (awayCodes.test(code)) return errorAnswer(503, 'PGRST001', 'Database client error. Retry in a moment.')
  if (response.status !== 500) return response
  const text = await response.text()
  // An answer to HEAD has no body to tell it by.
  const message = text === '' ? '' : innerMessage(text)
  if (message === undefined) return new Response(text, response)
  if (/^(23|P0)/.test(code)) return errorAnswer(400, code, message)
  // The driver could not write the value down, such as an object for a list.
  if (code === 'ERR_INVALID_ARG_TYPE')
    return errorAnswer(400, '22P02', 'A value has another type than its column.')
  return errorAnswer(500, code || 'XX000', 'The request failed on the server.')
}

function innerMessage(text: string): string | undefined {
  try {
    const { code, message } = JSON.parse(text)
    return code === 'SUP' ? String(message).replace(/^\w*Error: /, '') : undefined
  } catch {
    return undefined
  }
}

function errorAnswer(status: number, code: string, message: string): Response {
  const headers = new Headers({ 'access-control-allow-origin': '*' })
  if (status === 503) headers.set('retry-after', '1')
  return Response.json({ code, details: null, hint: null, message }, { status, headers })
}
