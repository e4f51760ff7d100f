import { expect, test } from 'vitest'
import { newAddedPerson } from '#domain/people/people.ts'
import type { Person } from '#domain/people/person.ts'
import { quoteRequestSchema } from '#domain/quotes/service/wire.ts'
import { ana } from '../../../tests/fixtures/device/ana.ts'
import { buildComparisonRequest, comparisonReadiness, missingInformation } from './comparison-request.ts'

const person: Person = {
  ...ana,
  fullName: ' Ana Rivera ',
  smoker: true,
  heightInches: 4,
  weightPounds: 140,
  healthRating: 'Preferred',
  selectedTerm: 30,
}

const common = {
  resident_state: 'FL',
  death_benefit: 500_000,
  payment_schedule: 'Monthly',
  date_of_birth: '1990-05-03',
  gender: 'Female',
  tobacco: true,
  height_feet: 5,
  height_inches: 4,
  weight_pounds: 140,
  health_rating: 'Preferred',
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '3055550142',
}

test.each([
  ['[CALLS-23]', 'term', { policy_type: 'Term', term_duration: 30, expedited_products: true }],
  ['[CALLS-24]', 'whole', { policy_type: 'Whole', paid_up_period: 'To Age 100' }],
  ['[CALLS-25]', 'iul', { policy_type: 'IUL', main_goal: 'Balanced' }],
] as const)(
  '[CALLS-19] [CALLS-20] [COMPARE-48] %s the body for %s carries answers, contact and %j alone',
  (_id, planType, own) => {
    const body = buildComparisonRequest(person, planType, 500_000)
    expect(body).toEqual({ ...common, ...own })
    expect(quoteRequestSchema.parse(body)).toEqual(body)
  },
)

test.each<[string, Partial<Person>, object]>([
  ['[CALLS-21]', { smoker: undefined }, { tobacco: false }],
  ['[CALLS-21]', { smoker: false }, { tobacco: false }],
  ['[CALLS-22]', { phone: '305.555.0142' }, { phone: '3055550142' }],
  ['[CALLS-22]', { phone: '+1 305 555 0142' }, { phone: '3055550142' }],
  ['[CALLS-23]', { selectedTerm: 0 }, { term_duration: 20 }],
  // The dearer price.
  ['', { gender: undefined }, { gender: 'Male' }],
])('%s with %j %j is sent', (_id, changes, sent) => {
  expect(buildComparisonRequest({ ...person, ...changes }, 'term', 1)).toMatchObject(sent)
})

test('[COMPARE-16] A coverage below the minimum or between steps is asked for as it is', () => {
  for (const coverage of [1, 24_999, 26_000, 333_333]) {
    expect(buildComparisonRequest(person, 'term', coverage).death_benefit).toBe(coverage)
  }
})

test.each(['fullName', 'dateOfBirth', 'email', 'phone', 'residentState'] as const)(
  'Without %s no comparison can be asked for',
  (field) => {
    expect(missingInformation({ ...person, [field]: ' ' })).toEqual([field])
    expect(comparisonReadiness({ ...person, [field]: '' }, '2026-11-20')).toBe('missingInformation')
  },
)

test('A birth date or a state that is none is missing', () => {
  expect(missingInformation({ ...ana, dateOfBirth: '1990-05-' })).toEqual(['dateOfBirth'])
  expect(missingInformation({ ...ana, residentState: 'ZZ' })).toEqual(['residentState'])
  expect(missingInformation(ana)).toEqual([])
})

test('Someone under 18 gets no quotes, unless as a child of the family', () => {
  const young = { ...ana, dateOfBirth: '2015-05-03' }
  expect(comparisonReadiness(ana, '2026-11-20')).toBe('ready')
  expect(comparisonReadiness(young, '2026-11-20')).toBe('underAge')
  expect(comparisonReadiness({ ...young, ...relationOf('Spouse') }, '2026-11-20')).toBe('underAge')
  expect(comparisonReadiness({ ...young, ...relationOf('Child') }, '2026-11-20')).toBe('ready')
})

function relationOf(relationship: 'Spouse' | 'Child') {
  const { id, relationshipToPrimary } = newAddedPerson('p2', relationship)
  return { id, relationshipToPrimary }
}
