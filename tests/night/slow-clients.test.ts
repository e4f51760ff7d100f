import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LeadSite, startLeadSite } from '../backend/fixtures/lead-site.ts'
import { newCallRequest } from '../fixtures/leads/submissions.ts'

let at: LeadSite
beforeAll(async () => {
  // As on the site, a hundred times as fast (server/http/http-server.test.ts holds the site's own).
  const patience = { headersTimeout: 400, requestTimeout: 600, connectionsCheckingInterval: 50 }
  at = await startLeadSite(false, {}, patience)
})
afterAll(() => at.stop())

/** Sends `start`, then a letter now and then, until the server ends the connection; answers what it said. */
function sendSlowly(start: string): { ended: Promise<string>; isOpen: () => boolean } {
  const { hostname, port } = new URL(at.address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  let isOpen = true
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  socket.on('error', () => {})
  socket.write(start)
  const timer = setInterval(() => socket.write('x'), 20)
  const ended = new Promise<string>((resolve) =>
    socket.once('close', () => {
      clearInterval(timer)
      isOpen = false
      resolve(answer)
    }),
  )
  return { ended, isOpen: () => isOpen }
}

const head = (path: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: site.test',
    `apikey: ${at.secrets.publishableKey}`,
    `authorization: Bearer ${at.secrets.publishableKey}`,
    'content-type: application/json',
    'content-length: 100000',
  ].join('\r\n')

const paths = [
  '/auth/v1/signup',
  '/rest/v1/profiles',
  '/rest/v1/rpc/my_sessions',
  '/functions/v1/submit-application',
  '/functions/v1/white-swan-complete-request',
  '/functions/v1/ai-chat',
]

test.each(paths)('[P14] a body that never ends is cut off: %s', async (path) => {
  const { ended } = sendSlowly(`${head(path)}\r\n\r\n{"a":"`)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('[S18] a head that never ends is cut off', async () => {
  const { ended } = sendSlowly(`${head('/auth/v1/signup')}\r\nx-slow: `)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('[P14] a hundred slow clients keep nobody waiting', async () => {
  const slow = Array.from({ length: 100 }, (_, number) =>
    sendSlowly(
      number % 2 === 0 ? `${head(paths[number % paths.length] ?? '')}\r\n\r\n[` : 'GET / HTTP/1.1\r\nx: ',
    ),
  )
  const answers = await Promise.all([
    at.post('request-call', newCallRequest()),
    at.request('GET', '/auth/v1/settings'),
    fetch(`${at.address}/healthz`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await Promise.all(slow.map(({ ended }) => ended))
})
