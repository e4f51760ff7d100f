import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProfileAnswers } from './answers.ts'
import { mergeAnswers } from './merge-answers.ts'

const text = fc.oneof(fc.constant(''), fc.constantFrom('one', 'two'))
const list = fc.oneof(fc.constant([]), fc.constantFrom(['one'], ['two', 'three']))
const answers: fc.Arbitrary<ProfileAnswers> = fc
  .record({
    fullName: text,
    email: text,
    phone: text,
    dateOfBirth: text,
    zipCode: text,
    medicalConditions: list,
    medications: list,
    insuranceGoals: list,
    gender: fc.option(fc.constantFrom('Male' as const, 'Female' as const), { nil: undefined }),
    smoker: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map(({ gender, smoker, ...rest }) => ({
    ...rest,
    ...(gender && { gender }),
    ...(smoker !== undefined && { smoker }),
  }))
const times = [
  '',
  'not a time',
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00.5+00:00',
  '2027-01-01T00:00:00Z',
]
const side = fc.record({ answers, changedAt: fc.constantFrom(...times) })

const fields: readonly (keyof ProfileAnswers)[] = [
  'fullName',
  'email',
  'phone',
  'dateOfBirth',
  'zipCode',
  'gender',
  'smoker',
  'medicalConditions',
  'medications',
  'insuranceGoals',
]
const has = (one: ProfileAnswers, field: keyof ProfileAnswers) =>
  one[field] !== undefined && JSON.stringify(one[field]) !== '""' && JSON.stringify(one[field]) !== '[]'
const timeOf = (text: string) => Date.parse(text) || Number.NEGATIVE_INFINITY

test('nothing that one side alone has gets lost, and nothing is made up', () => {
  fc.assert(
    fc.property(side, side, (account, device) => {
      const merged = mergeAnswers(account, device)
      for (const field of fields) {
        const sources = [account, device].filter((source) => has(source.answers, field))
        expect(has(merged, field)).toBe(sources.length > 0)
        if (sources.length > 0)
          expect(sources.map((source) => source.answers[field])).toContainEqual(merged[field])
        if (sources.length === 1) expect(merged[field]).toEqual(sources[0]?.answers[field])
      }
      expect(mergeAnswers({ ...account, answers: merged }, { ...device, answers: merged })).toEqual(merged)
    }),
  )
})

test('[SYNC-09] where both have a value the newer side’s counts, and the account’s where neither is newer', () => {
  fc.assert(
    fc.property(side, side, (account, device) => {
      const winner = timeOf(device.changedAt) > timeOf(account.changedAt) ? device : account
      const merged = mergeAnswers(account, device)
      for (const field of fields) {
        const isInBoth = has(account.answers, field) && has(device.answers, field)
        if (isInBoth) expect(merged[field]).toEqual(winner.answers[field])
      }
    }),
  )
})
