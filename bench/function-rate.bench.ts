import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { publicKey, termRequest } from '../tests/fixtures/function-context.ts'

/** How often a function answers in a second, and that over the rate of a handler that does nothing. */
export type FunctionRate = { name: string; perSecond: number; ofBaseline: number }

const serverScript = fileURLToPath(new URL('../tests/load/serve-functions.ts', import.meta.url))
const connections = 16
const roundMs = 500
const rounds = 7

function requestBytes(name: string, body: unknown): Buffer {
  const json = JSON.stringify(body)
  return Buffer.from(
    [
      `POST /functions/v1/${name} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${publicKey}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(json)}`,
      '',
      json,
    ].join('\r\n'),
  )
}

/** Reads answers from a kept connection; a plain socket costs far less than the server it measures. */
function answers(socket: Socket, onAnswer: (status: string, body: string) => void): void {
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    const headEnd = text.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1])
    const end = headEnd + 4 + length
    if (text.length < end) return
    const body = text.slice(headEnd + 4, end)
    const status = text.slice(9, 12)
    text = text.slice(end)
    onAnswer(status, body)
  })
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  return socket
}

async function once1(port: number, bytes: Buffer): Promise<string> {
  const socket = await open(port)
  const body = await new Promise<string>((resolve, reject) => {
    answers(socket, (status, text) => (status === '200' ? resolve(text) : reject(new Error(text))))
    socket.write(bytes)
  })
  socket.destroy()
  return body
}

/** Answers per second over all connections, each sending its next request when the last is answered. */
async function rateOf(port: number, bytes: Buffer): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  let count = 0
  const start = performance.now()
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          answers(socket, (status, body) => {
            if (status !== '200') return reject(new Error(body))
            count += 1
            if (performance.now() - start > roundMs) return resolve()
            socket.write(bytes)
          })
          socket.write(bytes)
        }),
    ),
  )
  const perSecond = (count * 1000) / (performance.now() - start)
  for (const socket of sockets) socket.destroy()
  return perSecond
}

export async function benchFunctions(): Promise<FunctionRate[]> {
  const server: ChildProcess = fork(serverScript)
  try {
    const [port] = (await once(server, 'message')) as [number]
    const asked = requestBytes('white-swan-complete-request', termRequest)
    const { search_id } = JSON.parse(await once1(port, asked))
    const kinds = {
      empty: requestBytes('empty', termRequest),
      'complete-request': asked,
      'policy-search': requestBytes('white-swan-policy-search', { policy_search: search_id }),
    }
    const best: Record<string, number> = {}
    for (let round = 0; round < rounds; round++) {
      for (const [name, bytes] of Object.entries(kinds)) {
        best[name] = Math.max(best[name] ?? 0, await rateOf(port, bytes))
      }
    }
    return Object.entries(best).map(([name, perSecond]) => ({
      name,
      perSecond,
      ofBaseline: perSecond / (best.empty ?? Number.NaN),
    }))
  } finally {
    server.disconnect()
    await once(server, 'exit')
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, perSecond, ofBaseline } of await benchFunctions()) {
    console.info(
      `${name.padEnd(34)} ${perSecond.toFixed(0).padStart(8)} /s ${ofBaseline.toFixed(2).padStart(7)} × baseline`,
    )
  }
}
