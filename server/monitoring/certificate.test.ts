import { expect, test } from 'vitest'
import { startMailServer } from '../../tests/fixtures/mail/mail-server.ts'
import { lookAtCertificate, watchCertificate } from './certificate.ts'

const hour = 3_600_000

test('[O15] without https there is no certificate', () => {
  expect(watchCertificate('http://www.example.com', Date.now)()).toBeNull()
})

test('[O15] the certificate is looked at once a day, and each hour while nothing answers', async () => {
  let time = 0
  const looked: number[] = []
  const found = { host: 'www.example.com', valid_until: null }
  const read = watchCertificate(
    'https://www.example.com',
    () => time,
    async () => {
      looked.push(time)
      return { ...found, problem: looked.length === 1 ? 'unreachable' : null }
    },
  )
  expect(read()).toBeNull()
  await expect.poll(read).toEqual({ ...found, problem: 'unreachable' })
  for (time = hour / 2; time <= 26 * hour; time += hour / 2) {
    read()
    await Promise.resolve()
  }
  expect(looked).toEqual([0, hour, 25 * hour])
  expect(read()).toEqual({ ...found, problem: null })
})

test('[O15] what a server shows is read also where no browser trusts it, and where none answers that is known', async () => {
  const server = await startMailServer({ encryption: 'tls' })
  const url = new URL(`https://localhost:${server.port}`)
  expect(await lookAtCertificate(url)).toEqual({
    host: 'localhost',
    valid_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    problem: 'untrusted',
  })
  await server.stop()
  expect(await lookAtCertificate(url)).toEqual({
    host: 'localhost',
    valid_until: null,
    problem: 'unreachable',
  })
})
