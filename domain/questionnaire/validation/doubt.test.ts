import { expect, test } from 'vitest'
import { newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { stepIds } from '#domain/questionnaire/questions.ts'
import { stepDoubt } from './doubt.ts'
import { isStepValid } from './validate.ts'

const withEmail = (email: string) => updatePrimaryPerson(newFormData(), { email })

test('[D13] what the e-mail step accepts and no mail could reach is asked about, and accepted all the same', () => {
  for (const email of ['a@', 'maria@example', 'maria@', '@']) {
    expect(isStepValid('email', withEmail(email), '2026-11-23')).toBe(true)
    expect(stepDoubt('email', withEmail(email))).toBe('emailIncomplete')
  }
  expect(stepDoubt('email', withEmail('maria@example.com'))).toBeUndefined()
})

test('no other step is asked about', () => {
  for (const step of stepIds) if (step !== 'email') expect(stepDoubt(step, withEmail('a@'))).toBeUndefined()
})
