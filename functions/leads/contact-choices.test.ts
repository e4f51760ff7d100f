import { expect, test } from 'vitest'
import type { ReachWay } from '#domain/leads/reach.ts'
import { handleFunction } from '#functions/http/handle.ts'
import { callFunction, functionContext } from '../../tests/fixtures/function-context.ts'
import { contactChoices } from './contact-choices.ts'

const code = 'AbCdEfGhIjKlMnOpQr-_12'
const address = 'https://backend.example/functions/v1/contact-choices'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const oneClick = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' }

/** Somebody who asked for a call, under one code. */
function somebody(changes: Parameters<typeof functionContext>[0] = {}) {
  const refused: ReachWay[] = []
  const asked: string[] = []
  const made = functionContext({
    refuseContact: async (given, ways) => {
      asked.push(given)
      if (given !== code) return undefined
      refused.push(...ways)
      return { kind: 'call', refused: [...new Set(refused)] }
    },
    ...changes,
  })
  const send = (query: string, init: RequestInit) =>
    handleFunction('contact-choices', contactChoices, new Request(address + query, init), made.context)
  return { ...made, asked, send }
}

test.each(['', code.slice(1), `${code}x`, code.toLowerCase(), '%00'])(
  '[O2] any other code (%j) gets one answer, whether it is cut off, made up or worn out',
  async (wrong) => {
    const { context, logged } = somebody()
    const { status, answer } = await callFunction(
      'contact-choices',
      { code: wrong, refuse: ['call'] },
      context,
    )
    expect([status, answer.error]).toEqual([400, 'invalid_id'])
    expect(JSON.stringify([answer, logged])).not.toContain(wrong || code)
  },
)

test.each([
  [form, 'List-Unsubscribe=One-Click'],
  [
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('[O2] a mail program’s one click refuses emails alone, without a key: %j', async (headers, body) => {
  const { send } = somebody()
  const answer = await send(`?code=${code}`, { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toEqual([200, { kind: 'call', refused: ['email'] }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('[O2] a scanner that opens the address refuses nothing: by GET it is led to the page, by another POST nowhere', async () => {
  const { send, asked, context } = somebody()
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await send(`?code=${code}`, { method })
    expect([status, headers.get('location')]).toEqual([
      303,
      `https://life.example/contact-choices#code=${code}`,
    ])
  }
  const bad = await send('?code=%3Cscript%3E', { method: 'GET' })
  expect(bad.headers.get('location')).toBe('https://life.example/contact-choices')
  for (const body of ['', 'List-Unsubscribe=', 'One-Click=List-Unsubscribe', '{}', 'x'.repeat(5_000)])
    expect((await send(`?code=${code}`, { method: 'POST', headers: form, body })).status).toBe(400)
  expect((await send(`?code=${code}`, { method: 'DELETE' })).status).toBe(405)
  expect((await send('', { method: 'GET' })).status).toBe(405)
  expect(asked).toEqual([])
  expect((await send('?code=x', oneClick)).status).toBe(400)
  expect(context.publicKeys).not.toEqual([])
})

test('[O2] what cannot be stored is answered as not stored, and the log holds no code', async () => {
  const { send, logged } = somebody({ refuseContact: () => Promise.reject(new Error(code)) })
  const answer = await send(`?code=${code}`, oneClick)
  expect([answer.status, (await answer.json()).error]).toEqual([503, 'not_stored'])
  expect(logged).toMatchObject([{ code: 'function_failed', function: 'contact-choices' }])
  expect(JSON.stringify(logged)).not.toContain(code)
})

test('[O2] whoever asks too often waits, and nothing is looked up', async () => {
  const { send, asked } = somebody({ countCall: async () => 30 })
  const answer = await send(`?code=${code}`, oneClick)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30'])
  expect(asked).toEqual([])
})
