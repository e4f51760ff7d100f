import { expect, test } from 'vitest'
import { emptyDeviceProfile } from '#domain/people/device-profile.ts'
import { newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import { noAnswers } from './answers.ts'
import { fillForm, isAheadOfAccount, profileInStep } from './fill-form.ts'

const before = newPrimaryPerson()
const known = {
  ...noAnswers,
  fullName: 'Ana Rivera',
  zipCode: 'FL',
  gender: 'Female',
  smoker: true,
  medications: ['Albuterol'],
} as const

test('what the account knows is filled in for the first person; the others and their plans stay', () => {
  const form = addPerson(
    updatePrimaryPerson(newFormData(), { selectedCoverage: 750_000 }),
    newAddedPerson('spouse', 'Spouse'),
  )
  const filled = fillForm(form, known, primaryPerson(form))
  expect(primaryPerson(filled)).toEqual({
    ...primaryPerson(form),
    fullName: 'Ana Rivera',
    residentState: 'FL',
    gender: 'Female',
    smoker: true,
    medications: ['Albuterol'],
  })
  expect(filled.people.slice(1)).toEqual(form.people.slice(1))
})

test('nothing is made up and nothing taken away: empty answers, a ZIP code and unanswered tobacco change nothing', () => {
  const form = updatePrimaryPerson(newFormData(), { fullName: 'Ana', residentState: 'TX', smoker: false })
  expect(fillForm(form, { ...noAnswers, zipCode: '33101' }, primaryPerson(form))).toBe(form)
})

test('an account that knows all may empty answers', () => {
  const form = updatePrimaryPerson(newFormData(), { medications: ['Albuterol'], phone: '1' })
  const filled = primaryPerson(fillForm(form, { ...known, medications: [] }, primaryPerson(form), true))
  expect(filled).toMatchObject({ medications: [], phone: '', fullName: 'Ana Rivera' })
})

test('an answer given while the account was being read stays', () => {
  const form = updatePrimaryPerson(newFormData(), { fullName: 'Anita', gender: 'Male' })
  expect(primaryPerson(fillForm(form, known, before))).toMatchObject({
    fullName: 'Anita',
    gender: 'Male',
    smoker: true,
  })
})

test('a profile in step says what the account says, and is ahead as soon as something is answered', () => {
  const parts = {
    deviceId: 'd',
    createdAt: '2026-01-01T00:00:00.000Z',
    syncedAt: '2026-11-20T12:00:00.123456+00:00',
  }
  const profile = profileInStep(known, parts)
  expect(profile).toMatchObject({ fullName: 'Ana Rivera', smoker: true, updatedAt: parts.syncedAt, ...parts })
  expect(profileInStep(noAnswers, parts).smoker).toBe(false)
  expect(isAheadOfAccount(profile)).toBe(false)
  expect(isAheadOfAccount({ ...profile, updatedAt: '2026-11-20T12:00:00.124Z' })).toBe(true)
  expect(isAheadOfAccount(emptyDeviceProfile())).toBe(true)
  expect(isAheadOfAccount(undefined)).toBe(true)
})
