import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAnswered, markAnswered } from '#domain/people/answered.ts'
import { type FormData, newFormData, primaryPerson, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson, type Person, questionsWithDefault } from '#domain/people/person.ts'
import { policyTypes, productTypes } from '#domain/plans/plan-type.ts'
import { healthRatings } from '#domain/pricing/quote-request.ts'
import { chooseGoal, choosePolicyType } from '#domain/questionnaire/answers.ts'
import { isStepValid } from '#domain/questionnaire/validation/validate.ts'
import {
  bringAnswers,
  carryChanges,
  givenAnswers,
  type InstantChanges,
  type InstantDraft,
  instantDraftSchema,
  instantFormFrom,
  pricedForm,
  statedAge,
  touchedAnswers,
  untouchedFields,
} from './carried-answers.ts'
import { newInstantForm } from './instant-form.ts'

const today = '2026-11-20'
const empty = newFormData()
const withPerson = (changes: Partial<Person>) => updatePrimaryPerson(empty, changes)

/** Device and tab after these changes, one after the other, as they come back from the storage. */
function after(form: FormData, ...changes: InstantChanges[]) {
  let state: { form: FormData; draft: InstantDraft | undefined } = { form, draft: undefined }
  for (const change of changes) {
    const { form, draft } = carryChanges(state, change, today)
    state = { form, draft: instantDraftSchema.parse(JSON.parse(JSON.stringify(draft))) }
  }
  return {
    ...state,
    person: primaryPerson(state.form),
    instant: instantFormFrom(state.form, state.draft),
  }
}

/** Every shared answer, in the words of both forms. */
const pairs: readonly [string, InstantChanges, Partial<Person>][] = [
  ...policyTypes.map((type) => [type, { productType: type }, { selectedPlanType: type }] as const),
  ['state', { residentState: 'OH' }, { residentState: 'OH' }],
  ['birth', { dateOfBirth: '1988-03-14' }, { dateOfBirth: '1988-03-14' }],
  ['sex', { gender: 'Female' }, { gender: 'Female' }],
  ['sex', { gender: 'Male' }, { gender: 'Male' }],
  ['tobacco', { tobacco: true }, { smoker: true }],
  ['no tobacco', { tobacco: false }, { smoker: false }],
  ['height', { heightFeet: 6, heightInches: 1 }, { heightFeet: 6, heightInches: 1 }],
  ['weight', { weightPounds: 142.5 }, { weightPounds: 142.5 }],
  ...healthRatings.map((healthRating) => [healthRating, { healthRating }, { healthRating }] as const),
  ['term', { termDuration: 30 }, { selectedTerm: 30 }],
  ['amount', { deathBenefit: 750_000 }, { selectedCoverage: 750_000 }],
].map(([name, instant, person]) => [name, instant, person] as [string, InstantChanges, Partial<Person>])

test.each(pairs)(
  '[U12] %s of the instant quote is the answer of the questionnaire',
  (_name, change, held) => {
    const { form, person, instant, draft } = after(empty, change)
    expect(person).toMatchObject(held)
    expect(instant).toEqual({ ...newInstantForm(), ...change })
    expect(givenAnswers(form)).toEqual(change)
    // Nothing of it is kept twice.
    expect(draft).toEqual({ over: {} })
  },
)

test.each(pairs)('[U12] %s of the questionnaire stands in the instant quote', (_name, change, held) => {
  // A rating is said, be it the default one.
  const said = held.healthRating === undefined ? [] : (['healthRating'] as const)
  const person = markAnswered({ ...newPrimaryPerson(), ...held }, said)
  expect(instantFormFrom(withPerson(person), undefined)).toEqual({ ...newInstantForm(), ...change })
})

test('[U12] a default that nobody touched is carried neither way, and a chosen one is', () => {
  expect(givenAnswers(empty)).toEqual({})
  expect(instantFormFrom(empty, undefined)).toEqual(newInstantForm())
  const { person } = after(empty, { gender: 'Female' })
  expect(questionsWithDefault.filter((question) => isAnswered(person, question))).toEqual([])
  const chosen = after(empty, { weightPounds: 170 }, { termDuration: 20 }, { healthRating: 'Standard' })
  expect(questionsWithDefault.filter((question) => isAnswered(chosen.person, question))).toEqual([
    ...['weight', 'healthRating', 'termLength'],
  ])
  expect(untouchedFields(chosen.form, chosen.draft)).toEqual([
    ...['productType', 'residentState', 'deathBenefit', 'dateOfBirth', 'gender', 'tobacco'],
    ...['heightFeet', 'heightInches', 'expeditedProducts', 'paidUpPeriod', 'premiumBudget', 'mainGoal'],
    ...['solveFor', 'cashValueSolveAmount', 'cashValueSolveAge'],
  ])
})

