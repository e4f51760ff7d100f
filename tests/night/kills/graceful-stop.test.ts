import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPostmaster } from '#server/backend/postgres/postmaster.ts'
import { loadSecrets } from '#server/backend/secrets.ts'
import { newDataDir } from '../../fixtures/database/data-dir.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { endServer, type ServerProcess, startServer } from '../../fixtures/process/server-process.ts'

const visitors = 50

let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await newDataDir('graceful-stop')
})
afterEach(async () => {
  if (server?.child.exitCode === null) await endServer(server.child, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

type Answer = { status: number | undefined; isLast: boolean } | { failure: string; isFirst: boolean }

test('[P11] SIGTERM under 50 busy connections: each request gets its answer, the last one says that it is, then the database stops', async () => {
  const { publishableKey } = await loadSecrets(dataDir)
  server = await startServer(dataDir, './serve-site.ts', { RATE_LIMITS: 'off' })
  const { url, child } = server
  const answers: Answer[] = []

  /** Asks over one connection, again and again, until the server says that it closes. */
  async function visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ways = [
      ['/rest/v1/profiles?select=id', 'GET', ''],
      ['/functions/v1/white-swan-complete-request', 'POST', JSON.stringify(termRequest)],
      ['/auth/v1/settings', 'GET', ''],
      ['/auth/v1/token?grant_type=refresh_token', 'POST', JSON.stringify({ refresh_token: 'unknown' })],
    ] as const
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/json',
    }
    for (let round = 0; ; round += 1) {
      const [path, method, body] = ways[(number + round) % ways.length] ?? ways[0]
      const sent = request(new URL(path, url), { method, agent, headers })
      try {
        const answered = once(sent, 'response')
        sent.end(body)
        const [response] = await answered
        response.resume()
        await once(response, 'end')
        const isLast = response.headers.connection === 'close'
        answers.push({ status: response.statusCode, isLast })
        if (isLast) break
      } catch (error) {
        const failure = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        answers.push({ failure, isFirst: round === 0 })
        break
      }
    }
    agent.destroy()
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  // All of them are in the middle of it.
  await expect.poll(() => answers.length).toBeGreaterThan(visitors * 4)
  await endServer(child, 'SIGTERM')
  await all

  expect(answers.filter((answer) => 'failure' in answer)).toEqual([])
  const statuses = answers.flatMap((answer) => ('status' in answer ? [answer.status ?? 0] : []))
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(answers.filter((answer) => 'isLast' in answer && answer.isLast)).toHaveLength(visitors)
  expect(child.exitCode).toBe(0)
  expect(readPostmaster(join(dataDir, 'postgres'))).toBeUndefined()
}, 180_000)
