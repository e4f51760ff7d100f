import { expect, test } from 'vitest'
import type { PersonRequest } from '#domain/leads/desk/person.ts'
import type { PersonEntry } from '#domain/leads/desk/person-entry.ts'
import { personRow } from '../../../../../tests/fixtures/leads/person-row.ts'
import { historyOf } from './history.ts'

const mail = {
  id: '6f1f3a52-5a5e-4c52-9a50-1f0f3a3f9a12',
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

const request: PersonRequest = {
  ...personRow,
  person_id: personRow.id,
  person_name: 'Ana',
  consent: true,
  consent_version: null,
  consent_at: null,
  consent_note: null,
  page: null,
  people: [],
  created_at: '2026-11-20T15:00:00Z',
  answered_at: null,
  updated_at: '2026-11-20T15:00:00Z',
  mails: [
    mail,
    { ...mail, recipient: 'agent', state: 'failed', sent_at: null, tried_at: '2026-11-20T16:00:00+00:00' },
    { ...mail, recipient: 'agent', state: 'waiting', sent_at: null, tried_at: null },
  ],
}

const call: PersonEntry = {
  id: 3,
  at: '2026-11-20T15:30:00.123456Z',
  actor: 'Jordan',
  is_own: true,
  kind: 'call',
  outcome: 'voicemail',
  body: null,
  details: {},
}

test('[O10] requests, mails and what was done stand in one history, the newest first', () => {
  const told = historyOf({ requests: [request], entries: [call] }).map((item) =>
    item.what === 'mail' ? `${item.recipient} ${item.state} ${item.at}` : `${item.what} ${item.at}`,
  )
  expect(told).toEqual([
    'agent failed 2026-11-20T16:00:00+00:00',
    'entry 2026-11-20T15:30:00.123456Z',
    'visitor sent 2026-11-20T15:00:06Z',
    // At the very moment of the request's arrival, what followed from it stands above it.
    'agent waiting 2026-11-20T15:00:00Z',
    'request 2026-11-20T15:00:00Z',
  ])
})
