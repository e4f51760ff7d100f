import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { securityHeaders } from '#server/http/headers.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'identity'

/** A body in one encoding with all headers that it is sent with, made once; each has an entity tag of its own. */
interface Variant {
  etag: string
  readonly body: Buffer<ArrayBuffer>
  headers: Readonly<Record<string, string>>
  /** The headers to somebody who has this body already. */
  headersUnchanged: Readonly<Record<string, string>>
}

/** An answer that is the same for everybody who takes the same encodings: a page in one language, a file. */
export type FixedAnswer = Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>

const compressible = /^(text\/|image\/svg|application\/(json|manifest\+json|xml|javascript))/
const tooSmallToCompress = 512

/** Makes an answer; `quality` is brotli's, 11 for what never changes and less for what is made at start. */
export async function fixAnswer(
  body: Buffer<ArrayBuffer>,
  about: {
    contentType: string
    quality: number
    headers: Readonly<Record<string, string>>
  },
): Promise<FixedAnswer> {
  const { contentType, quality, headers } = about
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (encoding: Encoding, encoded: Buffer<ArrayBuffer>): Variant => {
    const etag = `"${tag}-${encoding}"`
    const headersUnchanged = { ...securityHeaders, ...headers, etag, 'content-type': contentType }
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const length = { 'content-length': String(encoded.length) }
    return { etag, body: encoded, headers: { ...headersUnchanged, ...coding, ...length }, headersUnchanged }
  }
  const identity = variant('identity', body)
  if (!compressible.test(contentType) || body.length < tooSmallToCompress) return { identity }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body, { level: 9 })])
  const packed = Buffer.from(gz)
  return {
    // Hardly anybody takes it as it is, so it is not kept beside what it comes out of.
    identity: {
      ...identity,
      get body() {
        return gunzipSync(packed)
      },
    },
    // A copy is as long as what it holds; zlib's own may be a corner of something longer.
    br: variant('br', Buffer.from(br)),
    gzip: variant('gzip', packed),
  }
}

/** The best encoding that both sides know; one refused with `q=0` is not used. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
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

/** What is written to one who asks: the body in an encoding that they accept, or 304 when they have it already. */
export function pickVariant(
  answer: FixedAnswer,
  asked: { acceptEncoding: string | undefined; ifNoneMatch: string | undefined },
  status = 200,
): { status: number; headers: Readonly<Record<string, string>>; body: Buffer<ArrayBuffer> | null } {
  const variant = answer[chooseEncoding(asked.acceptEncoding, answer)] ?? answer.identity
  const known = status === 200 ? (asked.ifNoneMatch?.split(/\s*,\s*/) ?? []) : []
  return known.some((candidate) => candidate.replace(/^W\//, '') === variant.etag)
    ? { status: 304, headers: variant.headersUnchanged, body: null }
    : { status, headers: variant.headers, body: variant.body }
}

/** The answer to a request of the app. */
export function send(request: Request, answer: FixedAnswer, status = 200): Response {
  const asked = {
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  }
  const { body, ...picked } = pickVariant(answer, asked, status)
  return new Response(request.method === 'HEAD' ? null : body, picked)
}
