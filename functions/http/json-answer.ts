/** A JSON answer. `Response.json` would do the same, several times slower on our server. */
export function jsonAnswer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
}
