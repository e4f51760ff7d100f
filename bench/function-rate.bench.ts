import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { publicKey, termRequest } from '../tests/fixtures/function-context.ts'
import { type BenchRow, median } from './row.ts'

const serverScript = fileURLToPath(new URL('../tests/load/serve-functions.ts', import.meta.url))
const connections = 16
const roundMs = 400
const rounds = 9
const details = 'answers nine plans with their details'
const answerSchema = z.looseObject({ search_id: z.string() })

function requestBytes(name: string, body: unknown): Buffer {
  const json = JSON.stringify(body)
  const head = [
    `POST /functions/v1/${name} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${publicKey}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(json)}`,
  ]
  return Buffer.from([...head, '', json].join('\r\n'))
}

async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1')
  await once(socket, 'connect')
  return socket
}

/** Sends a request over a kept connection and takes the answer's body; anything but 200 rejects. */
function ask(socket: Socket, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: string) => {
      text += chunk
      const headEnd = text.indexOf('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1])
      if (headEnd < 0 || text.length < headEnd + 4 + length) return
      socket.off('data', hear)
      if (text.startsWith('HTTP/1.1 200')) resolve(text.slice(headEnd + 4))
      else reject(new Error(text))
    }
    socket.on('data', hear)
    socket.write(bytes)
  })
}

/** Answers per second over all connections, each sending its next request when the last is answered. */
async function rateOf(sockets: readonly Socket[], bytes: Buffer): Promise<number> {
  let count = 0
  const start = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() - start < roundMs) {
        await ask(socket, bytes)
        count += 1
      }
    }),
  )
  return (count * 1000) / (performance.now() - start)
}

/** The median of the rounds' rates, and of their ratios to the baseline of the same round. */
async function measure(sockets: readonly Socket[]): Promise<BenchRow[]> {
  const [first] = sockets
  if (first === undefined) throw new Error('No connection')
  const asked = requestBytes('white-swan-complete-request', termRequest)
  const { search_id } = answerSchema.parse(JSON.parse(await ask(first, asked)))
  const kinds = {
    'takes and answers JSON alone (baseline)': requestBytes('empty', termRequest),
    'takes a quote request': asked,
    [details]: requestBytes('white-swan-policy-search', {
      policy_search: search_id,
    }),
  }
  const rates = Object.keys(kinds).map((): { rate: number; ratio: number }[] => [])
  for (let round = 0; round <= rounds; round++) {
    let baseline = 0
    for (const [place, bytes] of Object.values(kinds).entries()) {
      const rate = await rateOf(sockets, bytes)
      if (place === 0) baseline = rate
      // The first round warms the server up.
      if (round > 0) rates[place]?.push({ rate, ratio: rate / baseline })
    }
  }
  return Object.keys(kinds).map((name, place) => ({
    name,
    value: median(rates[place]?.map(({ rate }) => rate) ?? []),
    unit: '/s',
    ratio: median(rates[place]?.map(({ ratio }) => ratio) ?? []),
    ...(name === details ? { goals: { ratio: { atLeast: 0.3 } } } : {}),
  }))
}

/**
 * How often the quote functions answer in a second over loopback, on the site's server in a process of its own, and that
 * over an empty handler's rate on the same server.
 */
export async function benchFunctions(): Promise<BenchRow[]> {
  const server: ChildProcess = fork(serverScript)
  const sockets: Socket[] = []
  try {
    const [port] = z
      .tuple([z.number()])
      .rest(z.unknown())
      .parse(await once(server, 'message'))
    while (sockets.length < connections) sockets.push(await openConnection(port))
    return await measure(sockets)
  } finally {
    for (const socket of sockets) socket.destroy()
    server.disconnect()
    await once(server, 'exit')
  }
}
