import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LeadSite, startLeadSite } from '../backend/fixtures/lead-site.ts'

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite()
})
afterAll(() => at.stop())

/** A request over the agent's one connection, its body in pieces or announced. */
async function ask(agent: Agent, method: string, path: string, body = '', isAnnounced = true) {
  const { publishableKey } = at.secrets
  const headers: Record<string, string> = {
    apikey: publishableKey,
    authorization: `Bearer ${publishableKey}`,
    'content-type': 'application/json',
  }
  if (isAnnounced) headers['content-length'] = String(body.length)
  const sent = request(new URL(path, at.address), { method, agent, headers })
  const answered = once(sent, 'response')
  sent.end(body)
  const [response] = await answered
  response.resume()
  await once(response, 'end')
  return { status: response.statusCode, connection: response.headers.connection }
}

const paths = ['/auth/v1/signup', '/rest/v1/profiles', '/rest/v1/rpc/my_sessions', '/functions/v1/ai-chat']

test.each(
  paths.flatMap(
    (path) =>
      [
        [path, 'announced', true],
        [path, 'in pieces', false],
      ] as const,
  ),
)(
  '[P10] after a body that is too large for %s (%s) nobody’s next request is lost',
  async (path, _, isAnnounced) => {
    const body = JSON.stringify({ message: 'x'.repeat(2_000_000) })
    for (let round = 0; round < 10; round += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      expect(await ask(agent, 'POST', path, body, isAnnounced)).toEqual({ status: 413, connection: 'close' })
      expect((await ask(agent, 'GET', '/healthz')).status).toBe(200)
      agent.destroy()
    }
  },
)

test('[P10] nor after a body that is refused unread', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = 'x'.repeat(900_000)
  expect((await ask(agent, 'POST', '/functions/v1/no-such-function', body)).status).toBe(404)
  expect((await ask(agent, 'GET', '/healthz')).status).toBe(200)
  agent.destroy()
})
