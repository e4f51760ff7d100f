import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { policyChoices } from '#domain/plans/plan-type.ts'
import { ana } from '../../tests/fixtures/device/ana.ts'
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

test.each([
  ['NotSure', true, false],
  ['Term', false, true],
  ['Whole', false, false],
  ['IUL', false, false],
  [undefined, false, false],
] as const)(
  '[QUEST-02] [QUEST-03] with %s the goals step shows: %s, the term length: %s',
  (choice, goals, length) => {
    const steps = visibleSteps(choice === undefined ? newFormData() : formWith(choice))
    expect(steps.includes('insuranceGoals')).toBe(goals)
    expect(steps.includes('termLength')).toBe(length)
  },
)

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

test('steps lead from the first to the last', () => {
  for (const choice of policyChoices) {
    const form = formWith(choice)
    const steps = visibleSteps(form)
    expect([firstStep(form), lastStep(form)]).toEqual([steps[0], steps.at(-1)])
    for (const [index, step] of steps.entries()) expect(nextStep(form, step)).toBe(steps[index + 1])
  }
})

test('A step that stopped applying still leads on and back from its place', () => {
  const form = formWith('Whole')
  expect(nextStep(form, 'insuranceGoals')).toBe('state')
  expect(previousStep(form, 'insuranceGoals')).toBe('policyType')
  expect(nextStep(form, 'termLength')).toBeUndefined()
  expect(progress(form, 'termLength')).toEqual({ step: 12, total: 12, percent: 100 })
})

test.each<[unknown, (typeof policyChoices)[number], string | undefined]>([
  ['sex', 'Term', 'sex'],
  [0, 'Term', 'policyType'],
  [1, 'Term', 'state'],
  [1, 'NotSure', 'insuranceGoals'],
  [12, 'Term', 'termLength'],
  [12, 'Whole', undefined],
  ['insuranceGoals', 'Whole', undefined],
  ['', 'Whole', undefined],
  ['1', 'Whole', undefined],
  [-1, 'Whole', undefined],
  [1.5, 'Whole', undefined],
  [Number.NaN, 'Whole', undefined],
  [['sex'], 'Whole', undefined],
])('[QUEST-20] [QUEST-21] the edit step %j with %s leads to %s', (value, choice, step) => {
  expect(resolveEditStep(value, formWith(choice))).toBe(step)
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

const answered = (choice: 'Term' | 'Whole') => {
  const { id: _, selectedPlanType: __, ...answers } = ana
  return updatePrimaryPerson(formWith(choice), answers)
}

test('complete means that every visible step is valid; the term is asked for term alone', () => {
  expect(firstInvalidStep(newFormData(), today)).toBe('policyType')
  expect(isComplete(answered('Whole'), today)).toBe(true)
  expect(firstInvalidStep(updatePrimaryPerson(answered('Whole'), { weightPounds: 20 }), today)).toBe('weight')
  const oddTerm = updatePrimaryPerson(answered('Whole'), { selectedTerm: 12 })
  expect(isComplete(oddTerm, today)).toBe(true)
  expect(firstInvalidStep(choosePolicyType(oddTerm, 'Term'), today)).toBe('termLength')
})

test('a plan from the cart that no choice of the first question names leaves the questionnaire complete', () => {
  for (const selectedPlanType of ['GUL', 'VUL'] as const) {
    const chosen = updatePrimaryPerson(answered('Term'), { selectedPlanType })
    expect(isComplete(chosen, today)).toBe(true)
    expect(visibleSteps(chosen)).not.toContain('termLength')
  }
})