test.each<[string, InstantChanges]>([
  ['an emptied weight', { weightPounds: null }],
  ['half a weight', { weightPounds: 15 }],
  ['half an amount', { deathBenefit: 75 }],
  ['an emptied date', { dateOfBirth: '' }],
  ['a date of another century', { dateOfBirth: '0019-03-14' }],
  ['no feet', { heightFeet: null }],
  ['inches that are a foot', { heightInches: 12 }],
  ['no state', { residentState: '' }],
  ['no rating', { healthRating: undefined }],
  ['no sex', { gender: undefined }],
])('[U12] %s stays on screen, and what the device knows stays as well', (_what, change) => {
  const whole: InstantChanges = {
    ...{ residentState: 'OH', deathBenefit: 750_000, dateOfBirth: '1988-03-14', gender: 'Female' },
    ...{ heightFeet: 5, heightInches: 6, weightPounds: 142, healthRating: 'Preferred' },
  }
  const before = after(empty, whole)
  const { person, instant } = after(empty, whole, change)
  expect(person).toEqual(before.person)
  expect(instant).toEqual({ ...newInstantForm(), ...whole, ...change })
})

test('[U12] empty inches are none, and stay empty', () => {
  const { person, instant } = after(empty, { heightInches: null }, { heightFeet: 6 })
  expect(person).toMatchObject({ heightFeet: 6, heightInches: 0, answered: ['height'] })
  expect(instant).toMatchObject({ heightFeet: 6, heightInches: null })
})

test.each(productTypes.filter((type) => !policyTypes.some((offered) => offered === type)))(
  '[U12] %s, which the questionnaire does not offer, stays in the tab and changes no answer there',
  (productType) => {
    const answered = choosePolicyType(empty, 'Term')
    const { form, instant, draft } = after(answered, { productType })
    expect(form).toEqual(answered)
    expect(instant.productType).toBe(productType)
    // The policy type that is answered in the questionnaire afterwards is newer.
    expect(instantFormFrom(choosePolicyType(form, 'Whole'), draft).productType).toBe('Whole')
    expect(after(answered, { productType }, { productType: 'Term' }).instant.productType).toBe('Term')
  },
)

test('[U12] what a final expense plan pays and what a family needs are two amounts; neither is lost to the other', () => {
  const amountFor = (...changes: InstantChanges[]) => after(empty, ...changes).instant.deathBenefit
  const finalExpense = { productType: 'FinalExpense' } as const
  expect(amountFor(finalExpense)).toBeNull()
  expect(amountFor({ deathBenefit: 40_000 }, finalExpense)).toBe(40_000)
  expect(amountFor({ deathBenefit: 750_000 }, finalExpense)).toBeNull()
  expect(amountFor({ deathBenefit: 15_000 }, finalExpense)).toBe(15_000)
  const both: InstantChanges[] = [{ deathBenefit: 750_000 }, finalExpense, { deathBenefit: 15_000 }]
  expect(amountFor(...both)).toBe(15_000)
  expect(after(empty, ...both).person.selectedCoverage).toBe(750_000)
  expect(amountFor(...both, { productType: 'Whole' })).toBe(750_000)
  expect(amountFor(...both, { productType: 'Whole' }, finalExpense)).toBe(15_000)
  expect(
    amountFor({ deathBenefit: null }, finalExpense, { deathBenefit: null }, { tobacco: true }),
  ).toBeNull()
  expect(amountFor({ deathBenefit: null }, finalExpense, { productType: 'Term' })).toBeNull()
  expect(after(empty, finalExpense, { deathBenefit: 30_000 }).person).toEqual(newPrimaryPerson())
  // A date of birth that final expense is not for is a date of birth all the same.
  expect(after(empty, finalExpense, { dateOfBirth: '1990-05-03' }).person.dateOfBirth).toBe('1990-05-03')
  // A chosen final expense plan writes its amount on the person: no family's need.
  const chosen = withPerson({ selectedPlanType: 'FinalExpense', selectedCoverage: 15_000 })
  expect(instantFormFrom(chosen, undefined)).toMatchObject({ ...finalExpense, deathBenefit: 15_000 })
  expect(instantFormFrom(chosen, undefined, 'Term').deathBenefit).toBe(newInstantForm().deathBenefit)
})

