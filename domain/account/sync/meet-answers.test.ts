import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFormData } from '#domain/people/form-data.ts'
import { removePerson, updatePerson } from '#domain/people/people.ts'
import { chooseGoal, choosePolicyType } from '#domain/questionnaire/answers.ts'
import {
  type AccountAnswers,
  accountAnswersOf,
  hasAccountAnswers,
  noAccountAnswers,
  readAccountAnswers,
} from './account-answers.ts'
import { fillAnswers } from './fill-answers.ts'
import { meetAnswers } from './meet-answers.ts'

const of = (parts: object, ...others: object[]) =>
  readAccountAnswers({ people: [{ id: 'primary', ...parts }, ...others] })
const luis = { id: 'p2', relationship: 'Spouse', fullName: 'Luis', dateOfBirth: '1988-02-01', weight: 190 }

function meet(parts: Partial<Parameters<typeof meetAnswers>[0]>) {
  const none = noAccountAnswers
  return meetAnswers({
    ...{ base: none, here: none, account: none, isHereNewer: false, hasStartedOver: false },
    ...parts,
  })
}

test('[U2] what only one side has is kept; where both have an answer the newer side counts', () => {
  const [here, account] = [of({ weight: 140, term: 30 }), of({ weight: 150, coverage: 500_000 })]
  const rest = { term: 30, coverage: 500_000 }
  expect(meet({ here, account, isHereNewer: true })).toEqual(of({ weight: 140, ...rest }))
  expect(meet({ here, account, isHereNewer: false })).toEqual(of({ weight: 150, ...rest }))
})

test('[U2] since the two last met, a change on one side alone counts, whichever is newer', () => {
  const base = of({ weight: 140, term: 30 })
  for (const isHereNewer of [true, false]) {
    const met = meet({
      base,
      here: of({ weight: 150, term: 30 }),
      account: of({ weight: 140, term: 20 }),
      isHereNewer,
    })
    expect(met).toEqual(of({ weight: 150, term: 20 }))
  }
})

test('[U2] feet and inches never come from two sides', () => {
  const met = meet({
    here: of({ height: { feet: 5, inches: 5 } }),
    account: of({ height: { feet: 6, inches: 1 } }),
    isHereNewer: true,
  })
  expect(met).toEqual(of({ height: { feet: 5, inches: 5 } }))
})

test('[U2] a person is gone where one side removed them and the other has not changed them', () => {
  const base = of({}, luis)
  expect(meet({ base, here: of({}), account: base }).people).toHaveLength(1)
  expect(meet({ base, here: base, account: of({}) }).people).toHaveLength(1)
  const changed = of({}, { ...luis, weight: 180 })
  expect(meet({ base, here: of({}), account: changed })).toEqual(changed)
  expect(meet({ base, here: changed, account: of({}) })).toEqual(changed)
})

test('[U2] who starts over takes nobody off the account, and empties no answer there', () => {
  const base = of({ weight: 140 }, luis)
  expect(meet({ base, here: of({}), account: base, hasStartedOver: true })).toEqual(base)
})

test('[U2] one person who was added on both sides is one person', () => {
  const met = meet({
    here: of({}, { ...luis, id: 'here', fullName: 'luis' }),
    account: of({}, { ...luis, height: { feet: 6, inches: 1 } }),
  })
  expect(met.people.map(({ id }) => id)).toEqual(['primary', 'here'])
  expect(met.people[1]).toMatchObject({ weight: 190, height: { feet: 6, inches: 1 } })
  // Another name or another birth date is another person.
  for (const other of [{ fullName: 'Luisa' }, { dateOfBirth: '1999-01-01' }]) {
    const account = of({}, { ...luis, ...other })
    expect(meet({ here: of({}, { ...luis, id: 'here' }), account }).people).toHaveLength(3)
  }
})

