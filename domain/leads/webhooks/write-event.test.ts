import { expect, test } from 'vitest'
import { leadPlan } from '../../../tests/fixtures/leads/submissions.ts'
import { type NotedEvent, toldPersonSchema, writeWebhookEvent } from './write-event.ts'

const [person, request, other] = [1, 2, 3].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`)
const { carrierName: _, monthlyPremium: __, termYears: ___, ...byOldNames } = leadPlan
const told = toldPersonSchema.parse({
  person: {
    id: person,
    name: 'Ana Ruiz',
    email: null,
    phone: '(212) 555-0100',
    language: 'en',
    state: null,
    stage: 'quoted',
    lost_reason: null,
    next_contact_at: '2026-11-24T10:30:00.123456-05:00',
    owner: null,
    last_contact: null,
    refused: ['call'],
    request_ids: [request],
  },
  request: {
    id: request,
    kind: 'call',
    created_at: '2026-11-24T10:00:00+00:00',
    best_times: [],
    time_zone: null,
    is_out_of_state: true,
    reach: [],
    consent: false,
    consent_version: null,
    consent_at: null,
    // The second is by the names from before 1.0, the third is nothing that is understood.
    plans: [leadPlan, { ...byOldNames, company: 'SBLI', monthlyPrice: 20, term: 30 }, { carrierName: 7 }],
    people: null,
  },
})
const noted: NotedEvent = {
  type: 'person.refused',
  personId: String(person),
  happenedAt: new Date('2026-11-24T15:00:00Z'),
  changes: ['text', 'call'],
  people: [],
  requests: [],
}

test('times are in UTC, plans have one set of names and no key of ours', () => {
  const event = writeWebhookEvent({ ...noted, type: 'request.created' }, told)
  expect(event).toMatchObject({
    timestamp: '2026-11-24T15:00:00.000Z',
    data: {
      person: { next_contact_at: '2026-11-24T15:30:00.123Z' },
      request: {
        created_at: '2026-11-24T10:00:00.000Z',
        plans: [
          { carrier_name: 'SBLI', monthly_premium: 31.27, term_years: 20, likely: null },
          { carrier_name: 'SBLI', monthly_premium: 20, term_years: 30, likely: null },
        ],
      },
    },
  })
  expect(JSON.stringify(event)).not.toMatch(/v1\.abc|answers/)
})

test('of ways that were refused or are open again it is told what holds now', () => {
  expect(writeWebhookEvent(noted, told)?.data).toMatchObject({
    ways: [
      { way: 'call', is_refused: true },
      { way: 'text', is_refused: false },
    ],
  })
})

test('of somebody who is gone nothing is told but that they are gone, by ids', () => {
  const [personId, otherId, requestId] = [String(person), String(other), String(request)]
  expect(writeWebhookEvent(noted, undefined)).toBeUndefined()
  const erased: NotedEvent = { ...noted, type: 'person.erased', people: [otherId], requests: [requestId] }
  expect(writeWebhookEvent(erased, undefined)?.data).toEqual({
    person_id: personId,
    other_person_ids: [otherId],
    request_ids: [requestId],
  })
})

test('what is not named in the schema does not go out', () => {
  expect(() => writeWebhookEvent({ ...noted, type: 'person.changed', changes: ['notes'] }, told)).toThrow()
  const more = { ...told, person: { ...told.person, notes: 'of the agent' } }
  expect(() => writeWebhookEvent(noted, more)).toThrow()
})
