/**
 * A body as text (UTF-8), counted while it is read; undefined where it is longer than so many bytes. Rejects as the
 * stream does, when it breaks off.
 */
export async function boundedText(
  body: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
