import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { leadAnswerSchema } from '#domain/leads/lead.ts'
import { policySearchAnswerSchema } from '#domain/quotes/wire.ts'
import { createFunctionCaller } from '#server/function-caller.ts'
import { termRequest } from '../fixtures/function-context.ts'
import { startTestBackend, type TestBackend } from './backend-fixture.ts'

let at: TestBackend
let call: (name: string, body: unknown) => Promise<Response>

beforeAll(async () => {
  at = await startTestBackend('embedded')
  const { secrets, backend } = at
  const log = (line: string) => void at.lines.push(line)
  const caller = createFunctionCaller({
    settings,
    quoteSource: { provider: 'embedded' },
    secrets,
    publicUrl: 'http://site.test',
    backend,
    limits: { isOn: false, trustedProxies: 0 },
    log,
  })
  call = (name, body) =>
    caller(
      name,
      new Request(`http://site.test/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secrets.publishableKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
})
afterAll(() => at.stop())

const applicationWith = (idempotencyKey: string) => ({
  idempotencyKey,
  fullName: 'Zoë O’Quimby',
  email: 'zoe@quimby.example',
  phone: '(212) 555-0188',
  language: 'es',
  page: '/quote/options',
  consent: true,
  consentVersion: '2026-11-20',
  plans: [
    {
      company: 'SBLI',
      productName: 'Level Term 20',
      planType: 'term',
      coverage: 500_000,
      monthlyPrice: 31.27,
      term: 20,
      personName: 'Zoë O’Quimby',
      applyProductCode: 'v1.abc',
      isSample: false,
    },
  ],
})

async function submit(application: unknown): Promise<string> {
  const response = await call('submit-application', application)
  expect(response.status).toBe(200)
  return leadAnswerSchema.parse(await response.json()).id
}

test('An application is in the leads table before its id is answered', async () => {
  const application = applicationWith(crypto.randomUUID())
  const id = await submit(application)
  const rows = await at.sql`select * from leads where id = ${id}`
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    kind: 'application',
    person_name: 'Zoë O’Quimby',
    email: 'zoe@quimby.example',
    phone: '(212) 555-0188',
    language: 'es',
    consent: true,
    consent_version: '2026-11-20',
    consent_at: expect.any(Date),
    page: '/quote/options',
    status: 'new',
    plans: application.plans,
  })
})

test('Twenty taps at once with one key are one lead with one id', async () => {
  const application = applicationWith(crypto.randomUUID())
  const ids = await Promise.all(Array.from({ length: 20 }, () => submit(application)))
  expect(new Set(ids).size).toBe(1)
  const rows = await at.sql`select id from leads where idempotency_key = ${application.idempotencyKey}`
  expect(rows.map(({ id }) => id)).toEqual([ids[0]])
})

test('[CALLS-45] From request to application page with nothing but the server itself', async () => {
  const requested = await (await call('white-swan-complete-request', termRequest)).json()
  const found = await call('white-swan-policy-search', { policy_search: requested.search_id })
  const { status, policies = [] } = policySearchAnswerSchema.parse(await found.json())
  expect(status).toBe('Found Policies')
  expect(policies).toHaveLength(settings.carriers.length)
  const [policy] = policies
  const started = await call('white-swan-start-application', { personal_plan: policy?.personal_plan_id })
  expect((await started.json()).url).toBe(`http://site.test/application#plan=${policy?.personal_plan_id}`)
})

test('[DEVICE-16] When the database refuses, the visitor gets 503 and the log nothing of the visitor', async () => {
  await at.sql`alter table leads add constraint closed check (person_name <> 'Zoë O’Quimby') not valid`
  try {
    const response = await call('submit-application', applicationWith(crypto.randomUUID()))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: 'not_stored' })
  } finally {
    await at.sql`alter table leads drop constraint closed`
  }
  const said = [...at.lines, ...at.printed.map(String)].join('\n')
  expect(said).toContain('function-failed')
  for (const detail of ['Quimby', 'quimby', '555-0188', '31.27', 'Preferred'])
    expect(said).not.toContain(detail)
})