test('[U12] the newest answer counts, wherever it was given', () => {
  const typed = after(empty, { weightPounds: 142 }, { weightPounds: null })
  const elsewhere = updatePrimaryPerson(typed.form, { weightPounds: 150 })
  expect(instantFormFrom(elsewhere, typed.draft).weightPounds).toBe(150)
  const again = carryChanges({ form: elsewhere, draft: typed.draft }, { weightPounds: 160 }, today)
  expect(primaryPerson(again.form).weightPounds).toBe(160)
})

test('[U12] a product chosen by hand ends the wish for advice, and the same one again changes nothing', () => {
  const advised = chooseGoal(choosePolicyType(empty, 'NotSure'), 'mortgage_protection', 'why')
  expect(givenAnswers(advised)).toEqual({})
  expect(after(advised, { productType: 'Whole' }).form).toMatchObject({ needsRecommendation: false })
  const accepted = updatePrimaryPerson(advised, { selectedPlanType: 'Term' })
  expect(after(accepted, { productType: 'Term' }).form).toEqual(accepted)
})

test('[U12] what only the instant quote asks stays in the tab', () => {
  const own: InstantChanges = { paidUpPeriod: '10-Pay', premiumBudget: 80, expeditedProducts: false }
  const { form, instant, draft } = after(empty, own)
  expect(form).toEqual(empty)
  expect(instant).toEqual({ ...newInstantForm(), ...own })
  expect(draft).toEqual({ ...own, over: {} })
  const undone = after(empty, { solveFor: 'Max Non-MEC Premium' }, { solveFor: undefined })
  expect(undone.instant.solveFor).toBeUndefined()
})

test('[U12] answers of the questionnaire that the instant quote does not offer give way to its defaults', () => {
  const form = withPerson({ residentState: 'PR', healthRating: 'Excellent', selectedTerm: 12 })
  const half = updatePrimaryPerson(form, { dateOfBirth: '1986-04-', selectedPlanType: 'NotSure' })
  expect(givenAnswers(half)).toEqual({})
})

test('[U12] a chosen plan was chosen at the price of other answers; everybody else stays', () => {
  const chosen = addPerson(
    withPerson({ selectedCompany: 'SBLI', selectedMonthlyPrice: 28 }),
    newAddedPerson('p2', 'Spouse'),
  )
  const { form } = after(chosen, { weightPounds: 142 })
  expect(primaryPerson(form)).toMatchObject({ selectedCompany: '', selectedMonthlyPrice: 0 })
  expect(form.people[1]).toEqual(chosen.people[1])
  expect(primaryPerson(after(chosen, { residentState: 'OH' }).form).selectedCompany).toBe('SBLI')
})

test('[U12] an age is no date of birth: the date is asked, with the age beside it, until there is one', () => {
  const told = after(empty, { age: 41, gender: 'Female' })
  expect(told.person).toMatchObject({ dateOfBirth: '', gender: 'Female' })
  expect(statedAge(told.form, told.draft)).toBe(41)
  const typed = carryChanges(told, { dateOfBirth: '1985-06-01' }, today)
  expect(statedAge(typed.form, typed.draft)).toBeUndefined()
  expect(typed.draft.statedAge).toBeUndefined()
  const elsewhere = updatePrimaryPerson(told.form, { dateOfBirth: '1985-06-01' })
  expect(statedAge(elsewhere, told.draft)).toBeUndefined()
})

test('[U12] an age that the known date of birth has changes nothing, and another one asks for the date again', () => {
  const known = withPerson({ dateOfBirth: '1985-06-01' })
  const same = after(known, { age: 41 })
  expect(same.instant.dateOfBirth).toBe('1985-06-01')
  expect(statedAge(same.form, same.draft)).toBeUndefined()
  const other = after(known, { age: 52 })
  expect(other.instant.dateOfBirth).toBe('')
  expect(other.person.dateOfBirth).toBe('1985-06-01')
  expect(statedAge(other.form, other.draft)).toBe(52)
})

