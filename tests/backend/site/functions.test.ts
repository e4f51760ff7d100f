import { afterAll, beforeAll, expect, test } from 'vitest'
import { policySearchAnswerSchema } from '#domain/quotes/service/wire.ts'
import { createChatAssistant } from '#functions/assistant/assistant.ts'
import { createFunctionCaller } from '#server/functions/function-caller.ts'
import { answers } from '../../fixtures/assistant/assistant.ts'
import { termRequest } from '../../fixtures/function-context.ts'
import { newApplication } from '../../fixtures/leads/submissions.ts'
import { logTo } from '../../fixtures/log-lines.ts'
import { settings } from '../../fixtures/settings/settings.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

let at: TestBackend
let call: (name: string, body: unknown) => Promise<Response>

beforeAll(async () => {
  at = await startTestBackend('external')
  const { secrets, backend } = at
  const log = logTo(at.lines)
  const caller = createFunctionCaller({
    settings,
    quoteSource: { provider: 'embedded' },
    secrets,
    publicUrl: 'http://site.test',
    backend,
    limits: { isOn: false, trustedProxies: 0 },
    assistant: createChatAssistant({ settings, answers, log }),
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
    const response = await call('submit-application', newApplication())
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: 'not_stored' })
  } finally {
    await at.sql`alter table leads drop constraint closed`
  }
  const said = [...at.lines, ...at.printed.map(String)].join('\n')
  expect(said).toContain('function_failed')
  for (const detail of ['Quimby', 'quimby', '555-0188', '31.27', 'Preferred'])
    expect(said).not.toContain(detail)
})
