import type { z } from 'zod'
import { boundedText } from './bounded-text.ts'
import { RequestError } from './request-error.ts'
import { parseStrictJson } from './strict-json.ts'

/** Largest body in bytes, unless a function says otherwise: many times what a request for quotes needs. */
export const maxBodyBytes = 64 * 1024

/**
 * The request's JSON body, checked against a schema.
 * @throws RequestError too_large, invalid_json, or invalid_body with the paths of the faulty fields
 */
export async function readBody<Shape extends z.ZodType>(
  request: Request,
  schema: Shape,
  mostBytes = maxBodyBytes,
): Promise<z.output<Shape>> {
  const read = schema.safeParse(await readJson(request, mostBytes))
  if (read.success) return read.data
  const paths = read.error.issues.map((issue) => issue.path.join('.') || '(body)')
  throw new RequestError('invalid_body', { fields: [...new Set(paths)] })
}

async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  try {
    return parseStrictJson(await readText(request, mostBytes))
  } catch (error) {
    if (error instanceof RequestError) throw error
    // No JSON, or a body that broke off on its way.
    throw new RequestError('invalid_json')
  }
}

/** Counts while reading where the length is not announced. */
async function readText(request: Request, mostBytes: number): Promise<string> {
  const announced = request.headers.get('content-length')
  if (Number(announced) > mostBytes) throw new RequestError('too_large')
  // Servers take no more of a body than was announced, and reading it in one piece costs much less.
  if (announced !== null && request.headers.get('transfer-encoding') === null) {
    const text = await request.text()
    if (text.length > mostBytes) throw new RequestError('too_large')
    return text
  }
  const text = await boundedText(request.body, mostBytes)
  if (text === undefined) throw new RequestError('too_large')
  return text
}
