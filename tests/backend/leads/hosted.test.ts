import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contactChoicesName } from '#domain/leads/contact-choices.ts'
import { requestStatusName } from '#domain/leads/status/request-status.ts'
import { submissions as kinds } from '../../fixtures/leads/submissions.ts'
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts'

// They take the settings from where they were deployed with them.
vi.mock(
  '../../../supabase/functions/_shared/built-settings.ts',
  () => import('../../fixtures/settings/settings.ts'),
)

/** A hosted project's functions, started from their own entry points; its data API is the embedded backend's. */
const handlers = new Map<string, (request: Request) => Promise<Response>>()
const projectUrl = 'https://abc.supabase.co'

let at: TestBackend
beforeAll(async () => {
  at = await startTestBackend('external')
  vi.stubGlobal('fetch', (request: Request) => {
    expect(new URL(request.url).origin).toBe(projectUrl)
    return at.backend.fetch(request)
  })
  const environment = {
    SUPABASE_URL: projectUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: at.secrets.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: at.secrets.secretKey }),
    PUBLIC_URL: 'https://life.example',
    SEALING_KEY: 'k'.repeat(44),
  }
  for (const name of [...kinds.map(([name]) => name), contactChoicesName, requestStatusName]) {
    vi.stubGlobal('Deno', {
      env: { toObject: () => environment },
      serve: (handler: (request: Request) => Promise<Response>) => handlers.set(name, handler),
    })
    await import(`../../../supabase/functions/${name}/index.ts`)
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await at.stop()
})

async function post(name: string, body: unknown) {
  const request = new Request(`${projectUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${at.secrets.publishableKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const response = await handlers.get(name)?.(request)
  return {
    status: response?.status,
    origin: response?.headers.get('access-control-allow-origin'),
    answer: await response?.json(),
  }
}

test.each(kinds)(
  'On a hosted project %s stores one lead per key with its mails, and refuses what ours refuses',
  async (name, bodyWith) => {
    const body = bodyWith()
    const taps = await Promise.all([post(name, body), post(name, body), post(name, body)])
    const { id } = z.object({ id: z.uuid() }).parse(taps[0]?.answer)
    expect(taps).toEqual(Array(3).fill({ status: 200, origin: 'https://life.example', answer: { id } }))
    expect(await at.sql`select id from leads where idempotency_key = ${body.idempotencyKey}`).toEqual([
      { id },
    ])
    const mails = await at.sql`select recipient from lead_mails where lead_id = ${id}`
    expect(mails).toHaveLength(name === 'request-call' ? 1 : 2)

    expect(await post(name, bodyWith({ website: 'x' }))).toMatchObject({
      status: 400,
      answer: { error: 'not_accepted' },
    })
    expect(await post(name, { ...body, fullName: 'A\r\nBcc: b@example.com' })).toMatchObject({
      status: 400,
      answer: { error: 'invalid_body', fields: ['fullName'] },
    })
  },
)

test('On a hosted project a link and its code open a session, which reads, changes and ends', async () => {
  const [, bodyWith] = kinds[0]
  const { idempotencyKey, email = '' } = bodyWith()
  await post('submit-application', bodyWith({ idempotencyKey }))
  const [row] = await at.sql<{ id: string }>`select id from leads where idempotency_key = ${idempotencyKey}`
  const link = 'AbCdEfGhIjKlMnOpQr-_12'
  await at.sql`select private.add_request_link(${row?.id ?? ''}, ${email}, ${link})`
  const status = (body: object) => post(requestStatusName, body)
  expect((await status({ step: 'code', link })).answer).toEqual({ asked: true })
  // The process beside the project mails it.
  await at.sql`select private.begin_request_code(id, '123456') from private.request_codes`
  expect(await status({ step: 'open', link, code: '654321' })).toMatchObject({
    status: 400,
    origin: 'https://life.example',
    answer: { error: 'invalid_id' },
  })
  const { session } = (await status({ step: 'open', link, code: '123456' })).answer
  expect((await status({ step: 'read', session })).answer).toMatchObject({ email, stage: 'new' })
  const change = (what: object) => status({ step: 'change', session, change: what })
  expect((await change({ document: 'photo_id', isReady: true })).answer).toMatchObject({
    documents: ['photo_id'],
  })
  expect((await change({ end: true })).answer).toEqual({ over: 'ended' })
  expect((await status({ step: 'read', session })).status).toBe(400)
})

test('[O2] On a hosted project the code of a request refuses more, and any other has one answer', async () => {
  const [, bodyWith] = kinds[0]
  const body = bodyWith({ reach: ['email', 'call', 'text'] })
  await post('submit-application', body)
  const [row] = await at.sql<{ code: string }>`
    select contact_code as code from leads where idempotency_key = ${body.idempotencyKey}`
  const { answer } = await post(contactChoicesName, { code: row?.code, refuse: ['text'] })
  expect(answer).toEqual({ kind: 'application', refused: ['text'] })
  expect((await post(contactChoicesName, { code: 'A'.repeat(22) })).answer.error).toBe('invalid_id')
})
