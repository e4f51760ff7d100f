import { expect, test } from 'vitest'
import { historyOf } from './history.ts'

const mail = {
  id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a11',
  recipient: 'visitor',
  address: 'ana@example.com',
  state: 'sent',
  tries: 1,
  problem: null,
  tried_at: '2026-11-20T15:00:05Z',
  next_try_at: null,
  sent_at: '2026-11-20T15:00:06Z',
  created_at: '2026-11-20T15:00:00Z',
} as const

test('what happened to a lead stands with the newest first', () => {
  const history = historyOf({
    kind: 'call',
    created_at: '2026-11-20T15:00:00Z',
    mails: [
      mail,
      { ...mail, recipient: 'agent', state: 'failed', sent_at: null, tried_at: '2026-11-20T16:00:00+00:00' },
      { ...mail, recipient: 'agent', state: 'waiting', sent_at: null, tried_at: null },
    ],
    changes: [{ at: '2026-11-20T15:30:00.123456Z', status: 'contacted' }],
  })
  expect(history).toEqual([
    { what: 'mail', recipient: 'agent', state: 'failed', at: '2026-11-20T16:00:00+00:00' },
    { what: 'status', status: 'contacted', at: '2026-11-20T15:30:00.123456Z' },
    { what: 'mail', recipient: 'visitor', state: 'sent', at: '2026-11-20T15:00:06Z' },
    // At the very moment of the lead's arrival, what followed from it stands above it.
    { what: 'mail', recipient: 'agent', state: 'waiting', at: '2026-11-20T15:00:00Z' },
    { what: 'arrived', kind: 'call', at: '2026-11-20T15:00:00Z' },
  ])
})
