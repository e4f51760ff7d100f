import type { Settings } from '#domain/site/settings-schema.ts'
import { describeError } from '#functions/describe-error.ts'
import type { Log } from '#functions/log.ts'
import { type FixedAnswer, fixAnswer, send } from './fixed-answer.ts'

/** Above it a picture is no logo, in bytes. */
const largest = 500_000
/** How long the other server may take, and how long after a failure it is not asked again, in milliseconds. */
const timeout = 8_000
const pause = 60_000

const pictureTypes = /^image\/(png|jpeg|webp|avif|gif|svg\+xml)$/

/** Answers for a carrier's logo by the carrier's id; undefined where there is none, so that its initials show. */
export type CarrierLogos = (request: Request, id: string) => Promise<Response | undefined>

/**
 * Serves carriers' logos that lie on other servers through us, so that nobody there learns who looks at which carrier.
 * Each is fetched at its first request and kept in memory. `now` answers in milliseconds.
 */
export function createCarrierLogos(
  carriers: Settings['carriers'],
  { fetch, now, log }: { fetch: typeof globalThis.fetch; now: () => number; log: Log },
): CarrierLogos {
  const addresses = new Map(
    carriers.flatMap(({ id, logo }) => (logo?.startsWith('/') === false ? [[id, logo] as const] : [])),
  )
  const pictures = new Map<string, Promise<FixedAnswer>>()
  const failedAt = new Map<string, number>()

  function picture(id: string, address: string): Promise<FixedAnswer> {
    const known = pictures.get(id)
    if (known) return known
    const asked = fetchPicture(fetch, address)
    pictures.set(id, asked)
    asked.catch((error: unknown) => {
      pictures.delete(id)
      failedAt.set(id, now())
      log('carrier_logo_failed', { carrier: id, error: describeError(error) })
    })
    return asked
  }

  return async (request, id) => {
    const address = addresses.get(id)
    if (address === undefined || now() - (failedAt.get(id) ?? -pause) < pause) return undefined
    const found = await picture(id, address).catch(() => undefined)
    return found && send(request, found)
  }
}

async function fetchPicture(fetch: typeof globalThis.fetch, address: string): Promise<FixedAnswer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!answer.ok || !pictureTypes.test(type)) throw new Error('The address of a logo answers no picture')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > largest) throw new Error('The picture is too large for a logo')
    chunks.push(chunk)
  }
  return fixAnswer(Buffer.concat(chunks), {
    contentType: type,
    quality: 11,
    headers: {
      'cache-control': 'public, max-age=86400',
      vary: 'Accept-Encoding',
      // A drawing opened by itself must not run what is written in it.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
