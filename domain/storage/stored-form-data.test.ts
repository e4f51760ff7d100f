import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormData, formDataSchema, newFormData, updatePrimaryPerson } from '#domain/people/form-data.ts'
import { addPerson, newAddedPerson } from '#domain/people/people.ts'
import { newPrimaryPerson } from '#domain/people/person.ts'
import { memoryStore } from '../../tests/fixtures/device/memory-store.ts'
import { storageKeys } from './storage-keys.ts'
import { parseFormData, readFormData, storedFormData } from './stored-form-data.ts'
import { writeStored } from './stored-value.ts'

const silent = () => {}

function answeredForm(): FormData {
  const one = updatePrimaryPerson(newFormData(), {
    fullName: 'Ana Rivera',
    dateOfBirth: '1990-05-03',
    gender: 'Female',
    smoker: false,
    medicalConditions: ['Asthma'],
    selectedPlanType: 'Term',
  })
  return { ...addPerson(one, newAddedPerson('p2', 'Spouse')), userId: 'user-1', isAuthenticated: true }
}

/** Parses and gives the reports with the form. */
function parsed(value: unknown): { form: FormData; reports: string[] } {
  const reports: string[] = []
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return { form: parseFormData(text, (message) => reports.push(message)), reports }
}

test('[DEVICE-08] The storage keys are exactly the specified six, and three of ours', () => {
  expect(Object.values(storageKeys).toSorted()).toEqual([
    ...['cart', 'deviceId', 'devicePlans', 'deviceProfile', 'formData', 'i18nextLng'],
    ...['ownLink', 'promptForName', 'sentApplications'],
  ])
})

test('[FORM-14] what was written is read back; cleared, or with nothing stored, the read gives the defaults', () => {
  const store = memoryStore()
  writeStored(store, storedFormData, answeredForm())
  expect(readFormData(store, silent)).toEqual(answeredForm())
  store.removeItem('formData')
  const reports: string[] = []
  expect(readFormData(store, (message) => reports.push(message))).toEqual(newFormData())
  expect(reports).toEqual([])
})

test.each(['{"people":[', '', 'null', '"text"', '[]'])(
  '[ERROR-18] Corrupt stored form data %j is logged and ignored: the form starts from its defaults',
  (text) => {
    const { form, reports } = parsed(text)
    expect(form).toEqual(newFormData())
    expect(reports).toEqual(['Stored formData is corrupt and was ignored'])
  },
)

test('[DEVICE-11] A field of the wrong type defaults, and every right one stays', () => {
  const { form, reports } = parsed({
    ...answeredForm(),
    needsRecommendation: 'yes',
    recommendedPlanType: 'Gold',
    people: [
      { ...answeredForm().people[0], heightFeet: '6', healthRating: null, gender: 'Other', smoker: 'no' },
    ],
  })
  expect(form.needsRecommendation).toBe(false)
  expect(form.recommendedPlanType).toBeUndefined()
  expect(form.userId).toBe('user-1')
  expect(form.people[0]).toMatchObject({
    fullName: 'Ana Rivera',
    dateOfBirth: '1990-05-03',
    heightFeet: 5,
    healthRating: 'Standard',
    selectedPlanType: 'Term',
  })
  expect(form.people[0]?.gender).toBeUndefined()
  expect(form.people[0]?.smoker).toBeUndefined()
  // No answer stands in a report.
  expect(reports).toEqual(['Parts of stored formData are corrupt and were ignored'])
})

test('[DEVICE-11] [FORM-11] [FORM-12] the first person stays the primary one, no two share an id, and counts follow the list', () => {
  const spouse = newAddedPerson('p2', 'Spouse')
  const { form } = parsed({
    people: [
      { id: 9, fullName: 'Ana', medications: ['Albuterol', 7, null] },
      spouse,
      spouse,
      'nobody',
      { fullName: 'Luis' },
    ],
  })
  expect(form.people.map(({ id }) => id)).toEqual(['primary', 'p2', 'person-5'])
  expect(form.people.map(({ fullName }) => fullName)).toEqual(['Ana', '', 'Luis'])
  expect(form.people[0]?.medications).toEqual(['Albuterol'])
  expect(form).toMatchObject({ numberOfPeople: 3, shoppingForMultiple: true })
})

test.each([undefined, [], 'x', [null]])(
  '[DEVICE-11] People stored as %j give the default person',
  (people) => {
    expect(parsed({ people }).form.people).toEqual([newPrimaryPerson()])
  },
)

test('[DEVICE-11] Any JSON, and any text, gives a whole form', () => {
  const person = fc.dictionary(fc.constantFrom(...Object.keys(newPrimaryPerson())), fc.jsonValue())
  const form = fc.dictionary(fc.constantFrom(...Object.keys(formDataSchema.shape)), fc.jsonValue())
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.tuple(form, fc.array(person)).map(([rest, people]) => JSON.stringify({ ...rest, people })),
  )
  fc.assert(
    fc.property(stored, (text) => {
      const read = parseFormData(text, silent)
      expect(formDataSchema.safeParse(read).success).toBe(true)
      expect(read.numberOfPeople).toBe(read.people.length)
      expect(read.people[0]?.id).toBe('primary')
      expect(parseFormData(JSON.stringify(read), silent)).toEqual(read)
    }),
  )
})
