import { expect, test } from 'vitest'
import { newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { acceptRecommendation, answerChoice, chooseGoal, choosePolicyType } from './answers.ts'
import { questions } from './questions.ts'
import { visibleSteps } from './steps.ts'

const unsure = choosePolicyType(newFormData(), 'NotSure')
const advised = chooseGoal(unsure, 'family_protection', 'It is affordable.')

test('[QUEST-24] Not Sure asks for a recommendation, and keeps a goal that was picked', () => {
  expect(unsure.needsRecommendation).toBe(true)
  expect(primaryPerson(unsure).selectedPlanType).toBe('NotSure')
  expect(choosePolicyType(advised, 'NotSure')).toEqual(advised)
})

test('[QUEST-28] picking a goal stores the recommended type and the reason, and becomes the person’s goal; a second replaces it', () => {
  const form = chooseGoal(advised, 'cash_accumulation', 'It can grow.')
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

test('accepting the recommendation copies the type, and the goals step stays', () => {
  const form = acceptRecommendation(advised)
  expect(primaryPerson(form).selectedPlanType).toBe('Term')
  expect(visibleSteps(form)).toContain('insuranceGoals')
  expect(acceptRecommendation(newFormData())).toEqual(newFormData())
})

test('choosing a type by hand clears the goal, the recommended type and the reason', () => {
  const insuranceGoals = ['family_protection', 'peace_of_mind']
  const form = choosePolicyType(updatePrimaryPerson(advised, { insuranceGoals }), 'Whole')
  const left: Partial<Person> = { selectedPlanType: 'Whole', insuranceGoals: ['peace_of_mind'] }
  expect(form).toEqual(updatePrimaryPerson(newFormData(), left))
})

test('[QUEST-22] every option of every choice is stored under its question’s field; another value changes nothing', () => {
  for (const question of questions) {
    if (question.kind !== 'choice') continue
    for (const { value } of question.options) {
      expect(primaryPerson(answerChoice(newFormData(), question, value))[question.field]).toBe(value)
    }
    expect(answerChoice(newFormData(), question, 'other')).toEqual(newFormData())
  }
})
