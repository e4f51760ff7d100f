import { expect, test } from 'vitest'
import { personSchema } from '#domain/people/person.ts'
import { fiftyStates, stateCodes, stateNames } from '#domain/people/states/states.ts'
import { isStepId, type Question, questionKinds, questionOf, questions } from './questions.ts'

function optionsOf(question: Question): unknown[] {
  return question.kind === 'choice' ? question.options.map(({ value }) => value) : []
}

test('[QUEST-01] The questions stand in the specified order', () => {
  expect(questions.map(({ id }) => id)).toEqual([
    'policyType',
    'insuranceGoals',
    'state',
    'coverage',
    'fullName',
    'email',
    'phone',
    'dateOfBirth',
    'sex',
    'tobacco',
    'height',
    'weight',
    'healthRating',
    'termLength',
  ])
})

test('The table is plain data: it survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(questions))).toEqual(questions)
})

test('Every kind of question is in use', () => {
  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(questionKinds))
})

test('Every question answers a field of its own', () => {
  const fields = questions.map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
  for (const field of fields.filter((name) => name !== 'selectedInsuranceGoal')) {
    expect(Object.keys(personSchema.shape)).toContain(field)
  }
})

test('Option keys are unique within a question and need no escaping in a locale file', () => {
  for (const question of questions) {
    if (question.kind !== 'choice') continue
    const keys = question.options.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^\w+$/)
  }
})

test('[QUEST-22] The policy types offered are Term, Whole, IUL and NotSure', () => {
  expect(optionsOf(questionOf('policyType'))).toEqual(['Term', 'Whole', 'IUL', 'NotSure'])
})

test('[QUEST-34] [O19] The states offered are the 50 states and the District of Columbia, by two-letter code', () => {
  const question = questionOf('state')
  expect(question.kind === 'select' && question.values).toEqual(stateCodes)
  expect(fiftyStates).toHaveLength(50)
  expect(stateCodes).toHaveLength(51)
  for (const code of stateCodes) expect(code).toMatch(/^[A-Z]{2}$/)
  expect(new Set(Object.values(stateNames)).size).toBe(51)
})

test('The coverage slider and its quick picks', () => {
  expect(questionOf('coverage')).toMatchObject({
    min: 25_000,
    max: 2_000_000,
    step: 25_000,
    quickPicks: [250_000, 500_000, 750_000, 1_000_000],
  })
})

test('[QUEST-53] The health ratings offered are Super Preferred, Preferred, Standard and Table 1', () => {
  expect(optionsOf(questionOf('healthRating'))).toEqual([
    'Super Preferred',
    'Preferred',
    'Standard',
    'Table 1',
  ])
})

test('[QUEST-55] The terms offered are 10, 15, 20, 25 and 30 years', () => {
  expect(optionsOf(questionOf('termLength'))).toEqual([10, 15, 20, 25, 30])
})

test('Birth date, height and weight carry their bounds', () => {
  expect(questionOf('dateOfBirth')).toMatchObject({ min: '1900-01-01' })
  expect(questionOf('height')).toMatchObject({
    bounds: { minFeet: 4, maxFeet: 7, minInches: 0, maxInches: 11 },
  })
  expect(questionOf('weight')).toMatchObject({ min: 80, max: 500 })
})

test('A step id is one of the fourteen names', () => {
  expect(isStepId('tobacco')).toBe(true)
  expect(isStepId('smoker')).toBe(false)
  expect(isStepId(3)).toBe(false)
})
