import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A body ready to be sent in every encoding; each has an entity tag of its own. */
export interface Compressed {
  contentType: string
  tag: string
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> }
}

const compressible = /^(text\/|image\/svg|application\/(json|manifest\+json|xml|javascript))/
const tooSmallToCompress = 512

/** Compresses once; `quality` is brotli's, 11 for what never changes and less for what is made at start. */
export async function compress(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  quality: number,
): Promise<Compressed> {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  if (!compressible.test(contentType) || body.length < tooSmallToCompress) {
    return { contentType, tag, bodies: { identity: body } }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body, { level: 9 })])
  return { contentType, tag, bodies: { identity: body, br: Buffer.from(br), gzip: Buffer.from(gz) } }
}

/** The best encoding that both sides know; one refused with `q=0` is not used. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: Compressed['bodies'],
): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  )
  if (available.br && (accepted.has('br') || accepted.has('*'))) return 'br'
  if (available.gzip && (accepted.has('gzip') || accepted.has('*'))) return 'gzip'
  return 'identity'
}

/** Answers with the body in the encoding that the visitor accepts, or 304 when they have it already. */
export function send(
  request: Request,
  { contentType, tag, bodies }: Compressed,
  headers: Record<string, string>,
  status = 200,
): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, bodies)
  const etag = `"${tag}-${encoding}"`
  const all = new Headers({ ...headers, etag, 'content-type': contentType })
  if (encoding !== 'identity') all.set('content-encoding', encoding)
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (status === 200 && known.some((candidate) => candidate.replace(/^W\//, '') === etag)) {
    all.delete('content-encoding')
    return new Response(null, { status: 304, headers: all })
  }
  const body = bodies[encoding] ?? bodies.identity
  all.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: all })
}
