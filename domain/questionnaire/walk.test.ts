import { expect, test } from 'vitest'
import { type FormData, newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { PolicyChoice } from '#domain/plans/plan-type.ts'
import { isStepValid } from '#domain/questionnaire/validation/validate.ts'
import { acceptRecommendation, answerChoice, chooseGoal, choosePolicyType } from './answers.ts'
import { goals } from './goals.ts'
import { type Question, questionOf, type StepId, stepIds } from './questions.ts'
import { firstStep, isComplete, nextStep, previousStep, progress, visibleSteps } from './steps.ts'

const today = '2026-11-20'

/** Everything that can be answered at a question: each option, and for a free field one valid answer. */
function answersAt(question: Question, form: FormData): FormData[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ value }) => answerChoice(form, question, value))
    case 'goals':
      return goals.flatMap(({ id }) => {
        const picked = chooseGoal(form, id, 'Why')
        return [picked, acceptRecommendation(picked)]
      })
    case 'select':
      return [updatePrimaryPerson(form, { residentState: 'FL' })]
    case 'slider':
      return question.quickPicks.map((selectedCoverage) => updatePrimaryPerson(form, { selectedCoverage }))
    case 'text':
      return [updatePrimaryPerson(form, { fullName: 'Ana Rivera' })]
    case 'email':
      return [updatePrimaryPerson(form, { email: 'ana@example.com' })]
    case 'phone':
      return [updatePrimaryPerson(form, { phone: '(305) 555-0142' })]
    case 'date':
      return [updatePrimaryPerson(form, { dateOfBirth: '1990-05-03' })]
    case 'height':
      return [updatePrimaryPerson(form, { heightFeet: 6, heightInches: 1 })]
    case 'weight':
      return [updatePrimaryPerson(form, { weightPounds: 190 })]
  }
}

/** `totals` are what progress says on the way: at the arrival of each step, and once it is answered. */
type Walk = { form: FormData; path: StepId[]; totals: number[] }

/** Every way through: each answer of the questions that steer, one answer of the others. */
function walkFrom({ form, path, totals }: Walk, stepId: StepId): Walk[] {
  const steers = stepId === 'policyType' || stepId === 'insuranceGoals'
  const answers = answersAt(questionOf(stepId), form)
  return (steers ? answers : answers.slice(0, 1)).flatMap((answered) => {
    const said = [form, answered].map((now) => progress(now, stepId).total)
    const here = { form: answered, path: [...path, stepId], totals: [...totals, ...said] }
    const next = nextStep(answered, stepId)
    return next === undefined ? [here] : walkFrom(here, next)
  })
}

const walks = walkFrom({ form: newFormData(), path: [], totals: [] }, firstStep(newFormData()))

test('The walker takes every branch: three types by hand, six goals accepted or not', () => {
  expect(walks).toHaveLength(3 + 6 * 2)
  expect(new Set(walks.flatMap(({ path }) => path))).toEqual(new Set(stepIds))
})

test('[QUEST-01][QUEST-02][QUEST-03] Every way through asks in order, and asks what applies', () => {
  for (const { form, path } of walks) {
    expect(path).toEqual(visibleSteps(form))
    expect(path).toEqual(stepIds.filter((id) => path.includes(id)))
    expect(path.includes('insuranceGoals')).toBe(form.needsRecommendation)
    expect(path.includes('termLength')).toBe(primaryPerson(form).selectedPlanType === 'Term')
  }
})

test('Every way through ends complete, and Back leads the same way to the start', () => {
  for (const { form, path } of walks) {
    expect(isComplete(form, today)).toBe(true)
    const back = path.map((_, index) => path[path.length - 1 - index])
    for (const [index, step] of back.entries()) {
      if (step !== undefined) expect(previousStep(form, step)).toBe(back[index + 1])
    }
  }
})

test('[QUEST-07] Along every way progress rises by one step to 100 percent', () => {
  for (const { form, path } of walks) {
    expect(path.map((step) => progress(form, step).step)).toEqual(path.map((_, index) => index + 1))
    expect(progress(form, path.at(-1) ?? 'policyType').total).toBe(path.length)
    expect(progress(form, path.at(-1) ?? 'policyType').percent).toBe(100)
  }
})

test('[U19] Along every way the total never grows, and ends as the number of questions that were asked', () => {
  for (const { path, totals } of walks) {
    expect(totals).toEqual(totals.toSorted((one, other) => other - one))
    expect(totals.at(-1)).toBe(path.length)
  }
})

test('Every option offered anywhere is a valid answer to its question', () => {
  for (const stepId of stepIds) {
    const start: PolicyChoice = stepId === 'insuranceGoals' ? 'NotSure' : 'Term'
    const form = choosePolicyType(newFormData(), start)
    for (const answered of answersAt(questionOf(stepId), form)) {
      expect(isStepValid(stepId, answered, today)).toBe(true)
    }
  }
})
