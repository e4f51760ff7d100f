import { expect, test } from 'vitest'
import { reword } from './reword-errors.ts'

const answerOf = async (code: string, message: string) => {
  const library = Response.json({ code: 'SUP', message: `SomeError: ${message}` }, { status: 500 })
  const response = await reword(library, code)
  return [response.status, await response.json()]
}
const body = (code: string, message: string) => ({ code, details: null, hint: null, message })

test('a value that its column cannot take is the caller’s mistake, and the driver’s words for it are not told', async () => {
  expect(await answerOf('ERR_INVALID_ARG_TYPE', 'Received an instance of Object')).toEqual([
    400,
    body('22P02', 'A value has another type than its column.'),
  ])
})

test('what is not known is not told', async () => {
  expect(await answerOf('54011', 'target lists can have at most 1664 entries')).toEqual([
    500,
    body('54011', 'The request failed on the server.'),
  ])
})

test('while the database is away, callers are asked to come again', async () => {
  const response = await reword(new Response(null, { status: 404 }), '57P01')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1'])
})
