import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { withRealPort } from './start.ts'

test('PORT=0 becomes a free port before anything names the site’s address, and another port stays', async () => {
  const read = readEnv({ PORT: '0' })
  if (!read.ok) throw new Error(read.messages.join())
  const { PORT } = await withRealPort(read.env)
  expect(PORT).toBeGreaterThan(0)
  expect((await withRealPort({ ...read.env, PORT: 4000 })).PORT).toBe(4000)
})
