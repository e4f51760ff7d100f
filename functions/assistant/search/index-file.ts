import { z } from 'zod'
import { bytesOfBase64 } from '#domain/json/base64.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { type SearchIndex, searchIndexSchema } from './search-index.ts'

/** The kinds of arrays that an index is made of. */
const arrays = { Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array, BigUint64Array }

/** What stands in the file in place of an array: its kind, where its bytes begin, and how many numbers it has. */
const arraySchema = z.strictObject({
  array: z.enum([
    'Uint8Array',
    'Uint16Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
    'BigUint64Array',
  ]),
  at: z.int(),
  length: z.int(),
})
/** `json`: how many of the bytes are the index's JSON; those of its arrays follow. */
const fileSchema = z.strictObject({ json: z.int(), bytes: z.string() })

/** Where the build of the site has it. An import of `supabase/functions` names it as well. */
export const indexFileName = 'assistant-index.json'

/** Reads the file of the index: the parsed JSON. */
export type ReadIndex = () => Promise<unknown>

/** An index as JSON for its file: all of it compressed and in base64. */
export async function packIndex(index: SearchIndex): Promise<string> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  const json = JSON.stringify(index, (_, value: unknown) => {
    if (!(ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer)) return value
    const entry = Object.entries(arrays).find(([, kind]) => value instanceof kind)
    if (entry === undefined) throw new Error('An array of no known kind')
    const bytes = padded(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    const reference = { array: entry[0], at, length: value.byteLength / entry[1].BYTES_PER_ELEMENT }
    at += bytes.length
    parts.push(bytes)
    return reference
  })
  const words = new TextEncoder().encode(json)
  const packed = await throughStream(new Blob([padded(words), ...parts]), new CompressionStream('gzip'))
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte))
  return JSON.stringify({ json: words.length, bytes: btoa(letters.join('')) })
}

/** The index that `packIndex` made; throws for anything else. Takes the parsed JSON. */
export async function unpackIndex(file: unknown): Promise<SearchIndex> {
  const { json, bytes } = fileSchema.parse(file)
  const buffer = await throughStream(new Blob([bytesOfBase64(bytes)]), new DecompressionStream('gzip'))
  const words = new Uint8Array(buffer, 0, json)
  const index: unknown = JSON.parse(new TextDecoder().decode(words))
  return searchIndexSchema.parse(withArrays(index, buffer, padded(words).length))
}

/** Numbers of eight bytes stand at a multiple of them. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil(bytes.length / 8) * 8)
  whole.set(bytes)
  return whole
}

/** A part of the index with its arrays in place; their bytes begin at `start`. */
function withArrays(part: unknown, buffer: ArrayBuffer, start: number): unknown {
  if (!isRecord(part)) return part
  const reference = arraySchema.safeParse(part)
  if (reference.success) {
    const { array, at, length } = reference.data
    return new arrays[array](buffer, start + at, length)
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withArrays(value, buffer, start)]),
  )
}

function throughStream(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(blob.stream().pipeThrough(stream)).arrayBuffer()
}
