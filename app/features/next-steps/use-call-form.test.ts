import { expect, test } from 'vitest'
import { leadPlan } from '../../../tests/fixtures/leads/submissions.ts'
import { callKind, callPlans } from './use-call-form.ts'

test('a call is asked for back only where the page before says that something failed', () => {
  expect(callKind({ kind: 'callback' })).toBe('callback')
  for (const state of [null, undefined, 'callback', { kind: 'application' }, {}]) {
    expect(callKind(state)).toBe('call')
  }
})

test('[D1] a call is about the plan that was tapped, where one was', () => {
  expect(callPlans({ plans: [leadPlan] })).toEqual([leadPlan])
  for (const state of [null, {}, { plans: [{ company: 'SBLI' }] }, { kind: 'callback' }]) {
    expect(callPlans(state)).toEqual([])
  }
})
