import { expect, test } from 'vitest'
import { cloudFunctions } from '#functions/registry.ts'
import {
  callFunction,
  functionContext,
  publicKey,
  termRequest,
} from '../../tests/fixtures/function-context.ts'
import { handleFunction } from './handle.ts'
import { maxBodyBytes } from './read-body.ts'

const name = 'white-swan-complete-request'
const address = `https://backend.example/functions/v1/${name}`
const bearer = { authorization: `Bearer ${publicKey}` }

function send(init: RequestInit, changes = {}): Promise<Response> {
  const request = new Request(address, init)
  return handleFunction(name, cloudFunctions.get(name), request, functionContext(changes).context)
}

test('[CALLS-48] The functions carry exactly the specified names, and ours', () => {
  const specified = ['complete-request', 'policy-search', 'start-application'].map(
    (name) => `white-swan-${name}`,
  )
  const ours = ['application-status', 'price-model', 'submit-application', 'email-quote', 'request-call']
  const more = ['contact-choices', 'request-status', 'carry-answers', 'ai-chat']
  expect([...cloudFunctions.keys()]).toEqual([...specified, ...ours, ...more])
})

test.each(['white-swan', 'constructor', '__proto__', ''])('An unknown name (%j) is 404', async (unknown) => {
  expect(await callFunction(unknown, {})).toMatchObject({ status: 404, answer: { error: 'not_found' } })
})

test('[CALLS-09] A call without the public client key as bearer is 401, before its body is read; no answer is cached', async () => {
  const body = JSON.stringify(termRequest)
  for (const headers of [
    {},
    { authorization: 'Bearer other' },
    { authorization: publicKey },
    { apikey: publicKey },
  ]) {
    const response = await send({ method: 'POST', headers, body })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'unauthorized' })
  }
  const answer = await send({ method: 'POST', headers: bearer, body })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test.each(['GET', 'PUT'])('%s is 405 and says what is allowed', async (method) => {
  const response = await send({ method, headers: bearer })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST, OPTIONS')
})

test('A preflight is answered; only the one allowed origin may call from elsewhere', async () => {
  const closed = await send({ method: 'OPTIONS' })
  expect(closed.status).toBe(204)
  expect(closed.headers.has('access-control-allow-origin')).toBe(false)
  const open = await send({ method: 'OPTIONS' }, { allowedOrigin: 'https://life.example' })
  expect(open.headers.get('access-control-allow-origin')).toBe('https://life.example')
  expect(open.headers.get('access-control-allow-headers')).toContain('authorization')
  const refused = await send({ method: 'POST' }, { allowedOrigin: 'https://life.example' })
  expect(refused.headers.get('access-control-allow-origin')).toBe('https://life.example')
})

test.each(['', '{'])('A body that is no JSON (%j) is 400', async (body) => {
  expect(await callFunction(name, body)).toMatchObject({ status: 400, answer: { error: 'invalid_json' } })
})

test('Faulty fields are named without their values', async () => {
  const { status, answer } = await callFunction(name, {
    ...termRequest,
    gender: 'secret-gender',
    weight_pounds: 'secret-weight',
    name: undefined,
  })
  expect(status).toBe(400)
  expect(answer).toMatchObject({ error: 'invalid_body', fields: ['gender', 'weight_pounds', 'name'] })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test.each([[null], ['text']])('A body of another kind (%j) is 400', async (body) => {
  expect(await callFunction(name, JSON.stringify(body))).toMatchObject({
    status: 400,
    answer: { error: 'invalid_body', fields: ['(body)'] },
  })
})

test('A body over the limit is 413, whether or not it announces its length', async () => {
  const large = JSON.stringify({ ...termRequest, name: 'x'.repeat(maxBodyBytes) })
  expect(await callFunction(name, large)).toMatchObject({ status: 413, answer: { error: 'too_large' } })
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 8192
      controller.enqueue(new Uint8Array(8192).fill(32))
    },
  })
  const init = { method: 'POST', headers: bearer, body: endless, duplex: 'half' }
  const streamed = new Request(address, init)
  const response = await handleFunction(name, cloudFunctions.get(name), streamed, functionContext().context)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(4 * maxBodyBytes)
})

test('An unexpected fault is a plain 500 and one line of the log', async () => {
  const { context, logged } = functionContext({
    now: () => {
      throw new TypeError('clock broke')
    },
  })
  expect(await callFunction(name, termRequest, context)).toEqual({
    status: 500,
    answer: { error: 'internal', message: 'Something went wrong on our side. Please try again.' },
  })
  expect(logged).toEqual([
    { code: 'function_failed', function: name, error: { name: 'TypeError', at: expect.any(Array) } },
  ])
})

test('[O15] A call that has an id names it in its log, and in an answer that fails, where another origin may read it', async () => {
  const requestId = 'ab12cd34-91f0-4c2e-8a44-5c1d2e3f4a5b'
  const allowedOrigin = 'https://life.example'
  const { context, logged } = functionContext({
    requestId,
    allowedOrigin,
    quoteProvider: {
      ...functionContext().context.quoteProvider,
      requestQuotes: async () => {
        throw new TypeError('no quotes')
      },
    },
  })
  const post = { method: 'POST', headers: bearer, body: JSON.stringify(termRequest) }
  const failed = await send(post, context)
  expect([failed.status, failed.headers.get('x-request-id')]).toEqual([500, requestId])
  expect(failed.headers.get('access-control-expose-headers')).toBe('x-request-id')
  expect(logged).toMatchObject([{ code: 'function_failed', request: requestId }])
  const right = await send(post, { requestId, allowedOrigin })
  expect([right.status, right.headers.get('x-request-id')]).toEqual([200, null])
})
