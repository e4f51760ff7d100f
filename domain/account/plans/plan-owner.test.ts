import { expect, test } from 'vitest'
import { newDevicePlan } from '#domain/plans/saved-plan.ts'
import { claimPlans, ownershipOf, plansOf } from './plan-owner.ts'

const planDetails = {
  carrierName: 'SBLI',
  planType: 'term',
  coverage: 500_000,
  monthlyPremium: 28.03,
  features: [],
  personName: 'Ana Rivera',
  relationship: 'Primary',
}
const plan = (id: string) =>
  newDevicePlan({ id, deviceId: 'd', planDetails, now: '2026-11-20T12:00:00.000Z' })

test('answers of nobody go to the account that comes first; another account’s never do', () => {
  expect(ownershipOf(undefined, 'ana')).toBe('anonymous')
  expect(ownershipOf('', 'ana')).toBe('anonymous')
  expect(ownershipOf('ana', 'ana')).toBe('own')
  expect(ownershipOf('luis', 'ana')).toBe('foreign')
})

test('plans on their way to an account are shown to it alone', () => {
  const plans = [plan('a'), { ...plan('b'), userId: 'ana' }, { ...plan('c'), userId: 'luis' }]
  const ids = (userId: string | undefined) => plansOf(plans, userId).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['a'])
  expect(ids('ana')).toEqual(['a', 'b'])
  expect(ids('luis')).toEqual(['a', 'c'])
})

test('claiming marks the plans of nobody and leaves the others as they are', () => {
  const plans = [plan('a'), { ...plan('c'), userId: 'luis' }]
  expect(claimPlans(plans, 'ana').map(({ userId }) => userId)).toEqual(['ana', 'luis'])
})
