import { expect, test } from 'vitest'
import { type RequestStatus, requestStatusSchema } from '#domain/leads/status/request-status.ts'
import { callFunction, functionContext } from '../../tests/fixtures/function-context.ts'
import { leadPlan } from '../../tests/fixtures/leads/submissions.ts'
import type { Changed, StatusStore } from './status-store.ts'

const link = 'AbCdEfGhIjKlMnOpQr-_12'
const status: RequestStatus = requestStatusSchema.parse({
  name: 'Zoë O’Quimby',
  email: 'zoe@quimby.example',
  phone: null,
  stage: 'quoted',
  waiting_since: null,
  next_contact_at: null,
  refused: [],
  requests: [
    {
      kind: 'application',
      created_at: '2026-11-20T15:00:00+00:00',
      is_out_of_state: false,
      plans: [leadPlan],
    },
  ],
  documents: [],
  asked: [],
})

/** One link with one code, and sessions that end when they are told to. */
function desk(changes: Partial<StatusStore> = {}, changed: Changed = status) {
  const sessions = new Set<string>()
  const asked: string[] = []
  const made = functionContext({
    requestStatus: {
      askCode: async (given) => void asked.push(given),
      open: async (given, digits, session) => {
        const isRight = given === link && digits === '123456'
        if (isRight) sessions.add(session)
        return isRight
      },
      read: async (session) => (sessions.has(session) ? status : undefined),
      change: async (session, change) => {
        if (!sessions.has(session)) return 'ended'
        if ('end' in change) sessions.delete(session)
        return 'end' in change ? 'ended' : changed
      },
      ...changes,
    },
  })
  const post = (body: object) => callFunction('request-status', body, made.context)
  const open = async () => String((await post({ step: 'open', link, code: ' 123 456' })).answer.session)
  return { ...made, asked, post, open }
}

const refused = { status: 400, answer: expect.objectContaining({ error: 'invalid_id' }) }

test('Whatever link asks for a code gets one answer', async () => {
  const { post, asked } = desk()
  const answers = await Promise.all(
    [link, link.toLowerCase(), '', 'x'].map((one) => post({ step: 'code', link: one })),
  )
  expect(answers).toEqual(Array(4).fill({ status: 200, answer: { asked: true } }))
  expect(asked).toEqual([link, link.toLowerCase()])
})

test('A session has 128 random bits, and nothing is read once it is ended', async () => {
  const { post, open } = desk()
  const session = await open()
  expect(Buffer.from(session, 'base64url')).toHaveLength(16)
  expect((await post({ step: 'change', session, change: { end: true } })).answer).toEqual({ over: 'ended' })
  expect(await post({ step: 'read', session })).toEqual(refused)
})

test('Everything that is not right has one answer, which repeats nothing', async () => {
  const { post, logged } = desk()
  const wrong = [
    { step: 'open', link, code: '654321' },
    { step: 'open', link, code: '' },
    { step: 'open', link, code: '12345a' },
    { step: 'open', link: link.toLowerCase(), code: '123456' },
    { step: 'open', link: 'x', code: '123456' },
    { step: 'read', session: 'AbCdEfGhIjKlMnOpQr-_99' },
    { step: 'read', session: '' },
    { step: 'change', session: 'AbCdEfGhIjKlMnOpQr-_99', change: { erase: true } },
    { step: 'change', session: 'x', change: { end: true } },
  ]
  const answers = await Promise.all(wrong.map(post))
  expect(answers).toEqual(Array(wrong.length).fill(answers[0]))
  expect(answers[0]).toEqual(refused)
  expect(JSON.stringify([answers, logged])).not.toContain(link)
})

test('Requests that are erased are over, too many changes are refused, and who is away is named by kind alone', async () => {
  const erase = async (changed: Changed) => {
    const { post, open } = desk({}, changed)
    return post({ step: 'change', session: await open(), change: { erase: true } })
  }
  expect((await erase('erased')).answer).toEqual({ over: 'erased' })
  expect(await erase('limited')).toMatchObject({ status: 429 })
  const { post, logged } = desk({
    askCode: async () => {
      throw new Error('zoe@quimby.example')
    },
  })
  expect(await post({ step: 'code', link })).toMatchObject({ status: 503, answer: { error: 'not_stored' } })
  expect(logged).toMatchObject([{ code: 'function_failed', function: 'request-status' }])
  expect(JSON.stringify(logged)).not.toContain('quimby')
})

test('A caller who asks too often is refused before anything is read', async () => {
  const { context } = desk()
  const answer = await callFunction('request-status', 'no JSON', { ...context, countCall: async () => 7 })
  expect(answer).toMatchObject({ status: 429 })
})
