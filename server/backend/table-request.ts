import { NotJson, parseJson } from '#functions/strict-json.ts'

/**
 * Looks at a request to the tables before the library does, and refuses with 400 what no client of ours sends and what
 * the library or PostgreSQL would fail at: regular expressions (`match`, `imatch`: with back references one of them
 * keeps a connection busy for minutes), JSON that `parseJson` refuses, null characters, a list as the arguments of a
 * function, and a body that breaks off. Answers the request to go on with, its body read.
 */
export async function checkTableRequest(
  request: Request,
): Promise<{ request: Request } | { refusal: Response }> {
  const url = new URL(request.url)
  if (/%00/i.test(request.url))
    return { refusal: refusal('22P05', 'The address has a null character in it.') }
  if ([...url.searchParams].some(([name, value]) => asksForPattern(name, value))) {
    return { refusal: refusal('PGRST100', 'Regular expressions (match, imatch) are not offered here.') }
  }
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return { request }
  const text = await request.text().catch(() => undefined)
  if (text === undefined) return { refusal: refusal('PGRST102', 'The request body broke off.') }
  const problem = problemOf(text, request.headers.get('content-type') ?? '', isCall(url))
  if (problem) return { refusal: problem }
  return {
    request: new Request(request.url, { method: request.method, headers: request.headers, body: text }),
  }
}

/** Whether one parameter asks for a regular expression: as a column's filter, or anywhere in a tree of conditions. */
function asksForPattern(name: string, value: string): boolean {
  const isTree = /(^|\.)(or|and)$/.test(name)
  return isTree ? /(^|[.,(\s])i?match\s*[.(]/i.test(value) : /^\s*(not\.)*i?match\s*(\(|\.|$)/i.test(value)
}

const isCall = ({ pathname }: URL) => pathname.startsWith('/rest/v1/rpc/')

function problemOf(text: string, type: string, isCall: boolean): Response | undefined {
  if (text.includes('\0')) return refusal('22P05', 'The body has a null character in it.')
  const isJson = type === '' || /\bjson\b/i.test(type)
  if (text === '' || !isJson) return undefined
  try {
    const value = parseJson(text)
    if (!isCall || (typeof value === 'object' && value !== null && !Array.isArray(value))) return undefined
    return refusal('PGRST102', 'The arguments of a function are a JSON object.')
  } catch (error) {
    const isBroken = error instanceof NotJson && error.reason === 'characters'
    return isBroken
      ? refusal('22P05', 'The body has a character in it that is none.')
      : refusal('PGRST102', 'Empty or invalid json')
  }
}

function refusal(code: string, message: string): Response {
  return Response.json(
    { code, details: null, hint: null, message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )
}
