import { expect, test } from 'vitest'
import { type DeskLeadDetail, deskLeadDetailSchema } from '#domain/leads/desk/desk.ts'
import { withOwnChanges } from './own-changes.ts'

const at = (minute: number) => `2026-11-21T10:0${minute}:00.123456+00:00`

function leadAt(minute: number, changes: Partial<DeskLeadDetail> = {}): DeskLeadDetail {
  const lead = deskLeadDetailSchema.parse({
    id: '5b1f9a2e-3c4d-4e5f-8a6b-7c8d9e0f1a2b',
    kind: 'call',
    status: 'new',
    person_name: 'Maria Alvarez',
    phone: '(305) 555-0188',
    email: null,
    reach: [],
    language: 'en',
    best_times: [],
    time_zone: null,
    plans: [],
    people: [],
    consent: false,
    consent_version: null,
    consent_at: null,
    page: '/contact',
    notes: null,
    created_at: at(0),
    updated_at: at(minute),
    mails: [],
    changes: [],
  })
  if (!lead) throw new Error('This is no lead')
  return { ...lead, ...changes }
}

test('what was changed here shows until the lead is read again', () => {
  const own = { status: { value: 'contacted', at: at(2) }, notes: { value: 'Called', at: at(3) } } as const
  expect(withOwnChanges(leadAt(1), own)).toMatchObject({
    status: 'contacted',
    notes: 'Called',
    updated_at: at(3),
  })
  expect(withOwnChanges(leadAt(1), {})).toEqual(leadAt(1))
})

test('a status that another device set meanwhile is not hidden by the note that was stored here after it', () => {
  const own = { status: { value: 'contacted', at: at(1) }, notes: { value: 'Called', at: at(3) } } as const
  const read = leadAt(3, { status: 'won', notes: 'Called' })
  expect(withOwnChanges(read, own)).toEqual(read)
})
