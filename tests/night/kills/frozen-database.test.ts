import { expect, test } from 'vitest'
import { startTestBackend } from '../../backend/fixtures/backend.ts'
import { postgresProcesses } from '../../fixtures/process/server-process.ts'

test('a database that hangs gets callers 503 instead of an endless wait, and serves again once it goes on', async () => {
  const at = await startTestBackend('embedded')
  const { client, userId, token } = await at.signUp('owner@example.com')
  await client.from('profiles').insert({ id: userId, full_name: 'Ana' })
  const frozen = postgresProcesses(at.dataDir)
  try {
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const [table, account, isReady] = await Promise.all([
      at.request('GET', '/rest/v1/profiles', { token }),
      at.request('GET', '/auth/v1/user', { token }),
      at.backend.isReady(),
    ])
    expect([table.status, account.status, isReady]).toEqual([503, 503, false])
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  // The client takes 503 for a pause: the session is still there.
  expect((await client.auth.getUser()).data.user?.id).toBe(userId)
  expect((await client.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ana' }])
  expect(await at.backend.isReady()).toBe(true)
  await at.stop()
})
