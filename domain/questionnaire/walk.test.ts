import { expect, test } from 'vitest'
import { type FormData, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
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

test('[QUEST-01] [QUEST-02] [QUEST-03] every way through asks in order what applies, ends complete, and leads back the same way', () => {
  expect(new Set(walks.flatMap(({ path }) => path))).toEqual(new Set(stepIds))
  for (const { form, path } of walks) {
    expect(path).toEqual(visibleSteps(form))
    expect(path).toEqual(stepIds.filter((id) => path.includes(id)))
    expect(isComplete(form, today)).toBe(true)
    for (const [index, step] of path.entries()) expect(previousStep(form, step)).toBe(path[index - 1])
  }
})

test('[QUEST-07] [U19] along every way progress rises to 100 percent, and the total never grows', () => {
  for (const { form, path, totals } of walks) {
    expect(path.map((step) => progress(form, step).step)).toEqual(path.map((_, index) => index + 1))
    const last = { step: path.length, total: path.length, percent: 100 }
    expect(progress(form, path.at(-1) ?? 'policyType')).toEqual(last)
    expect(totals).toEqual(totals.toSorted((one, other) => other - one))
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
