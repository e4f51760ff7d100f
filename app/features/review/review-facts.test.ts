import { expect, test } from 'vitest'
import { createI18n } from '#app/i18n/create-i18n.ts'
import { type FormData, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { type SelectedPlanType, selectedPlanTypeSchema } from '#domain/plans/plan-type.ts'
import { chooseGoal, choosePolicyType } from '#domain/questionnaire/answers.ts'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { confirmStep } from '#domain/questionnaire/steps.ts'
import type { Language } from '#domain/site/language.ts'
import { recipe } from '../../../tests/fixtures/recipe.ts'
import { reviewFacts } from './review-facts.ts'

const namespaces = ['questionnaire', 'review']
const en = await createI18n('en', namespaces)
const es = await createI18n('es', namespaces)

function goalsWith(selectedPlanType: SelectedPlanType, language: Language) {
  const form = updatePrimaryPerson(newFormData(), { selectedPlanType })
  return reviewFacts({ en, es }[language].t, form, language, '2026-11-20').goals
}

test('every policy type has its words, also one that only a plan of the cart can have', () => {
  for (const language of ['en', 'es'] as const) {
    const words = selectedPlanTypeSchema.options.map((type) => goalsWith(type, language)[0]?.answer)
    expect(new Set(words).size).toBe(words.length)
  }
  expect(goalsWith('GUL', 'en')[0]?.answer).toBe('Guaranteed Universal Life')
  expect(goalsWith('VUL', 'es')[0]?.answer).toBe('Seguro de vida universal variable')
})

test('every question stands on a card', () => {
  const unsure = chooseGoal(choosePolicyType(newFormData(), 'NotSure'), 'family_protection', '')
  const forms = [unsure, choosePolicyType(newFormData(), 'Term')]
  const facts = forms.flatMap((form) => Object.values(reviewFacts(en.t, form, 'en', '2026-11-20')).flat())
  const shown = new Set(facts.map(({ step }) => step))
  expect(
    stepIds.filter((step) => !shown.has(step)),
    recipe('A question', 6),
  ).toEqual([])
})

test('a plan for life has no term among its facts', () => {
  expect(goalsWith('Term', 'en').map(({ key }) => key)).toContain('term')
  expect(goalsWith('GUL', 'en').map(({ key }) => key)).not.toContain('term')
})

test('[U2] with an account a default that nobody confirmed is no answer', () => {
  const coverage = (form: FormData) =>
    reviewFacts(en.t, form, 'en', '2026-11-20').goals.find(({ key }) => key === 'coverage')
  const ofAccount = { ...newFormData(), userId: 'user-1' }
  expect(coverage(newFormData())).toMatchObject({ answer: '$250,000' })
  expect(coverage(ofAccount)).toMatchObject({ answer: 'Not answered yet', isOpen: true })
  expect(coverage(confirmStep(ofAccount, 'coverage'))).toMatchObject({ answer: '$250,000' })
})

test('[D4] an open question keeps its line, in words that say so', () => {
  const { personal, health } = reviewFacts(en.t, newFormData(), 'en', '2026-11-20')
  expect(personal.find(({ key }) => key === 'email')).toEqual({
    key: 'email',
    answer: 'Not answered yet',
    isOpen: true,
    step: 'email',
  })
  expect(health.find(({ key }) => key === 'tobacco')?.isOpen).toBe(true)
})
