import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { choosePolicyType } from '#domain/questionnaire/answers.ts'
import type { QuoteRequestBody, WirePolicy } from '#domain/quotes/service/wire.ts'
import { personSoFar, priceSoFar } from './price-so-far.ts'

const today = '2026-11-20'
const known: Partial<Person> = {
  ...{ residentState: 'OH', dateOfBirth: '1988-03-14', gender: 'Female', smoker: false },
  selectedCoverage: 500_000,
}
const personWith = (changes: Partial<Person>, statedAge?: number) =>
  personSoFar(updatePrimaryPerson(newFormData(), { ...known, ...changes }), statedAge, today)

test('[U5] a price is told once age, sex, tobacco, amount and state are known, and never before', () => {
  expect(personWith({})).toMatchObject(known)
  for (const open of [
    { dateOfBirth: '' },
    { dateOfBirth: '1988-03-' },
    { gender: undefined },
    { smoker: undefined },
    // The default, which nobody has confirmed.
    { selectedCoverage: 250_000 },
    { residentState: '' },
    { dateOfBirth: '2015-01-01' },
  ])
    expect(personWith(open), JSON.stringify(open)).toBeUndefined()
})

test('[U5] an age that was told counts in place of a date of birth, and the date before it', () => {
  expect(personWith({ dateOfBirth: '' }, 41)?.dateOfBirth).toBe('1985-11-20')
  expect(personWith({}, 60)?.dateOfBirth).toBe('1988-03-14')
  expect(personWith({ dateOfBirth: '' }, 17)).toBeUndefined()
})

const policy = (monthly_premium: number): WirePolicy => ({
  ...{ carrier_name: 'SBLI', product_name: 'Plan', monthly_premium, annual_premium: monthly_premium * 11.4 },
  ...{ coverage_amount: 500_000, personal_plan: 'p', rating: 4 },
})

test('[U5] the price is the lowest of the engine’s for the type that the comparison would start with', () => {
  const asked: QuoteRequestBody[] = []
  const engine = (body: QuoteRequestBody) => {
    asked.push(body)
    return [policy(31.2), policy(28.5)]
  }
  const person = personWith({})
  expect(person && priceSoFar(person, engine)).toEqual({ monthlyPremium: 28.5, count: 2, planType: 'term' })
  const whole = choosePolicyType(updatePrimaryPerson(newFormData(), known), 'Whole').people[0]
  expect(whole && priceSoFar(whole, engine)?.planType).toBe('whole')
  expect(asked.map(({ policy_type }) => policy_type)).toEqual(['Term', 'Whole'])
  expect(person && priceSoFar(person, () => [])).toBeUndefined()
})
