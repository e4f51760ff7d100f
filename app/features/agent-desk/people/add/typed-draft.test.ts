import { expect, test } from 'vitest'
import { typedPersonSchema } from '#domain/leads/csv/import-line.ts'
import { type TypedDraft, typedPerson, typedProblems } from './typed-draft.ts'

const now = new Date('2026-11-24T16:30:00')
const draft: TypedDraft = {
  key: '00000000-0000-4000-8000-000000000000',
  name: ' Olive Whitfield ',
  phone: '(614) 555-0171',
  email: '',
  state: 'OH',
  language: 'en',
  reach: ['email', 'call'],
  consentNote: '',
  consentAt: '2026-11-24T16:30',
  notes: '',
  nextAt: '',
}

test('[O17] a number or an address will do, and what is half typed is told', () => {
  expect(typedProblems(draft, now)).toEqual({})
  expect(typedProblems({ ...draft, phone: '', email: 'olive@example.com' }, now)).toEqual({})
  expect(typedProblems({ ...draft, phone: '', name: ' ' }, now)).toEqual({
    name: 'nameMissing',
    phone: 'contactMissing',
  })
  expect(typedProblems({ ...draft, phone: '(614) 555', email: 'olive' }, now)).toEqual({
    phone: 'phoneWrong',
    email: 'emailWrong',
  })
  expect(typedProblems({ ...draft, consentAt: '', nextAt: 'soon' }, now)).toEqual({ nextAt: 'nextWrong' })
  for (const consentAt of ['', '2026-11-24T16:31']) {
    expect(typedProblems({ ...draft, consentNote: 'Calls', consentAt }, now)).toEqual({
      consentAt: 'consentAtWrong',
    })
  }
})

test('[O17] what is stored names no consent where none was told, and no way that cannot be used', () => {
  const person = typedPerson(draft, 'all')
  expect(person).toMatchObject({
    name: 'Olive Whitfield',
    email: null,
    reach: ['call'],
    consent_note: null,
    consent_at: null,
    next_contact_at: null,
    notes: null,
  })
  const told = typedPerson({ ...draft, consentNote: ' Calls ', nextAt: '2026-12-01T09:00' }, 'all')
  expect(told).toMatchObject({ consent_note: 'Calls', consent_at: now.toISOString() })
  for (const one of [person, told]) expect(typedPersonSchema.safeParse(one).success).toBe(true)
})

test('[O12] [O17] who lives where the agent has no license is flagged', () => {
  expect(typedPerson(draft, ['TX', 'OH']).is_out_of_state).toBe(false)
  expect(typedPerson(draft, ['TX']).is_out_of_state).toBe(true)
  expect(typedPerson({ ...draft, state: '' }, ['TX']).is_out_of_state).toBe(false)
})
