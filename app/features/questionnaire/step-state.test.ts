import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { choosePolicyType } from '#domain/questionnaire/answers.ts'
import { stepStateOf } from './step-state.ts'

const today = '2026-11-20'
const empty = newFormData()
const started = updatePrimaryPerson(choosePolicyType(empty, 'Whole'), { residentState: 'OH' })

test('[U10] a fresh visit starts at the first question, and goes on at the first open one, be it a default', () => {
  expect(stepStateOf(null, empty, today)).toEqual({ step: 'policyType', isSettled: false })
  expect(stepStateOf(null, started, today)).toEqual({ step: 'coverage', isSettled: false })
  const covered = updatePrimaryPerson(started, { answered: ['coverage'] })
  expect(stepStateOf(null, covered, today)).toEqual({ step: 'fullName', isSettled: false })
})

test('[U2] answerOpen opens what nobody has answered, defaults among it', () => {
  const answered = updatePrimaryPerson(started, {
    ...{ fullName: 'Ana', email: 'a@b.co', phone: '3055550142', dateOfBirth: '1990-05-03' },
    ...{ gender: 'Female', smoker: false, selectedCoverage: 500_000, weightPounds: 140 },
  })
  const opened = { isFilling: true, isSettled: false }
  expect(stepStateOf({ answerOpen: true }, started, today)).toEqual({ step: 'coverage', ...opened })
  expect(stepStateOf({ answerOpen: true }, answered, today)).toEqual({ step: 'height', ...opened })
  expect(stepStateOf({ step: 'height', isFilling: true }, answered, today)).toEqual({
    step: 'height',
    isFilling: true,
    isSettled: true,
  })
})

test('a history entry that names its question stays on it', () => {
  const state = { step: 'coverage', cameFrom: 'state' }
  expect(stepStateOf(state, started, today)).toEqual({ ...state, isSettled: true })
})

test('[QUEST-20] editStep opens a step by name or by index among the visible steps, as an edit', () => {
  expect(stepStateOf({ editStep: 'sex' }, started, today)).toEqual({
    step: 'sex',
    isEdit: true,
    isSettled: false,
  })
  expect(stepStateOf({ editStep: 1 }, started, today)).toEqual({
    step: 'state',
    isEdit: true,
    isSettled: false,
  })
})

test('[QUEST-21] an unknown editStep is ignored', () => {
  for (const editStep of ['shoeSize', 99, -1, 1.5, null, {}, 'termLength']) {
    expect(stepStateOf({ editStep }, started, today)).toEqual({ step: 'coverage', isSettled: false })
  }
})

test('a history entry of a question that no longer applies leads to the one before it', () => {
  expect(stepStateOf({ step: 'insuranceGoals' }, started, today)).toMatchObject({
    step: 'policyType',
    isSettled: false,
  })
  expect(stepStateOf({ step: 'termLength', isEdit: true }, started, today)).toEqual({
    step: 'healthRating',
    isEdit: true,
    isSettled: false,
  })
})