test('[U12] an age on the way to the one that the date of birth makes leaves the date, as an emptied one does', () => {
  const known = withPerson({ dateOfBirth: '1985-06-01' })
  const typed = after(known, { age: 45 }, { age: null }, { age: 41 })
  expect(typed.instant.dateOfBirth).toBe('1985-06-01')
  expect(typed.draft).toEqual({ over: {} })
  const emptied = after(known, { age: 45 }, { age: null })
  expect(touchedAnswers(emptied.form, emptied.draft).dateOfBirth).toBe('')
  expect(statedAge(emptied.form, emptied.draft)).toBeUndefined()
})

test('[U12] a whole form that an earlier version kept in the tab stands, and none of it is carried untouched', () => {
  const earlier: InstantDraft = { ...newInstantForm(), gender: 'Female', weightPounds: 142 }
  expect(instantFormFrom(empty, earlier)).toEqual({
    ...newInstantForm(),
    ...{ gender: 'Female', weightPounds: 142 },
  })
  const { form, draft } = carryChanges({ form: empty, draft: earlier }, { tobacco: false }, today)
  expect(primaryPerson(form)).toEqual({ ...newPrimaryPerson(), smoker: false })
  expect(instantFormFrom(form, draft)).toMatchObject({ gender: 'Female', weightPounds: 142, tobacco: false })
})

test('[U12] whatever is changed, the form shows it, and the device holds right answers alone', () => {
  const number = fc.option(fc.oneof(fc.integer({ min: -5, max: 600 }), fc.constant(750_000)), { nil: null })
  const date = fc.constantFrom('', '1988-03-14', '0001-01-01', '2030-01-01')
  const change = fc.record(
    {
      productType: fc.constantFrom(...productTypes.filter((type) => type !== 'FinalExpense')),
      residentState: fc.constantFrom('', 'OH', 'FL'),
      ...{ deathBenefit: number, heightFeet: number, heightInches: number, weightPounds: number },
      dateOfBirth: date,
      healthRating: fc.constantFrom(...healthRatings),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      const { form, instant } = after(empty, ...changes)
      expect(instant).toMatchObject(Object.assign({}, ...changes))
      for (const step of ['height', 'weight', 'healthRating', 'coverage'] as const)
        expect(isStepValid(step, form, today)).toBe(true)
    }),
  )
})

test('what a link brings goes to a device that knows nothing, and is priced by the age alone', () => {
  const brought = { productType: 'Term', age: 61, gender: 'Male', tobacco: true } as const
  const state = bringAnswers({ form: empty, draft: undefined }, brought, today)
  expect(givenAnswers(state.form)).toMatchObject({ productType: 'Term', gender: 'Male', tobacco: true })
  expect(primaryPerson(state.form).dateOfBirth).toBe('')
  const form = instantFormFrom(state.form, state.draft)
  expect(form.dateOfBirth).toBe('')
  expect(pricedForm(form, statedAge(state.form, state.draft), today).dateOfBirth).toBe('1965-11-20')
})

test('where the device knows another answer, all that a link brings stays with the tab', () => {
  const known = withPerson({ gender: 'Female', dateOfBirth: '1980-01-01' })
  for (const productType of ['Term', 'FinalExpense'] as const) {
    const brought = { productType, age: 61, gender: 'Male', tobacco: true, deathBenefit: 50_000 } as const
    const state = bringAnswers({ form: known, draft: undefined }, brought, today)
    expect(state.form).toBe(known)
    expect(instantDraftSchema.parse(state.draft)).toEqual(state.draft)
    expect(instantFormFrom(state.form, state.draft)).toMatchObject({
      ...{ productType, gender: 'Male', tobacco: true, deathBenefit: 50_000, dateOfBirth: '' },
    })
    expect(statedAge(state.form, state.draft)).toBe(61)
  }
})

test('[issue 13.5] an amount of final expense that was told is no default that nobody touched', () => {
  const brought = { productType: 'FinalExpense', age: 61, deathBenefit: 15_000 } as const
  const { form, draft } = bringAnswers({ form: empty, draft: undefined }, brought, today)
  expect(untouchedFields(form, draft)).not.toContain('deathBenefit')
  expect(untouchedFields(form, draft, 'Term')).toContain('deathBenefit')
})
