import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { socketAddress } from './socket-address.ts'

test('the other end of a real connection is read, and a request made inside has none', async () => {
  const app = new Hono()
  app.get('/', (context) => context.text(socketAddress(context.env) ?? 'none'))
  expect(await (await app.request('/')).text()).toBe('none')
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : undefined
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('127.0.0.1')
  await new Promise((resolve) => server.close(resolve))
})
