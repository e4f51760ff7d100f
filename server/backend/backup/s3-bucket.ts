import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { cutInPieces } from './sealed-stream.ts'

/** How a service that speaks S3 is reached. */
export interface S3Access {
  /** Without it Amazon's own, of the region. */
  endpoint: string | undefined
  region: string
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

/** What is kept in a bucket, by keys. */
interface Bucket {
  /** Stores all of it or nothing, in parts where it is long. Answers how many bytes it had. */
  put: (key: string, source: AsyncIterable<Uint8Array>) => Promise<number>
  get: (key: string) => Promise<AsyncIterable<Uint8Array>>
  list: (prefix: string) => Promise<string[]>
  remove: (key: string) => Promise<void>
  /** Gives up uploads in parts that somebody was killed in. */
  abortUploads: (prefix: string) => Promise<void>
}

/** The service refused; `code` is its own word, such as ACCESSDENIED, or its status. */
class S3Refused extends Error {
  override readonly name = 'S3Refused'
  readonly code: string

  constructor(status: number, text: string, what: string) {
    const word = elements(text, 'Code')[0]
    super(`The S3 service did not ${what}: it answered ${word ?? status}.`)
    this.code = word === undefined ? `S3_${status}` : word.toUpperCase()
  }
}

/** All parts but the last have this many bytes, so that no more of a backup is in memory; 10,000 parts are the most. */
const partBytes = 8 * 2 ** 20

/** How often a request is tried again that the service could not answer (5xx, 429), and after how long at first, in ms. */
const again = { retries: 4, initRetryMs: 200 }

/** A bucket by its path below the endpoint, as every such service knows it. Throws one sentence without an access key. */
export function openBucket(bucket: string, access: S3Access): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey } = access
  if (!accessKeyId || !secretAccessKey) {
    throw new Error(
      'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are needed for an s3:// address.',
    )
  }
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, ...again })
  const root = `${(endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')}/${bucket}`

  async function ask(
    what: string,
    method: string,
    path: string,
    body?: Buffer<ArrayBuffer>,
  ): Promise<Response> {
    const headers = { 'x-amz-content-sha256': hash('sha256', body ?? '') }
    const send = () => client.fetch(root + path, { method, headers, ...(body && { body }) })
    // A connection that was kept may have been closed at the other end meanwhile.
    const answer = await send().catch(() => send())
    if (answer.ok) return answer
    throw new S3Refused(answer.status, await answer.text(), what)
  }

  const at = (key: string, query = '') => `/${key.split('/').map(encodeURIComponent).join('/')}${query}`

  async function putInParts(
    key: string,
    first: Buffer,
    rest: AsyncIterator<{ piece: Buffer; isLast: boolean }>,
  ): Promise<number> {
    const begun = await (await ask('begin to store a backup', 'POST', at(key, '?uploads'))).text()
    const id = encodeURIComponent(elements(begun, 'UploadId')[0] ?? '')
    try {
      let bytes = 0
      const parts: string[] = []
      const putPart = async (piece: Buffer) => {
        const number = parts.length + 1
        const path = at(key, `?partNumber=${number}&uploadId=${id}`)
        const { headers } = await ask('store a part of a backup', 'PUT', path, Buffer.from(piece))
        const tag = headers.get('etag') ?? ''
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`)
        bytes += piece.length
      }
      await putPart(first)
      for (let next = await rest.next(); !next.done; next = await rest.next()) await putPart(next.value.piece)
      const all = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const what = 'put the parts of a backup together'
      const done = await ask(what, 'POST', at(key, `?uploadId=${id}`), Buffer.from(all))
      // A failure may come after the status has been sent.
      const text = await done.text()
      if (elements(text, 'ETag').length === 0) throw new S3Refused(done.status, text, what)
      return bytes
    } catch (error) {
      await ask('give an upload up', 'DELETE', at(key, `?uploadId=${id}`)).catch(() => {})
      throw error
    }
  }

  return {
    put: async (key, source) => {
      const pieces = cutInPieces(source, partBytes)
      const { value, done } = await pieces.next()
      if (done || !value) return 0
      if (!value.isLast) return putInParts(key, value.piece, pieces)
      await ask('store a backup', 'PUT', at(key), Buffer.from(value.piece))
      return value.piece.length
    },
    get: async (key) => {
      const { body } = await ask('give a backup out', 'GET', at(key))
      if (!body) throw new Error('The S3 service answered with nothing.')
      return body
    },
    list: async (prefix) => {
      const keys: string[] = []
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const more = token === undefined ? undefined : { 'continuation-token': token }
        const asked = new URLSearchParams({ 'list-type': '2', prefix, ...more })
        const text = await (await ask('list the backups', 'GET', `/?${asked}`)).text()
        keys.push(...elements(text, 'Key'))
        token = elements(text, 'NextContinuationToken')[0]
      }
      return keys
    },
    remove: async (key) => void (await ask('remove a backup', 'DELETE', at(key))),
    abortUploads: async (prefix) => {
      const asked = new URLSearchParams({ uploads: '', prefix })
      const text = await (await ask('list unfinished uploads', 'GET', `/?${asked}`)).text()
      for (const upload of elements(text, 'Upload')) {
        const [[key = ''], [id = '']] = [elements(upload, 'Key'), elements(upload, 'UploadId')]
        await ask('give an upload up', 'DELETE', at(key, `?uploadId=${encodeURIComponent(id)}`))
      }
    },
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What stands between the tags of this name, in the simple XML that S3 answers. */
function elements(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))
  return [...found].map(([, text = '']) =>
    text.includes('<')
      ? text
      : text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, word: string) => entities[word] ?? ''),
  )
}
