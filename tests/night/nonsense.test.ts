import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloudFunctions } from '#functions/registry.ts'
import { type LeadSite, startLeadSite } from '../backend/fixtures/lead-site.ts'
import { termRequest } from '../fixtures/function-context.ts'
import { newApplication, newCallRequest, newQuoteEmail } from '../fixtures/leads/submissions.ts'
import { type Addresses, type Keys, nonsenseRequests, type WireRequest } from './nonsense/requests.ts'

/** `NONSENSE_RUNS=20000 npx vitest run tests/night/nonsense.test.ts` for a long run; NONSENSE_SEED for another one. */
const runs = Number(process.env.NONSENSE_RUNS ?? 1_500)
const seed = Number(process.env.NONSENSE_SEED ?? 20_261_123)
/** After this long, in ms, an answer counts as one that never comes. A long run asks for two seconds. */
const patience = Number(process.env.NONSENSE_PATIENCE ?? 20_000)
/** After so many requests with one account another signs up: nonsense may well end a session. */
const requestsPerAccount = 100

let at: LeadSite
beforeAll(async () => {
  at = await startLeadSite(false, { confirmEmail: false })
  // The first message makes the index of the texts, as the site has somebody do soon after its start.
  await at.post('ai-chat', { message: 'hello' })
})
afterAll(() => at.stop())

async function addresses(): Promise<Addresses> {
  const tables = await at.sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    group by c.relname order by c.relname`
  const calls = await at.sql<{ name: string; parameters: string[] }>`
    select distinct on (proname) proname as name, coalesce(proargnames, '{}') as parameters from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
    order by proname`
  const accounts = at.backend.accountRoutes.filter(
    ({ method, path }) => method !== 'ALL' && !path.endsWith('*'),
  )
  return { accounts, functions: [...cloudFunctions.keys()], tables: [...tables], calls: [...calls] }
}

const examples: Record<string, () => Record<string, unknown>> = {
  'white-swan-complete-request': () => termRequest,
  'white-swan-policy-search': () => ({ policy_search: 'v2.x' }),
  'white-swan-start-application': () => ({ personal_plan: 'v2.x' }),
  'submit-application': newApplication,
  'email-quote': newQuoteEmail,
  'request-call': newCallRequest,
  'ai-chat': () => ({ message: 'What is term life?' }),
}

type Outcome = { status: number | undefined; milliseconds: number }

/** Sends a request as it is, over a connection of its own; the status is missing where the server hung up on it. */
function send({ method, path, headers, body, sent = body.length }: WireRequest): Promise<Outcome> {
  const since = performance.now()
  const { hostname, port } = new URL(at.address)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]
      resolve({ status: status ? Number(status) : undefined, milliseconds: performance.now() - since })
    }
    const timer = setTimeout(end, patience)
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', end)
    socket.on('error', end)
    const head = [`${method} ${path} HTTP/1.1`, 'host: site.test', 'connection: close']
    if (body.length > 0) head.push(`content-length: ${body.length}`)
    for (const [name, value] of headers) head.push(`${name}: ${value}`)
    socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'))
    socket.write(body.subarray(0, sent))
    // Whoever breaks off says so: that a connection stays open for ever is another test's (slow-clients.test.ts).
    if (sent < body.length) socket.end()
  })
}

test(`[S18] [P9] nothing that a stranger sends makes a 5xx, hangs, or ends the process (${runs} generated requests)`, async () => {
  let keys: Keys = { publishable: at.secrets.publishableKey, token: '' }
  const known = await addresses()
  expect(known.accounts.length).toBeGreaterThan(20)
  expect(known.tables.map(({ name }) => name)).toContain('profiles')
  expect(known.calls.map(({ name }) => name)).toContain('my_sessions')
  const requests = nonsenseRequests(
    known,
    () => keys,
    (name) => examples[name]?.() ?? { body: 1 },
  )

  const faults: string[] = []
  const statuses: Record<string, number> = {}
  let slowest = { milliseconds: 0, what: '' }
  const all = fc.sample(requests, { numRuns: runs, seed })
  for (const [place, write] of all.entries()) {
    if (place % requestsPerAccount === 0) {
      const { token } = await at.signUp(`nonsense-${place}@example.com`)
      keys = { ...keys, token }
    }
    const request = write()
    const logged = at.lines.length
    const { status, milliseconds } = await send(request)
    statuses[status ?? 'none'] = (statuses[status ?? 'none'] ?? 0) + 1
    if (milliseconds > slowest.milliseconds) {
      slowest = { milliseconds, what: `${request.method} ${request.path}`.slice(0, 200) }
    }
    const isCut = request.sent !== undefined && request.sent < request.body.length
    const isMissing = status === undefined && !isCut
    if ((status ?? 0) >= 500 || isMissing || milliseconds >= patience) {
      const { method, path, headers, body, sent } = request
      const said = at.lines.slice(logged).join(' | ').slice(0, 600)
      faults.push(
        `#${place} ${status} ${Math.round(milliseconds)} ms ${method} ${path.slice(0, 300)} ${JSON.stringify(headers.slice(2)).slice(0, 300)} ${body.toString('utf8').slice(0, 200)} (${sent}) :: ${said}`,
      )
    }
  }
  if (process.env.NONSENSE_RUNS) console.info(statuses, slowest)
  expect(faults).toEqual([])
  expect((await fetch(`${at.address}/healthz`)).status).toBe(200)
  expect(await at.backend.isReady()).toBe(true)
}, 3_600_000)
