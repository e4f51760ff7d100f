import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { termRequest } from '../../fixtures/function-context.ts'
import { newApplication } from '../../fixtures/leads/submissions.ts'
import { type LeadSite, startLeadSite } from '../fixtures/lead-site.ts'

let at: LeadSite
let token: string
beforeAll(async () => {
  at = await startLeadSite()
  token = (await at.signUp('stranger@example.com')).token
})
afterAll(() => at.stop())

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
const deep = nested(9_000)

async function send(path: string, body: string, method = 'POST') {
  const key = at.secrets.publishableKey
  const bearer = path.startsWith('/functions') ? key : token
  const headers = { apikey: key, authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  return fetch(new URL(path, at.address), { method, headers, body })
}

test.each([
  ['PUT', '/auth/v1/user', `{"data":{"a":${deep}}}`],
  ['POST', '/auth/v1/signup', `{"email":"a@example.com","password":"long enough","data":{"a":${deep}}}`],
  ['POST', '/auth/v1/token?grant_type=password', deep],
  ['POST', '/rest/v1/profiles', deep],
  ['POST', '/rest/v1/saved_plans', `{"plan_name":"a","plan_details":${deep}}`],
  ['PATCH', '/rest/v1/profiles?id=is.null', `{"full_name":${deep}}`],
  ['POST', '/rest/v1/rpc/my_sessions', deep],
  ['POST', '/functions/v1/white-swan-complete-request', deep],
  [
    'POST',
    '/functions/v1/submit-application',
    JSON.stringify({ ...newApplication(), people: 0 }).replace('0}', `${deep}}`),
  ],
  ['POST', '/functions/v1/ai-chat', `{"message":${nested(1_000)}}`],
])('[S18] JSON thousands of levels deep is the sender’s mistake: %s %s', async (method, path, body) => {
  expect((await send(path, body, method)).status).toBe(400)
})

test.each(['[]', '[[1]]', '[{}]', '1', 'null', '"text"', nested(200)])(
  '[P9] a function of the database is refused %s as its arguments',
  async (body) => {
    for (const name of ['my_sessions', 'erase_my_account', 'desk_people', 'no_such_function']) {
      expect((await send(`/rest/v1/rpc/${name}`, body)).status, name).toBe(400)
    }
  },
)

test.each(['1', '[1]', '[[{}]]', 'null', '"text"'])('[P9] nor is %s a row', async (body) => {
  expect((await send('/rest/v1/profiles', body)).status).toBe(400)
})

test.each([
  '/rest/v1/profiles?full_name=constructor',
  '/rest/v1/profiles?full_name=__proto__',
  '/rest/v1/rpc/my_sessions?user_agent=toString',
  '/rest/v1/%E0%A4%A',
  '/rest/v1/profiles?full_name=eq.%00',
  '/rest/v1/profiles?select=%22',
  '/rest/v1/profiles?select=id,saved_plans(%22))&full_name=is.null',
])('[S18] %s is a mistake of the sender’s', async (path) => {
  const headers = { apikey: at.secrets.publishableKey, authorization: `Bearer ${token}` }
  for (const method of ['GET', 'HEAD', 'DELETE']) {
    expect((await fetch(new URL(path, at.address), { method, headers })).status, method).toBe(400)
  }
})

test('[S18] a name that somebody wrote into a request leads no application there', async () => {
  const found = await at.post('white-swan-complete-request', termRequest)
  const search = await at.post('white-swan-policy-search', { policy_search: found.answer.search_id })
  const [, plan] = /"personal_plan_id":"([^"]+)"/.exec(JSON.stringify(search.answer)) ?? []
  const headers = {
    host: 'evil.example',
    authorization: `Bearer ${at.secrets.publishableKey}`,
    'content-type': 'application/json',
  }
  const sent = request(new URL('/functions/v1/white-swan-start-application', at.address), {
    method: 'POST',
    headers,
  })
  sent.end(JSON.stringify({ personal_plan: plan }))
  const [response] = await once(sent, 'response')
  expect(await text(response)).toContain('"url":"http://site.test/application#plan=')
})

/** A request over the agent's one connection, its body's length announced or not. */
async function askOver(agent: Agent, method: string, path: string, body = '', isAnnounced = true) {
  const key = at.secrets.publishableKey
  const headers: Record<string, string> = {
    apikey: key,
    authorization: `Bearer ${key}`,
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

test.each(['/auth/v1/signup', '/rest/v1/profiles', '/rest/v1/rpc/my_sessions', '/functions/v1/ai-chat'])(
  '[P10] after a body that is too large for %s, announced or in pieces, nobody’s next request is lost',
  async (path) => {
    const body = JSON.stringify({ message: 'x'.repeat(2_000_000) })
    for (const isAnnounced of [true, false, true, false]) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const refused = await askOver(agent, 'POST', path, body, isAnnounced)
      expect(refused).toEqual({ status: 413, connection: 'close' })
      expect((await askOver(agent, 'GET', '/healthz')).status).toBe(200)
      agent.destroy()
    }
  },
)

test('[P10] nor after a body that is refused unread', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = 'x'.repeat(900_000)
  expect((await askOver(agent, 'POST', '/functions/v1/no-such-function', body)).status).toBe(404)
  expect((await askOver(agent, 'GET', '/healthz')).status).toBe(200)
  agent.destroy()
})
