import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { policyChoices } from '#domain/plans/plan-type.ts'
import { choosePolicyType } from './answers.ts'
import { stepIds } from './questions.ts'
import {
  firstInvalidStep,
  firstStep,
  isComplete,
  lastStep,
  nextStep,
  previousStep,
  progress,
  resolveEditStep,
  visibleSteps,
} from './steps.ts'

const today = '2026-11-20'
const formWith = (choice: (typeof policyChoices)[number]) => choosePolicyType(newFormData(), choice)

test('[QUEST-02] The goals step shows only while a recommendation is wanted', () => {
  expect(visibleSteps(formWith('NotSure'))).toContain('insuranceGoals')
  for (const choice of ['Term', 'Whole', 'IUL'] as const) {
    expect(visibleSteps(formWith(choice))).not.toContain('insuranceGoals')
  }
  expect(visibleSteps(newFormData())).not.toContain('insuranceGoals')
})

test('[QUEST-03] The term length step shows only with Term', () => {
  expect(visibleSteps(formWith('Term'))).toContain('termLength')
  for (const choice of ['Whole', 'IUL', 'NotSure'] as const) {
    expect(visibleSteps(formWith(choice))).not.toContain('termLength')
  }
  expect(visibleSteps(newFormData())).not.toContain('termLength')
})

test('[QUEST-07] Progress counts only the steps that apply', () => {
  expect(progress(formWith('Whole'), 'policyType')).toEqual({ step: 1, total: 12, percent: 8 })
  expect(progress(formWith('Term'), 'dateOfBirth')).toEqual({ step: 7, total: 13, percent: 54 })
  expect(progress(formWith('NotSure'), 'state')).toEqual({ step: 3, total: 13, percent: 23 })
  expect(progress({ ...formWith('Term'), needsRecommendation: true }, 'termLength')).toEqual({
    step: 14,
    total: 14,
    percent: 100,
  })
})

test('[U19] Before the policy type is settled the total counts what may yet apply, so that it never grows', () => {
  expect(progress(newFormData(), 'policyType')).toEqual({ step: 1, total: 14, percent: 7 })
  expect(progress(formWith('NotSure'), 'policyType')).toEqual({ step: 1, total: 14, percent: 7 })
  expect(progress(formWith('NotSure'), 'insuranceGoals')).toEqual({ step: 2, total: 14, percent: 14 })
  const advised = { ...formWith('Term'), needsRecommendation: true }
  expect(progress(advised, 'state')).toEqual({ step: 3, total: 14, percent: 21 })
  expect(progress(formWith('Term'), 'policyType').total).toBe(13)
})

test('Steps lead from the first to the last and back', () => {
  for (const choice of policyChoices) {
    const form = formWith(choice)
    const steps = visibleSteps(form)
    expect(previousStep(form, firstStep(form))).toBeUndefined()
    expect(nextStep(form, lastStep(form))).toBeUndefined()
    for (const [index, step] of steps.entries()) {
      expect(nextStep(form, step)).toBe(steps[index + 1])
      expect(previousStep(form, step)).toBe(index === 0 ? undefined : steps[index - 1])
    }
  }
})

test('A step that stopped applying still leads on and back from its place', () => {
  const form = formWith('Whole')
  expect(nextStep(form, 'insuranceGoals')).toBe('state')
  expect(previousStep(form, 'insuranceGoals')).toBe('policyType')
  expect(nextStep(form, 'termLength')).toBeUndefined()
  expect(progress(form, 'termLength')).toEqual({ step: 12, total: 12, percent: 100 })
})

test('[QUEST-20] An edit step is named, or counted among the visible steps', () => {
  expect(resolveEditStep('sex', formWith('Term'))).toBe('sex')
  expect(resolveEditStep(0, formWith('Term'))).toBe('policyType')
  expect(resolveEditStep(1, formWith('Term'))).toBe('state')
  expect(resolveEditStep(1, formWith('NotSure'))).toBe('insuranceGoals')
  expect(resolveEditStep(12, formWith('Term'))).toBe('termLength')
})

test.each([
  'nothing',
  '',
  '1',
  'insuranceGoals',
  'termLength',
  12,
  99,
  -1,
  1.5,
  Number.NaN,
  null,
  undefined,
  {},
  ['sex'],
])('[QUEST-21] The edit step %j is ignored', (value) => {
  expect(resolveEditStep(value, formWith('Whole'))).toBeUndefined()
})

test('[QUEST-20][QUEST-21] Whatever an edit step holds, it leads to a visible step or nowhere', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom(...stepIds), fc.integer({ min: -2, max: 16 }))
  fc.assert(
    fc.property(anything, fc.constantFrom(...policyChoices), (value, choice) => {
      const step = resolveEditStep(value, formWith(choice))
      if (step !== undefined) expect(visibleSteps(formWith(choice))).toContain(step)
    }),
  )
})

test('Complete means that every visible step is valid', () => {
  expect(firstInvalidStep(newFormData(), today)).toBe('policyType')
  expect(isComplete(newFormData(), today)).toBe(false)
  const answered = updatePrimaryPerson(formWith('Whole'), {
    residentState: 'FL',
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    phone: '(305) 555-0142',
    dateOfBirth: '1990-05-03',
    gender: 'Female',
    smoker: false,
  })
  expect(isComplete(answered, today)).toBe(true)
  expect(firstInvalidStep(updatePrimaryPerson(answered, { weightPounds: 20 }), today)).toBe('weight')
  // The term is asked for Term alone.
  const oddTerm = updatePrimaryPerson(answered, { selectedTerm: 12 })
  expect(isComplete(oddTerm, today)).toBe(true)
  expect(firstInvalidStep(choosePolicyType(oddTerm, 'Term'), today)).toBe('termLength')
})

test('a plan from the cart that no choice of the first question names leaves the questionnaire complete', () => {
  const answered = updatePrimaryPerson(formWith('Term'), {
    residentState: 'FL',
    fullName: 'Ana Rivera',
    email: 'ana@example.com',
    phone: '(305) 555-0142',
    dateOfBirth: '1990-05-03',
    gender: 'Female',
    smoker: false,
  })
  for (const selectedPlanType of ['GUL', 'VUL'] as const) {
    const chosen = updatePrimaryPerson(answered, { selectedPlanType })
    expect(isComplete(chosen, today)).toBe(true)
    expect(visibleSteps(chosen)).not.toContain('termLength')
  }
})