test('[U2] of an account’s people the added ones are filled in and the removed ones go, unless changed here meanwhile', () => {
  const form = newFormData()
  const account = of({ weight: 140 }, luis)
  const filled = fillAnswers(form, account, accountAnswersOf(form))
  expect(filled.people).toMatchObject([{ weightPounds: 140 }, { fullName: 'Luis', weightPounds: 190 }])
  const then = accountAnswersOf(filled)
  const alone = of({ weight: 140 })
  expect(fillAnswers(filled, alone, then).people).toHaveLength(1)
  const meanwhile = updatePerson(filled, 'p2', { weightPounds: 200 })
  expect(fillAnswers(meanwhile, alone, then).people[1]?.weightPounds).toBe(200)
  expect(fillAnswers(meanwhile, account, then).people[1]?.weightPounds).toBe(200)
  expect(fillAnswers(removePerson(filled, 'p2'), account, then).people).toHaveLength(1)
  const stranger = of({}, { ...luis, relationship: 'Neighbor' })
  expect(fillAnswers(form, stranger, accountAnswersOf(form)).people).toHaveLength(1)
})

test('[U2] an account’s recommendation is filled in, unless a type was chosen here meanwhile', () => {
  const [form, before] = [newFormData(), accountAnswersOf(newFormData())]
  const advised = chooseGoal(choosePolicyType(form, 'NotSure'), 'family_protection', 'why')
  const account = accountAnswersOf(advised)
  expect(fillAnswers(form, account, before)).toMatchObject({ recommendedPlanType: 'Term' })
  const chosen = choosePolicyType(form, 'Whole')
  expect(fillAnswers(chosen, account, before).recommendedPlanType).toBeUndefined()
})

test('[D1] how to be reached: the newer word counts, and one that only a side has is kept', () => {
  const said = (reach?: string[]) => readAccountAnswers({ people: [{ id: 'primary' }], reach })
  const [byMail, byPhone, never] = [said(['email']), said(['call']), said()]
  expect(meet({ here: byMail, account: byPhone, isHereNewer: true }).reach).toEqual(['email'])
  expect(meet({ here: byMail, account: byPhone, isHereNewer: false }).reach).toEqual(['call'])
  expect(meet({ base: byPhone, here: byMail, account: byPhone }).reach).toEqual(['email'])
  for (const isHereNewer of [true, false]) {
    expect(meet({ base: byMail, here: never, account: byMail, isHereNewer }).reach).toEqual(['email'])
    expect(meet({ here: byMail, account: never, isHereNewer }).reach).toEqual(['email'])
  }
})

test('[D1] how to be reached is filled in, unless it was said here meanwhile; what is no way is no answer', () => {
  const account = readAccountAnswers({ people: [], reach: ['email'] })
  const form = newFormData()
  expect(fillAnswers(form, account, accountAnswersOf(form)).reach).toEqual(['email'])
  const meanwhile = { ...form, reach: ['text' as const] }
  expect(fillAnswers(meanwhile, account, accountAnswersOf(form)).reach).toEqual(['text'])
  expect(fillAnswers(meanwhile, noAccountAnswers, accountAnswersOf(meanwhile)).reach).toEqual(['text'])
  for (const reach of [[], ['pigeon'], 'email', null, ['email', 'call', 'text', 'email']])
    expect(readAccountAnswers({ people: [], reach }).reach).toBeUndefined()
  expect(hasAccountAnswers(account)).toBe(true)
})

test('[U2] whatever is stored is read, filled into a form and read off it again without a failure', () => {
  const part = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.nat(), fc.string())
  const names = ['id', 'weight', 'height', 'coverage', 'planType', 'smoker', 'fullName', 'medications', 'x']
  const person = fc.dictionary(fc.constantFrom(...names), part)
  const stored = fc.oneof(
    fc.jsonValue(),
    fc.record({ people: fc.array(person), recommendation: fc.jsonValue() }),
  )
  const isSound = (answers: AccountAnswers) => {
    const form = fillAnswers(newFormData(), answers, noAccountAnswers)
    return form.people.length > 0 && readAccountAnswers(accountAnswersOf(form)).people.length > 0
  }
  fc.assert(
    fc.property(stored, stored, (one, other) => {
      const [here, account] = [readAccountAnswers(one), readAccountAnswers(other)]
      expect(isSound(meet({ here, account }))).toBe(true)
    }),
  )
})

test('[U2] a newer version’s parts come back as they were', () => {
  const newer = { people: [{ id: 'primary', sleep: 'well' }], version: 9 }
  expect(meet({ here: of({ weight: 140 }), account: readAccountAnswers(newer) })).toEqual({
    people: [{ id: 'primary', sleep: 'well', weight: 140 }],
    version: 9,
  })
})
