/** PostgreSQL's and the system's codes for a database that is away, restarting or full. */
const awayCodes = /^(08|53|57|E[A-Z]+$|CONNECT|CONNECTION)/

/**
 * The library answers every database error it does not know with 500 and the inner error's text, hosts and ports
 * included. Rewords these answers as PostgREST does, given the error's `code`: 400 for a broken rule of the table,
 * 503 for a database that is away, otherwise a 500 that tells nothing. Other answers pass as they are.
 */
export async function reword(response: Response, code: string): Promise<Response> {
  const text = await response.text()
  const message = innerMessage(text)
  if (message === undefined) return new Response(text, response)
  if (/^(23|P0)/.test(code)) return refusal(400, code, message)
  if (awayCodes.test(code)) return refusal(503, 'PGRST001', 'Database client error. Retry in a moment.')
  return refusal(500, code || 'XX000', 'The request failed on the server.')
}

function innerMessage(text: string): string | undefined {
  try {
    const { code, message } = JSON.parse(text)
    return code === 'SUP' ? String(message).replace(/^\w*Error: /, '') : undefined
  } catch {
    return undefined
  }
}

function refusal(status: number, code: string, message: string): Response {
  const headers = new Headers({ 'access-control-allow-origin': '*' })
  if (status === 503) headers.set('retry-after', '1')
  return Response.json({ code, details: null, hint: null, message }, { status, headers })
}
