import { expect, test } from 'vitest'
import { fiftyStates, stateCodes, stateNames } from '#domain/people/states/states.ts'
import { isStepId, type Question, questionOf, questions } from './questions.ts'

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

test('every question answers a field of its own, by option keys that need no escaping in a locale file', () => {
  const fields = questions.map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
  for (const question of questions) {
    const keys = question.kind === 'choice' ? question.options.map(({ key }) => key) : []
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^\w+$/)
  }
})

test('[QUEST-34] [O19] The states offered are the 50 states and the District of Columbia, by two-letter code', () => {
  const question = questionOf('state')
  expect(question.kind === 'select' && question.values).toEqual(stateCodes)
  expect(fiftyStates).toHaveLength(50)
  expect(stateCodes).toHaveLength(51)
  for (const code of stateCodes) expect(code).toMatch(/^[A-Z]{2}$/)
  expect(new Set(Object.values(stateNames)).size).toBe(51)
})

test.each([
  ['[QUEST-22]', 'policyType', ['Term', 'Whole', 'IUL', 'NotSure']],
  ['[QUEST-53]', 'healthRating', ['Super Preferred', 'Preferred', 'Standard', 'Table 1']],
  ['[QUEST-55]', 'termLength', [10, 15, 20, 25, 30]],
] as const)('%s the options of %s are %j', (_id, step, options) => {
  expect(optionsOf(questionOf(step))).toEqual(options)
})

test('the coverage slider, its quick picks, and the bounds of birth date, height and weight', () => {
  expect(questionOf('coverage')).toMatchObject({
    min: 25_000,
    max: 2_000_000,
    step: 25_000,
    quickPicks: [250_000, 500_000, 750_000, 1_000_000],
  })
  expect(questionOf('dateOfBirth')).toMatchObject({ min: '1900-01-01' })
  expect(questionOf('height')).toMatchObject({
    bounds: { minFeet: 4, maxFeet: 7, minInches: 0, maxInches: 11 },
  })
  expect(questionOf('weight')).toMatchObject({ min: 80, max: 500 })
})

test('a step id is one of the fourteen names', () => {
  expect(['tobacco', 'smoker', 3].map(isStepId)).toEqual([true, false, false])
})
