import { expect, test } from 'vitest'
import { newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson, type Person } from '#domain/people/person.ts'
import { quoteRequestSchema } from '#domain/quotes/service/wire.ts'
import {
  buildComparisonRequest,
  comparisonReadiness,
  missingInformation,
  termYearsOf,
} from './comparison-request.ts'

const ana: Person = {
  ...newPrimaryPerson(),
  fullName: ' Ana Rivera ',
  email: 'ana@example.com',
  phone: '(305) 555-0142',
  dateOfBirth: '1990-05-03',
  residentState: 'FL',
  gender: 'Female',
  smoker: true,
  heightFeet: 5,
  heightInches: 4,
  weightPounds: 140,
  healthRating: 'Preferred',
  selectedCoverage: 500_000,
  selectedTerm: 30,
  selectedPlanType: 'Term',
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

test('[CALLS-19][CALLS-20][COMPARE-48] The body carries the person’s answers and contact, and nothing else', () => {
  for (const [planType, policyType] of [
    ['term', 'Term'],
    ['whole', 'Whole'],
    ['iul', 'IUL'],
  ] as const) {
    const body = buildComparisonRequest(ana, planType, 500_000)
    expect(body).toMatchObject({ policy_type: policyType, ...common })
    expect(quoteRequestSchema.parse(body)).toEqual(body)
  }
})

test('[CALLS-21] Unanswered tobacco is sent as false', () => {
  const { smoker: _unset, ...unanswered } = ana
  expect(buildComparisonRequest(unanswered, 'term', 1).tobacco).toBe(false)
  expect(buildComparisonRequest({ ...ana, smoker: false }, 'term', 1).tobacco).toBe(false)
})

test.each(['(305) 555-0142', '305.555.0142', '+1 305 555 0142'])(
  '[CALLS-22] The phone %s is sent as digits only',
  (phone) => {
    expect(buildComparisonRequest({ ...ana, phone }, 'term', 1).phone).toBe('3055550142')
  },
)

test('[CALLS-23] Term adds the selected term and expedited products', () => {
  expect(buildComparisonRequest(ana, 'term', 500_000)).toEqual({
    policy_type: 'Term',
    ...common,
    term_duration: 30,
    expedited_products: true,
  })
})

test('[CALLS-23] The term defaults to 20 years', () => {
  expect(buildComparisonRequest({ ...ana, selectedTerm: 0 }, 'term', 1).term_duration).toBe(20)
  expect(termYearsOf(newPrimaryPerson())).toBe(20)
})

test('[CALLS-24] Whole adds the paid-up period To Age 100', () => {
  expect(buildComparisonRequest(ana, 'whole', 500_000)).toEqual({
    policy_type: 'Whole',
    ...common,
    paid_up_period: 'To Age 100',
  })
})

test('[CALLS-25] IUL adds the main goal Balanced', () => {
  expect(buildComparisonRequest(ana, 'iul', 500_000)).toEqual({
    policy_type: 'IUL',
    ...common,
    main_goal: 'Balanced',
  })
})

test('[COMPARE-16] A coverage below the minimum or between steps is asked for as it is', () => {
  for (const coverage of [1, 24_999, 26_000, 333_333]) {
    expect(buildComparisonRequest(ana, 'term', coverage).death_benefit).toBe(coverage)
  }
})

test('An unanswered sex is asked for as Male, the dearer price', () => {
  const { gender: _unset, ...unanswered } = ana
  expect(buildComparisonRequest(unanswered, 'term', 1).gender).toBe('Male')
})

test.each(['fullName', 'dateOfBirth', 'email', 'phone', 'residentState'] as const)(
  'Without %s no comparison can be asked for',
  (field) => {
    expect(missingInformation({ ...ana, [field]: ' ' })).toEqual([field])
    expect(comparisonReadiness({ ...ana, [field]: '' }, '2026-11-20')).toBe('missingInformation')
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
