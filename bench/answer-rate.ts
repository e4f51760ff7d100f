import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type BenchRow, median } from './row.ts'

const connections = 16
/** How often each connection asks in a round. The first rounds warm both servers up. */
const asked = 100
const warmUps = 6
const rounds = 15

/** A server in a process of its own, with connections to it that stay open. */
export type MeasuredServer = { child: ChildProcess; sockets: readonly Socket[] }

const told = async (child: ChildProcess) =>
  z
    .tuple([z.number()])
    .rest(z.unknown())
    .parse(await once(child, 'message'))[0]

/** Starts a script of tests/load and connects to it. */
export async function startMeasured(script: string, ...given: string[]): Promise<MeasuredServer> {
  const child = fork(fileURLToPath(new URL(`../tests/load/${script}`, import.meta.url)), given)
  const port = await told(child)
  const open = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    await once(socket, 'connect')
    return socket
  }
  return { child, sockets: await Promise.all(Array.from({ length: connections }, open)) }
}

export async function stopMeasured({ child, sockets }: MeasuredServer): Promise<void> {
  for (const socket of sockets) socket.destroy()
  child.disconnect()
  await once(child, 'exit')
}

/** An answer as it comes over the connection; anything but 200 rejects. */
type Answer = { headers: Record<string, string>; body: Buffer }

/** What the bare server need not be told, since Node adds it by itself. */
const addedByNode = new Set(['date', 'connection', 'keep-alive'])

/** Asks once over the first of the connections. */
export function ask({ sockets: [socket] }: MeasuredServer, request: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0)
    const hear = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const headEnd = bytes.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const [status = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 2),
        ]),
      )
      const size = headEnd + 4 + Number(headers['content-length'])
      if (bytes.length < size) return
      socket?.off('data', hear)
      if (!status.startsWith('HTTP/1.1 200')) return reject(new Error(bytes.toString()))
      for (const name of addedByNode) delete headers[name]
      resolve({ headers, body: bytes.subarray(headEnd + 4) })
    }
    socket?.on('data', hear)
    socket?.write(request)
  })
}

/** How many bytes an answer has, by its beginning; NaN for any but 200. */
function sizeOf(beginning: Buffer): number {
  const headEnd = beginning.indexOf('\r\n\r\n')
  const head = beginning.toString('latin1', 0, headEnd)
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)/is.exec(head)?.[1]
  return length === undefined ? Number.NaN : headEnd + 4 + Number(length)
}

/** Asks so many requests over one connection, each once the last answer is whole. */
function keepAsking(socket: Socket, requests: readonly Buffer[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let answered = 0
    let missing = 0
    const askNext = () => socket.write(requests[answered] ?? '')
    const hear = (chunk: Buffer) => {
      if (missing === 0) missing = sizeOf(chunk)
      missing -= chunk.length
      if (missing > 0) return
      answered += 1
      if (missing === 0 && answered < requests.length) return askNext()
      socket.off('data', hear)
      if (missing === 0) resolve()
      else reject(new Error(`Not the answer to the request: ${chunk.toString('latin1', 0, 2000)}`))
    }
    socket.on('data', hear)
    askNext()
  })
}

async function processorTime({ child }: MeasuredServer): Promise<number> {
  child.send('processor')
  return told(child)
}

/** Answers in a second of the server's processor, over all connections at once. */
async function rateOf(server: MeasuredServer, requests: readonly Buffer[]): Promise<number> {
  const before = await processorTime(server)
  const each = requests.length / connections
  await Promise.all(
    server.sockets.map((socket, place) =>
      keepAsking(socket, requests.slice(place * each, (place + 1) * each)),
    ),
  )
  const used = (await processorTime(server)) - before
  return (requests.length * 1e6) / used
}

/**
 * The rate of requests to `server`, asked in turn, and that over the rate of a bare Node server that answers them with
 * the same bytes: the median of all rounds. By the servers' processor time alone, since who asks needs the processor too.
 * Where `renew` is given, `server` is asked what it makes of so many numbers, counted on from round to round, in place
 * of `requests` again; making it is not measured.
 */
export async function compareToBare(
  name: string,
  server: MeasuredServer,
  requests: readonly Buffer[],
  { goal, renew }: { goal?: number; renew?: (numbers: readonly number[]) => Promise<Buffer[]> } = {},
): Promise<BenchRow> {
  const answers: string[] = []
  for (const request of requests) {
    const { headers, body } = await ask(server, request)
    const json = request.subarray(request.indexOf('\r\n\r\n') + 4).toString()
    answers.push(JSON.stringify({ json, headers, body: body.toString('base64') }))
  }
  const numbers = Array.from({ length: connections * asked }, (_, number) => number)
  const inTurn = numbers.map((number) => requests[number % requests.length] ?? Buffer.alloc(0))
  const bare = await startMeasured('serve-bare.ts', ...answers)
  try {
    const measured: { rate: number; ratio: number }[] = []
    for (let round = -warmUps; round < rounds; round++) {
      const first = (round + warmUps) * numbers.length
      const renewed = await renew?.(numbers.map((number) => first + number))
      const baseline = await rateOf(bare, inTurn)
      const rate = await rateOf(server, renewed ?? inTurn)
      if (round >= 0) measured.push({ rate, ratio: rate / baseline })
    }
    return {
      name,
      value: median(measured.map(({ rate }) => rate)),
      unit: '/s',
      ratio: median(measured.map(({ ratio }) => ratio)),
      ...(goal !== undefined && { goals: { ratio: { atLeast: goal } } }),
    }
  } finally {
    await stopMeasured(bare)
  }
}
