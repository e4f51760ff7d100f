import { hasBrokenText, parseStrictJson } from '#functions/http/strict-json.ts'

/**
 * Looks at a request to the tables before the library does, and refuses with 400 what no client of ours sends and what
 * the library or PostgreSQL would fail at: quotation marks that are not closed, regular expressions (`match`, `imatch`: with back references one of them
 * keeps a connection busy for minutes), JSON that `parseStrictJson` refuses, null characters, a list as the arguments of a
 * function, and a body that breaks off. Answers the request to go on with, its body read.
 */
export async function checkTableRequest(
  request: Request,
): Promise<{ request: Request } | { error: Response }> {
  const url = new URL(request.url)
  const path = decoded(url.pathname)
  const addressError = path === undefined ? syntax('The address is not written as one.') : queryError(url)
  if (addressError) return { error: addressError }
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return { request }
  const { method, headers } = request
  const body = await request.text().catch(() => undefined)
  if (body === undefined) return { error: errorAnswer('PGRST102', 'The request body broke off.') }
  const isCall = path?.startsWith('/rest/v1/rpc/') ?? false
  const refused = bodyError(body, headers.get('content-type') ?? '', isCall)
  return refused ? { error: refused } : { request: new Request(request.url, { method, headers, body }) }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function queryError(url: URL): Response | undefined {
  if (/%00/.test(url.href)) return errorAnswer('22P05', 'The address has a null character in it.')
  // The library finds the end of a quoted name in a list of columns, or fails.
  const selects = [...url.searchParams].filter(([name]) => /(^|\.)select$/.test(name))
  if (selects.some(([, list]) => list.split('"').length % 2 === 0)) {
    return syntax('A quotation mark in a list of columns is not closed.')
  }
  const operators = [...url.searchParams].flatMap(([name, value]) => operatorsOf(name, value))
  if (operators.some((operator) => /^i?match$/i.test(operator))) {
    return syntax('Regular expressions (match, imatch) are not offered here.')
  }
  // The library looks operators up in an object, which knows `constructor` and the like without being told.
  if (operators.some((operator) => operator in {})) return syntax('There is no such operator.')
  return undefined
}

/** What stands where an operator does, of a filter or of each filter in a tree of conditions. */
function operatorsOf(name: string, value: string): string[] {
  if (/(^|\.)(or|and)$/.test(name)) return value.split(/[.,()\s]+/)
  return [/^\s*(?:not\.)*([^.(\s]*)/.exec(value)?.[1] ?? '']
}

function bodyError(text: string, type: string, isCall: boolean): Response | undefined {
  if (text.includes('\0')) return errorAnswer('22P05', 'The body has a null character in it.')
  const isJson = type === '' || /\bjson\b/i.test(type)
  if (text === '' || !isJson) return undefined
  try {
    const value = parseStrictJson(text)
    if (hasBrokenText(text, value))
      return errorAnswer('22P05', 'The body has a character in it that is none.')
    if (isCall && !isObject(value))
      return errorAnswer('PGRST102', 'The arguments of a function are an object.')
    const rows = Array.isArray(value) ? value : [value]
    return rows.every(isObject) ? undefined : errorAnswer('PGRST102', 'A row is an object.')
  } catch {
    return errorAnswer('PGRST102', 'Empty or invalid json')
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const syntax = (message: string) => errorAnswer('PGRST100', message)

function errorAnswer(code: string, message: string): Response {
  return Response.json(
    { code, details: null, hint: null, message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )
}
