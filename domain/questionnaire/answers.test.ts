import { expect, test } from 'vitest'
import { newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { policyTypes } from '#domain/plans/plan-type.ts'
import { acceptRecommendation, answerChoice, chooseGoal, choosePolicyType } from './answers.ts'
import { questions } from './questions.ts'
import { visibleSteps } from './steps.ts'

test('[QUEST-22] The chosen policy type is stored as selectedPlanType', () => {
  for (const choice of [...policyTypes, 'NotSure'] as const) {
    expect(primaryPerson(choosePolicyType(newFormData(), choice)).selectedPlanType).toBe(choice)
  }
})

test('[QUEST-24] Not Sure asks for a recommendation', () => {
  const form = choosePolicyType(newFormData(), 'NotSure')
  expect(form.needsRecommendation).toBe(true)
  expect(primaryPerson(form).selectedPlanType).toBe('NotSure')
})

test('[QUEST-28] Picking a goal stores the recommended type and the reason, and becomes the person’s goal', () => {
  const form = chooseGoal(choosePolicyType(newFormData(), 'NotSure'), 'cash_accumulation', 'It can grow.')
  expect(form).toMatchObject({
    selectedInsuranceGoal: 'cash_accumulation',
    recommendedPlanType: 'IUL',
    recommendationReason: 'It can grow.',
  })
  expect(primaryPerson(form)).toMatchObject({
    insuranceGoals: ['cash_accumulation'],
    selectedPlanType: 'NotSure',
  })
})

test('A second goal replaces the first', () => {
  const first = chooseGoal(choosePolicyType(newFormData(), 'NotSure'), 'cash_accumulation', 'It can grow.')
  const second = chooseGoal(first, 'estate_planning', 'It lasts.')
  expect(second).toMatchObject({ recommendedPlanType: 'Whole', recommendationReason: 'It lasts.' })
  expect(primaryPerson(second).insuranceGoals).toEqual(['estate_planning'])
})

test('Accepting the recommendation copies the type, and the goals step stays', () => {
  const goal = chooseGoal(
    choosePolicyType(newFormData(), 'NotSure'),
    'family_protection',
    'It is affordable.',
  )
  const form = acceptRecommendation(goal)
  expect(primaryPerson(form).selectedPlanType).toBe('Term')
  expect(form.needsRecommendation).toBe(true)
  expect(visibleSteps(form)).toContain('insuranceGoals')
  expect(acceptRecommendation(newFormData())).toEqual(newFormData())
})

test('Choosing a type by hand clears the goal, the recommended type and the reason', () => {
  const goal = chooseGoal(
    choosePolicyType(newFormData(), 'NotSure'),
    'family_protection',
    'It is affordable.',
  )
  const known = updatePrimaryPerson(goal, { insuranceGoals: ['family_protection', 'peace_of_mind'] })
  const form = choosePolicyType(known, 'Whole')
  expect(form).toEqual({
    ...newFormData(),
    people: [
      { ...primaryPerson(newFormData()), selectedPlanType: 'Whole', insuranceGoals: ['peace_of_mind'] },
    ],
  })
})

test('Not Sure again keeps the goal that was picked', () => {
  const goal = chooseGoal(
    choosePolicyType(newFormData(), 'NotSure'),
    'family_protection',
    'It is affordable.',
  )
  expect(choosePolicyType(goal, 'NotSure')).toEqual(goal)
})

test('Every option of every choice is stored under its question’s field', () => {
  for (const question of questions) {
    if (question.kind !== 'choice') continue
    for (const { value } of question.options) {
      expect(primaryPerson(answerChoice(newFormData(), question, value))[question.field]).toBe(value)
    }
  }
})

test('A value that a question does not offer changes nothing', () => {
  for (const question of questions) {
    if (question.kind === 'choice')
      expect(answerChoice(newFormData(), question, 'other')).toEqual(newFormData())
  }
})
