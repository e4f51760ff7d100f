import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormData, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import type { Person } from '#domain/people/person.ts'
import { goals } from '#domain/questionnaire/goals.ts'
import type { StepId } from '#domain/questionnaire/questions.ts'
import { isStepValid, type StepIssueCode, stepIssueCode } from './validate.ts'

const today = '2026-11-20'

type Row = [id: string, step: StepId, person: Partial<Person>, code: StepIssueCode | undefined]

const rows: Row[] = [
  ['[QUEST-23]', 'policyType', {}, 'policyTypeMissing'],
  ['[QUEST-23]', 'policyType', { selectedPlanType: 'Term' }, undefined],
  ['[QUEST-23]', 'policyType', { selectedPlanType: 'NotSure' }, undefined],
  ['[QUEST-32]', 'state', { residentState: 'XX' }, 'stateMissing'],
  ['[QUEST-32]', 'state', { residentState: 'toString' }, 'stateMissing'],
  ['[QUEST-32]', 'state', { residentState: 'FL' }, undefined],
  ['[QUEST-35]', 'coverage', { selectedCoverage: 0 }, 'coverageMissing'],
  ['[QUEST-35]', 'coverage', { selectedCoverage: -25_000 }, 'coverageMissing'],
  ['[QUEST-35]', 'coverage', { selectedCoverage: Number.NaN }, 'coverageMissing'],
  ['[QUEST-35]', 'coverage', { selectedCoverage: 1 }, undefined],
  ['[QUEST-40]', 'fullName', { fullName: '' }, 'nameMissing'],
  ['[QUEST-40]', 'fullName', { fullName: ' \t\n' }, 'nameMissing'],
  ['[QUEST-40]', 'fullName', { fullName: 'Ñ' }, undefined],
  ['[QUEST-41]', 'email', { email: '' }, 'emailMissing'],
  ['[QUEST-41]', 'email', { email: 'ana.example.com' }, 'emailNeedsAt'],
  ['[QUEST-41]', 'email', { email: 'ana@example' }, undefined],
  ['[QUEST-42]', 'phone', { phone: '' }, 'phoneMissing'],
  ['[QUEST-42]', 'phone', { phone: '(305) 555-014' }, 'phoneTooShort'],
  ['[QUEST-42]', 'phone', { phone: '(305) 555-0142' }, undefined],
  ['[QUEST-42]', 'phone', { phone: '+52 55 1234 5678' }, undefined],
  ['[QUEST-44]', 'dateOfBirth', { dateOfBirth: '' }, 'dateMissing'],
  ['[QUEST-44]', 'dateOfBirth', { dateOfBirth: '1990-05-' }, 'dateMissing'],
  ['[QUEST-44]', 'dateOfBirth', { dateOfBirth: '-05-03' }, 'dateMissing'],
  ['[QUEST-44]', 'dateOfBirth', { dateOfBirth: '1990-02-30' }, 'dateInvalid'],
  ['[QUEST-44]', 'dateOfBirth', { dateOfBirth: '90-02-03' }, 'dateInvalid'],
  ['[QUEST-45]', 'dateOfBirth', { dateOfBirth: '1899-12-31' }, 'dateTooEarly'],
  ['[QUEST-45]', 'dateOfBirth', { dateOfBirth: '1900-01-01' }, undefined],
  ['[QUEST-45]', 'dateOfBirth', { dateOfBirth: today }, undefined],
  ['[QUEST-45]', 'dateOfBirth', { dateOfBirth: '2026-11-21' }, 'dateInFuture'],
  ['[QUEST-46]', 'sex', {}, 'sexMissing'],
  ['[QUEST-46]', 'sex', { gender: 'Male' }, undefined],
  ['[QUEST-46]', 'sex', { gender: 'Female' }, undefined],
  ['[QUEST-47]', 'tobacco', {}, 'tobaccoMissing'],
  ['[QUEST-47]', 'tobacco', { smoker: true }, undefined],
  ['[QUEST-47]', 'tobacco', { smoker: false }, undefined],
  ['[QUEST-48]', 'height', { heightFeet: 3, heightInches: 11 }, 'heightOutOfRange'],
  ['[QUEST-48]', 'height', { heightFeet: 4, heightInches: 0 }, undefined],
  ['[QUEST-48]', 'height', { heightFeet: 7, heightInches: 11 }, undefined],
  ['[QUEST-48]', 'height', { heightFeet: 8, heightInches: 0 }, 'heightOutOfRange'],
  ['[QUEST-48]', 'height', { heightFeet: 5.5 }, 'heightOutOfRange'],
  ['[QUEST-49]', 'height', { heightInches: -1 }, 'heightOutOfRange'],
  ['[QUEST-49]', 'height', { heightInches: 11 }, undefined],
  ['[QUEST-49]', 'height', { heightInches: 12 }, 'heightOutOfRange'],
  ['[QUEST-50]', 'weight', { weightPounds: Number.NaN }, 'weightOutOfRange'],
  // The bounds are enforced, not only attributes (decision on screens).
  ['[QUEST-50]', 'weight', { weightPounds: 79 }, 'weightOutOfRange'],
  ['[QUEST-50]', 'weight', { weightPounds: 80 }, undefined],
  ['[QUEST-50]', 'weight', { weightPounds: 500 }, undefined],
  ['[QUEST-50]', 'weight', { weightPounds: 501 }, 'weightOutOfRange'],
  ['[QUEST-52]', 'healthRating', { healthRating: '' }, 'healthRatingMissing'],
  ['[QUEST-52]', 'healthRating', { healthRating: 'Excellent' }, 'healthRatingMissing'],
  ['[QUEST-52]', 'healthRating', { healthRating: 'Table 1' }, undefined],
  ['[QUEST-54]', 'termLength', { selectedTerm: 0 }, 'termMissing'],
  ['[QUEST-54]', 'termLength', { selectedTerm: 12 }, 'termMissing'],
  ['[QUEST-54]', 'termLength', { selectedTerm: 30 }, undefined],
]

test.each(rows)('%s %s with %j: %s', (_id, step, person, code) => {
  const form = updatePrimaryPerson(newFormData(), person)
  expect(stepIssueCode(step, form, today)).toBe(code)
  expect(isStepValid(step, form, today)).toBe(code === undefined)
})

test('[QUEST-27] A goal must be selected, and be one of the six', () => {
  const form = newFormData()
  const withGoal = (selectedInsuranceGoal: string): FormData => ({ ...form, selectedInsuranceGoal })
  expect(stepIssueCode('insuranceGoals', form, today)).toBe('goalMissing')
  expect(stepIssueCode('insuranceGoals', withGoal(''), today)).toBe('goalMissing')
  expect(stepIssueCode('insuranceGoals', withGoal('win_lottery'), today)).toBe('goalMissing')
  for (const { id } of goals) expect(isStepValid('insuranceGoals', withGoal(id), today)).toBe(true)
})

test('[QUEST-41] An e-mail is valid exactly when it contains an at sign', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress()), (email) => {
      const form = updatePrimaryPerson(newFormData(), { email })
      expect(isStepValid('email', form, today)).toBe(email.includes('@'))
    }),
  )
})

test('[QUEST-42] A phone is valid exactly with ten digits or more, however written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9() +.-]{0,20}$/), (phone) => {
      const form = updatePrimaryPerson(newFormData(), { phone })
      const digits = [...phone].filter((character) => /\d/.test(character)).length
      expect(isStepValid('phone', form, today)).toBe(digits >= 10)
    }),
  )
})
